export interface Merge<V> {
  /** Theirs where only they changed a field, else mine. */
  values: V;
  /** Fields that both changed differently. */
  conflicts: FieldName<V>[];
  /** Fields that only they changed. */
  takenFromTheirs: FieldName<V>[];
}
export type FieldName<V> = keyof V & string;

/** Three-way merge of an entry's fields. */
export function threeWayMerge<V extends object>({
  base,
  mine,
  theirs,
}: {
  base: V;
  mine: V;
  theirs: V;
}): Merge<V> {
  const theirChanges = listChangedFields(base, theirs, listFields(mine));
  const myChanges = new Set(listChangedFields(base, mine));
  const takenFromTheirs = theirChanges.filter((name) => !myChanges.has(name));
  return {
    values: { ...mine, ...Object.fromEntries(takenFromTheirs.map((name) => [name, theirs[name]])) },
    conflicts: theirChanges.filter(
      (name) => myChanges.has(name) && !isSame(mine[name], theirs[name]),
    ),
    takenFromTheirs,
  };
}

/** Changed fields of `after`. */
export const listChangedFields = <V extends object>(
  before: V,
  after: V,
  fields = listFields(after),
): FieldName<V>[] => fields.filter((name) => !isSame(before[name], after[name]));

/** Deep equality, independent of key order; null, undefined and '' are equal. */
export const isSame = (one: unknown, other: unknown) =>
  one === other || serialize(one) === serialize(other);
/** Serialises a value independent of key order. */
export const serialize = (value: unknown) => JSON.stringify(value ?? null, sortKeys);
function sortKeys(_name: string, value: unknown) {
  if (value === '') return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
const listFields = <V extends object>(values: V) => Object.keys(values) as FieldName<V>[];
