export interface Merge<V> {
  /** Theirs where only they changed a field, mine everywhere else. */
  values: V;
  /** Fields that both changed, to different values. */
  conflicts: FieldName<V>[];
  /** Fields that only they changed. */
  followed: FieldName<V>[];
}
export type FieldName<V> = keyof V & string;

/** Brings together two changes of the same entry: `base` is what both started from. */
export function threeWayMerge<V extends object>({
  base,
  mine,
  theirs,
}: {
  base: V;
  mine: V;
  theirs: V;
}): Merge<V> {
  const theirChanges = changedFields(base, theirs, listFields(mine));
  const myChanges = new Set(changedFields(base, mine));
  const followed = theirChanges.filter((name) => !myChanges.has(name));
  return {
    values: { ...mine, ...Object.fromEntries(followed.map((name) => [name, theirs[name]])) },
    conflicts: theirChanges.filter(
      (name) => myChanges.has(name) && !isSame(mine[name], theirs[name]),
    ),
    followed,
  };
}

/** The fields of `after` that say something else than before. */
export const changedFields = <V extends object>(
  before: V,
  after: V,
  fields = listFields(after),
): FieldName<V>[] => fields.filter((name) => !isSame(before[name], after[name]));

/** Whether two values say the same; the order of keys does not matter, and nothing is nothing. */
export const isSame = (one: unknown, other: unknown): boolean =>
  serialize(one) === serialize(other);
/** A value as a text that is the same for all that say the same. */
export const serialize = (value: unknown): string => JSON.stringify(value ?? null, inOrder);
function inOrder(_name: string, value: unknown) {
  if (value === '') return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
const listFields = <V extends object>(values: V) => Object.keys(values) as FieldName<V>[];
