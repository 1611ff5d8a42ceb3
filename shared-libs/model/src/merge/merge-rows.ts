import type { ThreeWay } from './merge-sequence.ts';
import { findMoved, mergeSequence, takeSides } from './merge-sequence.ts';
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
  const goneForMe = base.filter(({ key }) => !own.has(key));
  const isGoneForThem = ({ key }: Row) => !other.has(key);
  // A rewritten row looks like a removed one.
  const isReplaced = goneForMe.some(isGoneForThem) && [...own].join('\n') !== [...other].join('\n');
  const myMoves = findMoved(base, mine);
  const theirMoves = findMoved(base, theirs);
  const isMovedAndGone =
    goneForMe.some(({ key }) => theirMoves.has(key)) ||
    base.some((row) => myMoves.has(row.key) && isGoneForThem(row));
  if (isReplaced || isMovedAndGone) return null;
  return takeSides(mergeSequence<Row>({ base, mine, theirs }, () => true)).map(
    ({ value }) => value,
  );
}

const listKeys = (rows: readonly Row[]) => new Set(rows.map(({ key }) => key));

/** Equal rows are counted. */
function toRows(values: readonly unknown[]): Row[] {
  const counts = new Map<string, number>();
  return values.map((value) => {
    const said = serialize(value);
    const count = counts.get(said) ?? 0;
    counts.set(said, count + 1);
    return { key: `${count} ${said}`, value };
  });
}
