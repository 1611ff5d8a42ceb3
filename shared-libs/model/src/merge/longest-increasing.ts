/** Longest increasing subsequence: its members stayed in order, the others moved. */
export function findLongestIncreasing(values: readonly number[]): ReadonlySet<number> {
  const best: { value: number; length: number; previous: number }[] = [];
  for (const value of values) {
    let length = 1;
    let previous = -1;
    for (const [at, each] of best.entries())
      if (each.value < value && each.length >= length) {
        length = each.length + 1;
        previous = at;
      }
    best.push({ value, length, previous });
  }
  const increasing = new Set<number>();
  let at = best.reduce(
    (top, each, index) => (each.length > (best[top]?.length ?? 0) ? index : top),
    0,
  );
  for (let each = best[at]; each; each = best[at]) {
    increasing.add(each.value);
    at = each.previous;
  }
  return increasing;
}
