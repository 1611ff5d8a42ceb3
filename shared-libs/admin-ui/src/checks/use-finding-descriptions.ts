import { type AnyKind, PART_SEPARATOR } from '@admissions/model';
import type { Finding, PartPosition } from '@admissions/model/checks';
import { type Translate, useMessage } from '@admissions/store';
import { PART_LABELS } from '../body/item-forms/texts.ts';
import { readFieldLabel } from '../labels/field-labels.ts';
import { REVISION_TEXTS } from '../revisions/texts.ts';
import { RULE_TEXTS, TEXTS } from './texts.ts';

/** Field and problem of a finding as text. */
export function useFindingDescriptions(kind: AnyKind) {
  const t = useMessage();
  return {
    describePlace({ field, item, path }: PartPosition & Pick<Finding, 'path'>): string {
      if (field === 'unpublishAt') return t(REVISION_TEXTS.unpublishAt);
      return describePath(kind, path ?? (item === undefined ? field : `${field}.${item}`), t);
    },
    describeRule: ({ rule, words, other = '' }: Finding): string =>
      t(RULE_TEXTS[rule], { words, other }),
  };
}

/** Rows by number and parts by label, as far as they have one. */
function describePath(kind: AnyKind, path: string, t: Translate) {
  let at = '';
  let words = '';
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) words = t(TEXTS.place, { field: words, number: Number(part) + 1 });
    else {
      at = at ? `${at}.${part}` : part;
      const own = t(readFieldLabel(kind, at));
      const label = own === at && words ? PART_LABELS[part] && t(PART_LABELS[part]) : own;
      if (label === undefined) break;
      words += (words && t(PART_SEPARATOR)) + label;
    }
  }
  return words;
}
