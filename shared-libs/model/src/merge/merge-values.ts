import { fieldTypeFor } from '../fields/index.ts';
import type { AnyKind } from '../kind/kind.ts';
import type { AnyItem } from './any-item.ts';
import type { FormValues } from './form-values.ts';
import { type KeyedItem, serializeItem, withKeys } from './keyed-items.ts';
import {
  findMovedKeys,
  type MergeSlot,
  mergeSequence,
  resolveSlots,
  type ThreeWay,
} from './merge-sequence.ts';
import { type Merge, serialize, threeWayMerge } from './three-way-merge.ts';

/** Bodies with unresolved conflicts, by field. */
export type MergedBodies = Readonly<Record<string, readonly MergeSlot<KeyedItem>[]>>;
/** `takenFromTheirs` includes merged lists and bodies, which both changed. */
export interface MergedValues extends Merge<FormValues> {
  bodies: MergedBodies;
}

/** Merges two changes: bodies by item, lists by row, others by field; conflicts have my values. */
export function mergeValues(kind: AnyKind, sides: ThreeWay<FormValues>): MergedValues {
  const merge = threeWayMerge(sides);
  const values = { ...merge.values };
  const conflicts: string[] = [];
  const takenFromTheirs = [...merge.takenFromTheirs];
  const bodies: Record<string, readonly MergeSlot<KeyedItem>[]> = {};
  for (const name of merge.conflicts) {
    const field = kind.fields[name];
    const merged = field && fieldTypeFor(field).merged;
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) =>
      toArray(side[name]),
    );
    const lists = { base: base ?? [], mine: mine ?? [], theirs: theirs ?? [] };
    const rows = merged === 'rows' ? mergeRows(lists) : null;
    if (merged === 'items') {
      const slots = mergeBodies(lists as ThreeWay<AnyItem[]>);
      values[name] = resolveSlots(slots);
      if (slots.some(({ isConflict }) => isConflict)) bodies[name] = slots;
      else takenFromTheirs.push(name);
    } else if (rows) {
      values[name] = rows;
      takenFromTheirs.push(name);
    } else conflicts.push(name);
  }
  return { values, conflicts, takenFromTheirs, bodies };
}

/** Whether any conflict is unresolved. */
export const hasConflicts = ({ conflicts, bodies }: MergedValues) =>
  conflicts.length + Object.keys(bodies).length > 0;

function mergeBodies({ base, mine, theirs }: ThreeWay<AnyItem[]>): MergeSlot<KeyedItem>[] {
  const sides = { base: withKeys(base), mine: withKeys(mine), theirs: withKeys(theirs) };
  return mergeSequence<KeyedItem>(
    sides,
    (one, other) => serializeItem(one) === serializeItem(other),
  );
}
const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

interface Row {
  readonly key: string;
  readonly value: unknown;
}
/**
 * Merges lists by row content; null when both removed or changed the same row differently, or one
 * moved a row that the other removed or changed.
 */
function mergeRows(lists: ThreeWay<readonly unknown[]>): unknown[] | null {
  const base = toRows(lists.base);
  const mine = toRows(lists.mine);
  const theirs = toRows(lists.theirs);
  const mineKeys = listKeys(mine);
  const theirKeys = listKeys(theirs);
  const removedByMe = base.filter(({ key }) => !mineKeys.has(key));
  const isRemovedByThem = ({ key }: Row) => !theirKeys.has(key);
  // Rows have no ids: a changed row is a removed and an added one. The same change is no conflict.
  const bothChangedSameRow =
    removedByMe.some(isRemovedByThem) && [...mineKeys].join('\n') !== [...theirKeys].join('\n');
  const myMoves = findMovedKeys(base, mine);
  const theirMoves = findMovedKeys(base, theirs);
  const isMovedAndRemoved =
    removedByMe.some(({ key }) => theirMoves.has(key)) ||
    base.some((row) => myMoves.has(row.key) && isRemovedByThem(row));
  if (bothChangedSameRow || isMovedAndRemoved) return null;
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
