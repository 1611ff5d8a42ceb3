import { findLongestIncreasing } from './longest-increasing.ts';

/** An element of a merged sequence; null: removed on that side. */
export interface MergeSlot<I> {
  key: string;
  mine: I | null;
  theirs: I | null;
  /** Both changed it, or one changed what the other removed. */
  isConflict: boolean;
}
export interface ThreeWay<V> {
  /** The version that both started from. */
  base: V;
  mine: V;
  theirs: V;
}

/** Merges sequences by key; my order wins, their additions follow their predecessors. */
export function mergeSequence<I extends { readonly key: string }>(
  sides: ThreeWay<readonly I[]>,
  isSame: (one: I, other: I) => boolean,
): MergeSlot<I>[] {
  const base = indexByKey(sides.base);
  const mine = indexByKey(sides.mine);
  const theirs = indexByKey(sides.theirs);
  const slots = new Map<string, MergeSlot<I>>();
  for (const key of [...mine.keys(), ...theirs.keys()]) {
    const slot = mergeElement(base.get(key), mine.get(key), theirs.get(key), isSame);
    if (slot) slots.set(key, { key, ...slot });
  }
  return orderKeys(sides)
    .map((key) => slots.get(key))
    .filter((slot) => slot !== undefined);
}

/** The merged elements with the choices made; mine by default. */
export const resolveSlots = <I>(
  slots: readonly MergeSlot<I>[],
  chosen: (key: string) => 'mine' | 'theirs' = () => 'mine',
): I[] => slots.map((slot) => slot[chosen(slot.key)]).filter((thing) => thing !== null);

/** Moved elements among those on both sides. */
export function findMovedKeys<I extends { readonly key: string }>(
  before: readonly I[],
  after: readonly I[],
): ReadonlySet<string> {
  const positions = new Map(before.map(({ key }, position) => [key, position]));
  const staying = findLongestIncreasing(
    after.map(({ key }) => positions.get(key)).filter((position) => position !== undefined),
  );
  const moved = after.filter(({ key }) => {
    const position = positions.get(key);
    return position !== undefined && !staying.has(position);
  });
  return new Set(moved.map(({ key }) => key));
}

const indexByKey = <I extends { readonly key: string }>(things: readonly I[]) =>
  new Map(things.map((thing) => [thing.key, thing]));

function mergeElement<I>(
  base: I | undefined,
  mine: I | undefined,
  theirs: I | undefined,
  isSame: (one: I, other: I) => boolean,
): Omit<MergeSlot<I>, 'key'> | null {
  const isEqual = (one: I | undefined, other: I | undefined) =>
    one === undefined || other === undefined ? one === other : isSame(one, other);
  const settled = (thing: I | undefined) =>
    thing === undefined ? null : { mine: thing, theirs: thing, isConflict: false };
  if (isEqual(mine, base)) return settled(theirs);
  if (isEqual(theirs, base) || isEqual(mine, theirs)) return settled(mine);
  return { mine: mine ?? null, theirs: theirs ?? null, isConflict: true };
}

/** Keys of both sides in merged order. */
function orderKeys<I extends { readonly key: string }>({
  base,
  mine,
  theirs,
}: ThreeWay<readonly I[]>) {
  const myMoves = findMovedKeys(base, mine);
  const theirMoves = findMovedKeys(base, theirs);
  const mineKeys = new Set(mine.map(({ key }) => key));
  const isPlacedByThem = (key: string) =>
    !mineKeys.has(key) || (theirMoves.has(key) && !myMoves.has(key));
  const order = mine.map(({ key }) => key).filter((key) => !isPlacedByThem(key));
  for (const [index, { key }] of theirs.entries()) {
    if (!isPlacedByThem(key)) continue;
    const before = theirs.slice(0, index).findLast((each) => order.includes(each.key));
    order.splice(before ? order.indexOf(before.key) + 1 : 0, 0, key);
  }
  return order;
}
