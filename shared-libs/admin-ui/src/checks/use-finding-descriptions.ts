import type { AnyKind } from '@admissions/model';
import type { Finding, PartPosition } from '@admissions/model/checks';
import { useMessage } from '@admissions/store';
import { readFieldLabel } from '../labels/field-labels.ts';
import { REVISION_TEXTS } from '../revisions/texts.ts';
import { RULE_TEXTS, TEXTS } from './texts.ts';

/** Field and problem of a finding as text. */
export function useFindingDescriptions(kind: AnyKind) {
  const t = useMessage();
  return {
    describePlace({ field, item }: PartPosition): string {
      const name =
        field === 'unpublishAt' ? t(REVISION_TEXTS.unpublishAt) : t(readFieldLabel(kind, field));
      return item === undefined ? name : t(TEXTS.place, { field: name, number: item + 1 });
    },
    describeRule: ({ rule, words, other = '' }: Finding): string =>
      t(RULE_TEXTS[rule], { words, other }),
  };
}
