import type { AnyItem } from './any-item.ts';
import { type EditedItem, toStoredItem } from './stored-item.ts';
import { serialize } from './three-way-merge.ts';

/** A content item with a key that is unique in its body. */
export type KeyedItem = AnyItem & { readonly key: string };

/** Adds stable keys: own, of the item before at this position, or derived from the content. */
export function withKeys<I extends { readonly type: string; readonly key?: string }>(
  items: readonly I[],
  before: readonly EditedItem[] = [],
): (I & { key: string })[] {
  const usedKeys = new Set(items.map(({ key }) => key));
  const given = new Set<string>();
  return items.map((item, index) => {
    const old = before[index];
    const inPlace = old?.type === item.type && !usedKeys.has(old.key) ? old.key : undefined;
    const preferredKey = item.key ?? inPlace;
    const key =
      preferredKey === undefined || given.has(preferredKey)
        ? createKey(item, usedKeys, given)
        : preferredKey;
    given.add(key);
    return { ...item, key };
  });
}

/** The content of an item for comparison, without its key. */
export const serializeItem = (item: AnyItem) =>
  serialize(toStoredItem({ ...item, key: undefined }));

type Keys = ReadonlySet<string | undefined>;
function createKey(item: AnyItem, usedKeys: Keys, given: Keys) {
  const serialized = serializeItem(item);
  const seeds = [0x811c9dc5, 0x01234567];
  for (let count = 0; ; count += 1) {
    const key = seeds.map((seed) => calculateHash(`${count} ${serialized}`, seed)).join('');
    if (!usedKeys.has(key) && !given.has(key)) return key;
  }
}
/** Fowler–Noll–Vo: fast, and not for security. */
function calculateHash(text: string, seed: number) {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
