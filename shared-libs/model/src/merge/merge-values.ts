import { fieldTypeFor } from '../fields/index.ts';
import type { AnyKind } from '../kind/kind.ts';
import type { AnyItem } from './any-item.ts';
import type { FormValues } from './form-values.ts';
import { type KeyedItem, serializeItem, withKeys } from './keyed-items.ts';
import { mergeRows } from './merge-rows.ts';
import { type MergeSlot, mergeSequence, resolveSlots, type ThreeWay } from './merge-sequence.ts';
import { type Merge, threeWayMerge } from './three-way-merge.ts';

/** Merged bodies by field, with open questions. */
export type MergedBodies = Readonly<Record<string, readonly MergeSlot<KeyedItem>[]>>;
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

/** Whether a choice is open. */
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
