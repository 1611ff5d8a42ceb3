import type { AnyKind } from '@admissions/contracts';
import type { FormValues, MergedValues } from '@admissions/contracts/merge';
import { changedFields, isSame, mergeValues } from '@admissions/contracts/merge';
import { isSameBody } from '../base/edited-item.ts';
import type { DraftValues } from './draft-keeper.ts';

/** What a draft holds: the fields that say something else than the entry, and what the entry says there. */
export function toDraftValues(kind: AnyKind, entry: FormValues, values: FormValues): DraftValues {
  const names = findChanged(kind, entry, values);
  return { changed: pick(values, names), base: pick(entry, names) };
}
/** The fields that say something else; content says the same when only the keys of its items are others. */
export const findChanged = (kind: AnyKind, before: FormValues, after: FormValues): string[] =>
  changedFields(before, after).filter((name) => {
    const [one, other] = [before[name], after[name]];
    const isContent = kind.fields[name]?.type === 'items';
    return !(isContent && Array.isArray(one) && Array.isArray(other) && isSameBody(one, other));
  });
/** These fields; null where there is none. */
export const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** What was typed into the entry met by the draft that arrived after it. */
export const meetTyped = (
  kind: AnyKind,
  entry: FormValues,
  { typed, draft }: { typed: FormValues; draft: FormValues },
): MergedValues => mergeValues(kind, { base: entry, mine: typed, theirs: { ...entry, ...draft } });

interface DraftMeeting {
  mine: FormValues;
  /** The draft as a colleague wrote it. */
  theirs: DraftValues;
  /** The draft as this form knew it; null when it knew of none. */
  before: DraftValues | null;
}
/** What is typed met by what a colleague wrote in the draft. A field that each of them began from another version of the entry cannot be combined: it is asked about as a whole. */
export function meetDraft(
  kind: AnyKind,
  entry: FormValues,
  { mine, theirs, before }: DraftMeeting,
): MergedValues {
  const merged = mergeValues(kind, {
    base: { ...entry, ...before?.changed },
    mine,
    theirs: { ...entry, ...theirs.changed },
  });
  const apart = Object.keys(theirs.changed).filter(
    (name) =>
      name in entry &&
      !(before && name in before.changed) &&
      !isSame(theirs.base[name], entry[name]) &&
      !isSame(theirs.changed[name], mine[name]),
  );
  const isTogether = (name: string) => !apart.includes(name);
  return {
    values: { ...merged.values, ...pick(mine, apart) },
    conflicts: [...merged.conflicts.filter(isTogether), ...apart],
    followed: merged.followed.filter(isTogether),
    bodies: Object.fromEntries(Object.entries(merged.bodies).filter(([name]) => isTogether(name))),
  };
}
