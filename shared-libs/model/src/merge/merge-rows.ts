import { findMovedKeys, mergeSequence, resolveSlots, type ThreeWay } from './merge-sequence.ts';
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
  const mineKeys = listKeys(mine);
  const theirKeys = listKeys(theirs);
  const removedByMe = base.filter(({ key }) => !mineKeys.has(key));
  const isRemovedByThem = ({ key }: Row) => !theirKeys.has(key);
  // Rows have no ids: a changed row is a removed and an added one.
  const isReplaced =
    removedByMe.some(isRemovedByThem) && [...mineKeys].join('\n') !== [...theirKeys].join('\n');
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

/** Equal rows get a number in their key, so that keys are unique. */
function toRows(values: readonly unknown[]): Row[] {
  const counts = new Map<string, number>();
  return values.map((value) => {
    const serialized = serialize(value);
    const count = counts.get(serialized) ?? 0;
    counts.set(serialized, count + 1);
    return { key: `${count} ${serialized}`, value };
  });
}
