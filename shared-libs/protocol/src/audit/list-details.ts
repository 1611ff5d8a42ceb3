import type { Localised } from '@admissions/model';
import {
  AREAS,
  allows,
  COLON,
  type Flags,
  formatMoment,
  LIST_SEPARATOR,
  pair,
} from '@admissions/model';
import type { MessageKey } from '@admissions/model/messages';
import type { AuditEntry } from '../account.ts';
import { AREA_LABELS } from '../area-labels.ts';
import { REVIEW_STATES, type ReviewState } from '../submissions.ts';
import { actionName, detailName, fieldName, formatValue } from './describe-action.ts';
import { recordedWord } from './recorded-words.ts';

interface Words {
  (text: MessageKey | Localised): string;
  /** Translates a message that is a key. */
  error(message: string): string;
}
const FLAGS = ['priv', 'before', 'after'];

/** Name and value of each detail of an entry besides who, what and when. */
export function listDetails(
  { action, area, target, details }: Pick<AuditEntry, 'action' | 'area' | 'target' | 'details'>,
  t: Words,
  formatBytes = (bytes: number) => `${bytes} bytes`,
): [name: string, value: string][] {
  const join = (parts: readonly string[]) => parts.join(t(LIST_SEPARATOR)) || '—';
  function describeValue(name: string, value: unknown): string {
    if (name === 'message' && typeof value === 'string') return t.error(value);
    if (name === 'revision') return t(pair(`第${value}版`, String(value)));
    if (name === 'size' && typeof value === 'number') return formatBytes(value);
    if (name === 'state' && isState(value)) return t(`review.state.${value}`);
    if (name === 'filters' && isObject(value))
      return join(
        Object.entries(value).map(
          ([part, chosen]) => t(detailName(part)) + t(COLON) + describeValue(part, chosen),
        ),
      );
    if (name === 'action' || name === 'attempt') return t(actionName(String(value)));
    if (name === 'fields' && Array.isArray(value))
      return join(value.map((field) => t(fieldName({ area, target }, String(field)))));
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formatMoment(value);
    if (typeof value === 'string' && value !== '') return t(recordedWord(name, value));
    const shown =
      FLAGS.includes(name) && isPriv(value)
        ? AREAS.filter((each) => allows(value, each)).map((each) => t(AREA_LABELS[each]))
        : value;
    return formatValue(shown, { yes: t('common.yes'), no: t('common.no'), pick: t });
  }
  return sortDetails(details).map(([name, value]) => [
    t(detailName(name === 'name' && action.startsWith('finding_') ? 'found' : name)),
    describeValue(name, value),
  ]);
}

// The database orders keys by length: put the field name first, old before new.
const KEY_ORDER: Readonly<Record<string, number>> = { fields: -1, after: 1 };
const sortDetails = (details: AuditEntry['details']) =>
  Object.entries(details).toSorted(
    ([one], [other]) => (KEY_ORDER[one] ?? 0) - (KEY_ORDER[other] ?? 0),
  );
const isState = (value: unknown): value is ReviewState =>
  REVIEW_STATES.some((state) => state === value);
const isPriv = (value: unknown): value is Flags => isObject(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
