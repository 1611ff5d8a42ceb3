import type { AnyKind } from '@admissions/model';
import { type FormValues, listChangedFields } from '@admissions/model/merge';
import type { EntryDraftWrite } from '@admissions/protocol/staff';
import { isSameBody } from './edited-item.ts';
import { pick } from './pick.ts';

export type DraftValues = Pick<EntryDraftWrite, 'changed' | 'base'>;

/** Changed fields, with the entry's values of them as a base. */
export function toDraftValues(kind: AnyKind, entry: FormValues, values: FormValues): DraftValues {
  const names = findChanged(kind, entry, values);
  return { changed: pick(values, names), base: pick(entry, names) };
}
/** Changed fields; keys of content items do not count. */
export const findChanged = (kind: AnyKind, before: FormValues, after: FormValues): string[] =>
  listChangedFields(before, after).filter((name) => {
    const [one, other] = [before[name], after[name]];
    const isContent = kind.fields[name]?.type === 'items';
    return !(isContent && Array.isArray(one) && Array.isArray(other) && isSameBody(one, other));
  });
