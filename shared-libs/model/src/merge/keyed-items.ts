import type { AnyItem } from './any-item.ts';
import type { EditedItem } from './edited-item.ts';
import { storedItem } from './stored-item.ts';
import { serialize } from './three-way-merge.ts';

/** A content item with the key by which it is known among the others of its body. */
export type KeyedItem = AnyItem & { readonly key: string };

/** The items of a body with a key each: their own, else that of the item of the same type that stood in their place, else one made of what they say, so that everybody who opens the same body knows its items by the same keys. */
export function keyed<I extends { readonly type: string; readonly key?: string }>(
  items: readonly I[],
  before: readonly EditedItem[] = [],
): (I & { key: string })[] {
  const taken = new Set(items.map(({ key }) => key));
  const given = new Set<string>();
  return items.map((item, index) => {
    const old = before[index];
    const inPlace = old?.type === item.type && !taken.has(old.key) ? old.key : undefined;
    const wanted = item.key ?? inPlace;
    const key = wanted === undefined || given.has(wanted) ? makeKey(item, taken, given) : wanted;
    given.add(key);
    return { ...item, key };
  });
}

/** What a content item says, as a text to be compared: as it is stored, without its key. */
export const serializeItem = (item: AnyItem): string =>
  serialize(storedItem({ ...item, key: undefined } as AnyItem));

type Keys = ReadonlySet<string | undefined>;
function makeKey(item: AnyItem, taken: Keys, given: Keys): string {
  const said = serializeItem(item);
  const seeds = [0x811c9dc5, 0x01234567];
  for (let count = 0; ; count += 1) {
    const key = seeds.map((seed) => toHash(`${count} ${said}`, seed)).join('');
    if (!taken.has(key) && !given.has(key)) return key;
  }
}
/** Fowler–Noll–Vo: quick, and nothing is safe because of it. */
function toHash(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
