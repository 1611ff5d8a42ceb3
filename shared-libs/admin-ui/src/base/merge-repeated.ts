/** Lines of a log, without neighbours of the same minute that differ only in their id. */
export function mergeRepeated<Line extends { id: number; at: string }>(lines: readonly Line[]) {
  const merged: (Line & { times: number })[] = [];
  for (const line of lines) {
    const last = merged.at(-1);
    if (last && toKey(last) === toKey(line)) last.times += 1;
    else merged.push({ ...line, times: 1 });
  }
  return merged;
}
const toKey = ({ at, ...line }: { id: number; at: string }) =>
  JSON.stringify({ ...line, id: 0, times: 0, at: at.slice(0, 16) });
