import type { FormValues } from './form-values.ts';

export interface Merge {
  /** Theirs where only they changed a field, mine everywhere else. */
  values: FormValues;
  /** Fields that both changed, to different values. */
  conflicts: string[];
}
/** Brings together two changes of the same entry: `base` is what both started from. */
export function mergeOf(base: FormValues, mine: FormValues, theirs: FormValues): Merge {
  const values: FormValues = {};
  const conflicts: string[] = [];
  for (const name of Object.keys(mine)) {
    const [iChanged, theyChanged] = [
      !isSame(base[name], mine[name]),
      !isSame(base[name], theirs[name]),
    ];
    values[name] = theyChanged && !iChanged ? theirs[name] : mine[name];
    if (iChanged && theyChanged && !isSame(mine[name], theirs[name])) conflicts.push(name);
  }
  return { values, conflicts };
}

/** Whether two values say the same; the order of keys does not matter, and nothing is nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null, inOrder) === JSON.stringify(other ?? null, inOrder);
}
const inOrder = (_name: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value === ''
      ? null
      : value;
