import { formatBytes } from '@admissions/admin-ui';
import { type Flags, formatMoment, joinLabel } from '@admissions/model';
import { AREA_LABELS, type AuditEntry } from '@admissions/protocol';
import { REVIEW_STATES, type ReviewState } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { grantedAreas } from '../../lib/flag-rules.ts';
import { recordedWord } from '../../lib/recorded-words.ts';
import styles from './audit-list.module.css';
import { actionName, detailName, fieldName, formatValue } from './describe-action.ts';

const FLAGS = ['priv', 'before', 'after'];

/** Name and value of each detail of an entry besides who, what and when. */
export function AuditDetails({
  action,
  area,
  target,
  details,
}: Pick<AuditEntry, 'action' | 'area' | 'target' | 'details'>) {
  const t = useMessage();
  function describeValue(name: string, value: unknown): string {
    if (name === 'message' && typeof value === 'string') return t.error(value);
    if (name === 'size' && typeof value === 'number') return formatBytes(value);
    if (name === 'state' && isState(value)) return t(`review.state.${value}`);
    if (name === 'filters' && isObject(value))
      return (
        t.join(
          Object.entries(value).map(([part, chosen]) =>
            joinLabel(t(detailName(part)), describeValue(part, chosen), t.locale),
          ),
        ) || '—'
      );
    if (name === 'action' || name === 'attempt') return t(actionName(String(value)));
    if (name === 'fields' && Array.isArray(value))
      return t.join(value.map((field) => t(fieldName({ area, target }, String(field))))) || '—';
    if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return formatMoment(value);
    if (typeof value === 'string' && value !== '') return t(recordedWord(name, value));
    const shown =
      FLAGS.includes(name) && isPriv(value)
        ? grantedAreas(value).map((area) => t(AREA_LABELS[area]))
        : value;
    return formatValue(shown, { yes: t('common.yes'), no: t('common.no'), pick: t });
  }
  return (
    <dl className={styles.details}>
      {sortDetails(details).map(([name, value]) => (
        <div className="flex gap-s" key={name}>
          <dt>
            {t(detailName(name === 'name' && action.startsWith('finding_') ? 'found' : name))}
          </dt>
          <dd>{describeValue(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
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
