import type { AnyKind } from '@admissions/model';
import { type AnyItem, type FormValues, isSame } from '@admissions/model/merge';
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
export const findChanged = (
  kind: AnyKind,
  before: FormValues,
  after: FormValues,
  names = Object.keys(after),
): string[] =>
  names.filter((name) =>
    kind.fields[name]?.type === 'items'
      ? !isSameBody(toItems(before[name]), toItems(after[name]))
      : !isSame(before[name], after[name]),
  );

/** Items of a stored body; empty without a body. */
export const toItems = (value: unknown): AnyItem[] =>
  Array.isArray(value) ? (value as AnyItem[]) : [];
