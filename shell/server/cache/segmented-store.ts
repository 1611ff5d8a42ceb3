export interface EntryOptions {
  bytes: number;
  /** Network of the first request. */
  network: string;
  /** One of a bounded number of items for all visitors; others never evict it. */
  isPinned?: boolean;
  isProven?: boolean;
  /** One of unboundedly many items; even if read twice it evicts only its own segment. */
  isGuessed?: boolean;
}
type Segment = 'standing' | 'proven' | 'tried' | 'guessed';
interface Entry<T> {
  value: T;
  segment: Segment;
  bytes: number;
  network: string;
  /** Read since its insertion or its last second chance. */
  isUsed: boolean;
}
/** Shares of the budget; unproven items get the smallest, so a flood evicts only itself. */
const SHARES: Readonly<Record<Segment, number>> = {
  standing: 0.4,
  proven: 0.35,
  tried: 0.15,
  guessed: 0.1,
};
const names = Object.keys(SHARES) as Segment[];

/**
 * Cache with a byte budget in which one visitor cannot evict items that others use.
 * Each segment evicts first in, first out, with a second chance. A read does not change the order;
 * one by a second network promotes `tried` to `proven`.
 */
export function createSegmentedStore<T>(maxBytes: number) {
  const segments: Record<Segment, Map<string, Entry<T>>> = {
    standing: new Map(),
    proven: new Map(),
    tried: new Map(),
    guessed: new Map(),
  };
  const used: Record<Segment, number> = { standing: 0, proven: 0, tried: 0, guessed: 0 };
  /** Index over all segments, for reads. */
  const entries = new Map<string, Entry<T>>();

  function detach(key: string, entry: Entry<T>) {
    entries.delete(key);
    segments[entry.segment].delete(key);
    used[entry.segment] -= entry.bytes;
  }
  function append(key: string, entry: Entry<T>) {
    entries.set(key, entry);
    segments[entry.segment].set(key, entry);
    used[entry.segment] += entry.bytes;
  }
  function add(key: string, entry: Entry<T>) {
    const { segment } = entry;
    append(key, entry);
    for (const [oldest, first] of segments[segment]) {
      if (used[segment] <= SHARES[segment] * maxBytes) break;
      if (oldest === key) continue;
      detach(oldest, first);
      const { isUsed } = first;
      first.isUsed = false;
      if (isUsed) append(oldest, first);
      // Items of the better segments are demoted once before eviction.
      else if (segment === 'standing' || segment === 'proven') {
        first.segment = 'tried';
        add(oldest, first);
      }
    }
  }
  return {
    /** A read by a second network marks the item as proven. */
    get(key: string, network?: string) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entry.isUsed = true;
      if (entry.segment === 'tried' && network !== undefined && network !== entry.network) {
        detach(key, entry);
        entry.segment = 'proven';
        add(key, entry);
      }
      return entry.value;
    },
    put(key: string, value: T, options: EntryOptions) {
      const { bytes, network } = options;
      const before = entries.get(key);
      if (before) detach(key, before);
      const segment = chooseSegment(options, before?.segment);
      if (bytes <= (SHARES.tried * maxBytes) / 4)
        add(key, { value, segment, bytes, network, isUsed: false });
    },
    /** Whether more than one network has requested it. */
    isProven: (key: string) => entries.get(key)?.segment === 'proven',
    /** Removes and returns the matching items. */
    remove(shouldRemove: (value: T, key: string) => boolean) {
      const removed: { key: string; value: T }[] = [];
      for (const name of names)
        for (const [key, entry] of segments[name]) {
          const { value } = entry;
          if (!shouldRemove(value, key)) continue;
          detach(key, entry);
          removed.push({ key, value });
        }
      return removed;
    },
    bytes: () => names.reduce((sum, name) => sum + used[name], 0),
  };
}

function chooseSegment(
  { isPinned, isGuessed, isProven }: EntryOptions,
  before: Segment | undefined,
): Segment {
  if (isPinned) return 'standing';
  if (isGuessed) return 'guessed';
  return isProven || before === 'proven' ? 'proven' : 'tried';
}
