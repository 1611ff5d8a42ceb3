import type { ThreeWay } from './merge-sequence.ts';
import { findMovedKeys, mergeSequence, resolveSlots } from './merge-sequence.ts';
import { serialize } from './three-way-merge.ts';

interface Row {
  readonly key: string;
  readonly value: unknown;
}
/** Merges lists by row content; null when both removed, changed or moved the same row. */
export function mergeRows(lists: ThreeWay<readonly unknown[]>): unknown[] | null {
  const base = toRows(lists.base);
  const mine = toRows(lists.mine);
  const theirs = toRows(lists.theirs);
  const own = listKeys(mine);
  const other = listKeys(theirs);
  const removedByMe = base.filter(({ key }) => !own.has(key));
  const isRemovedByThem = ({ key }: Row) => !other.has(key);
  // A rewritten row looks like a removed one.
  const isReplaced =
    removedByMe.some(isRemovedByThem) && [...own].join('\n') !== [...other].join('\n');
  const myMoves = findMovedKeys(base, mine);
  const theirMoves = findMovedKeys(base, theirs);
  const isMovedAndRemoved =
    removedByMe.some(({ key }) => theirMoves.has(key)) ||
    base.some((row) => myMoves.has(row.key) && isRemovedByThem(row));
  if (isReplaced || isMovedAndRemoved) return null;
  return resolveSlots(mergeSequence<Row>({ base, mine, theirs }, () => true)).map(
    ({ value }) => value,
  );
}

const listKeys = (rows: readonly Row[]) => new Set(rows.map(({ key }) => key));

/** Equal rows are counted. */
function toRows(values: readonly unknown[]): Row[] {
  const counts = new Map<string, number>();
  return values.map((value) => {
    const serialized = serialize(value);
    const count = counts.get(serialized) ?? 0;
    counts.set(serialized, count + 1);
    return { key: `${count} ${serialized}`, value };
  });
}
