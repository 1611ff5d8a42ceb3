export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to)), 0, list[from] as T);
}

/** The shortest slice in which two orders of the same items differ, in the new order. */
export function findChangedSlice<T>(before: readonly T[], after: readonly T[]): T[] {
  const first = after.findIndex((item, index) => item !== before[index]);
  const last = after.findLastIndex((item, index) => item !== before[index]);
  return first < 0 ? [] : after.slice(first, last + 1);
}
