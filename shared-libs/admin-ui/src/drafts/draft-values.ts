import type { FormValues } from '../base/form-values.ts';
import { changedFields, isSame } from '../base/three-way-merge.ts';
import type { DraftValues } from './draft-keeper.ts';

/** What a draft holds: the fields that say something else than the entry, and what the entry says there. */
export function toDraftValues(entry: FormValues, values: FormValues): DraftValues {
  const names = changedFields(entry, values);
  return { changed: pick(values, names), base: pick(entry, names) };
}
const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** The fields in which the entry was published anew since the draft was begun, to something that the draft does not say. */
export const findOvertaken = (entry: FormValues, { changed, base }: DraftValues): string[] =>
  Object.keys(changed).filter(
    (name) =>
      name in entry && !isSame(base[name], entry[name]) && !isSame(changed[name], entry[name]),
  );
