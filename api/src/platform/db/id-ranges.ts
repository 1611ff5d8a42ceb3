/** Compact ids such as `4-9,12`: the audit log stores long lists for years. */
export function formatIdRanges(ids: readonly number[]) {
  const ranges: [number, number][] = [];
  for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === id - 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
    .join(',');
}
