import type { AnyKind } from '@admissions/model';
import {
  type AnyEntry,
  type FormValues,
  isSame,
  type MergedBodies,
  type MergedValues,
  resolveSlots,
  withKeys,
} from '@admissions/model/merge';

/** Fields that two editors changed to different values. */
export interface Conflict {
  /** Fields that are chosen as a whole. */
  fields: readonly string[];
  /** Bodies with conflicts in only some of their items. */
  bodies: MergedBodies;
  mine: FormValues;
  theirs: AnyEntry;
}
export type Side = 'mine' | 'theirs';
/** By field, or by `toItemId` for an item of a body. */
export type Choices = Readonly<Record<string, Side>>;
export const toItemId = (field: string, key: string): string => `${field} ${key}`;

/** The merged values with the chosen side of each conflict, mine by default. */
export const applyChoices = (
  { values, conflicts, bodies }: Pick<MergedValues, 'values' | 'conflicts' | 'bodies'>,
  theirs: FormValues,
  sideOf: (id: string) => Side | undefined,
): FormValues => ({
  ...values,
  ...mapNames(conflicts, (name) => (sideOf(name) === 'theirs' ? theirs[name] : values[name])),
  ...mapNames(Object.keys(bodies), (name) =>
    resolveSlots(bodies[name] ?? [], (key) => sideOf(toItemId(name, key)) ?? 'mine'),
  ),
});

/**
 * Base of the next merge of the form with their version. It is their value, so that only later
 * changes count; where a conflict is open it stays the old base, so that it is found again.
 */
export const findSharedBase = (
  base: FormValues,
  theirs: FormValues,
  { conflicts, bodies }: Pick<MergedValues, 'conflicts' | 'bodies'>,
  isOpen: (id: string) => boolean = () => true,
): FormValues => ({
  ...theirs,
  ...mapNames(conflicts.filter(isOpen), (name) => base[name]),
  ...mapNames(Object.keys(bodies), (name) => {
    const open = (bodies[name] ?? []).filter(
      ({ key, isConflict }) => isConflict && isOpen(toItemId(name, key)),
    );
    return restoreItems(
      toItems(base[name]),
      toItems(theirs[name]),
      new Set(open.map(({ key }) => key)),
    );
  }),
});

/**
 * The draft is gone: published by somebody, or discarded. Base for merging the form with the live
 * version. `before`: live version that the draft was merged with; `draft`: the draft as last
 * merged; `published`: live version now. Bodies are compared item by item.
 */
export function findPublishedBase(
  kind: AnyKind,
  { before, draft, published }: Record<'before' | 'draft' | 'published', FormValues>,
): FormValues {
  return mapNames(Object.keys(draft), (name) => {
    // Not published: the draft's change counts as typed, and goes into another draft.
    if (isSame(published[name], before[name])) return before[name];
    // Published from the draft: only what was typed since counts.
    if (kind.fields[name]?.type !== 'items') return draft[name];
    const [old, now] = [toItems(before[name]), toItems(published[name])];
    const find = (items: readonly KeyedItem[], key: string) => {
      const item = items.find((each) => each.key === key);
      return item && { ...item, key: undefined };
    };
    const keys = [...old, ...toItems(draft[name])].map(({ key }) => key);
    const untouched = keys.filter((key) => isSame(find(old, key), find(now, key)));
    return restoreItems(old, toItems(draft[name]), new Set(untouched));
  });
}

type Item = { type: string; key?: string };
type KeyedItem = Item & { key: string };
const toItems = (value: unknown) => withKeys(Array.isArray(value) ? (value as Item[]) : []);
const mapNames = (names: readonly string[], toValue: (name: string) => unknown): FormValues =>
  Object.fromEntries(names.map((name) => [name, toValue(name) ?? null]));

/** `theirs`, but items with one of `keys` as in `base`: changed back, removed or put back. */
function restoreItems<I extends { key: string }>(
  base: readonly I[],
  theirs: readonly I[],
  keys: ReadonlySet<string>,
): I[] {
  const before = new Map(base.map((item) => [item.key, item]));
  const items = theirs
    .map((item) => (keys.has(item.key) ? before.get(item.key) : item))
    .filter((item) => item !== undefined);
  for (const [index, item] of base.entries()) {
    if (!keys.has(item.key) || items.some(({ key }) => key === item.key)) continue;
    // Back after the nearest item before it in `base` that is still there.
    const previous = base
      .slice(0, index)
      .findLast(({ key }) => items.some((each) => each.key === key));
    const position = previous ? items.findIndex(({ key }) => key === previous.key) + 1 : 0;
    items.splice(position, 0, item);
  }
  return items;
}
