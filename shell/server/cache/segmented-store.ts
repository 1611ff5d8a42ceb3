interface EntryOptions {
  bytes: number;
  /** Network of the first request. */
  network: string;
  /** One of a bounded number of items for all visitors; others never evict it. */
  isPinned?: boolean;
  isProven?: boolean;
  /** One of unboundedly many items; even if read twice it evicts only its own segment. */
  isGuessed?: boolean;
}
/** Shares of the budget; unproven items get the smallest, so a flood evicts only itself. */
const SHARES = { standing: 0.4, proven: 0.35, tried: 0.15, guessed: 0.1 };
type Segment = keyof typeof SHARES;

interface Entry<T> {
  value: T;
  segment: Segment;
  bytes: number;
  network: string;
}

/**
 * Cache with a byte budget in which one visitor cannot evict items that others use.
 * Each segment evicts what was least recently used; a read by a second network promotes `tried`
 * to `proven`.
 */
export function createSegmentedStore<T>(maxBytes: number) {
  /** Least recently used first. */
  const entries = new Map<string, Entry<T>>();
  const used: Record<Segment, number> = { standing: 0, proven: 0, tried: 0, guessed: 0 };

  function drop(key: string, entry: Entry<T>) {
    entries.delete(key);
    used[entry.segment] -= entry.bytes;
  }
  function add(key: string, entry: Entry<T>) {
    const { segment, bytes } = entry;
    used[segment] += bytes;
    for (const [oldest, other] of entries) {
      if (used[segment] <= SHARES[segment] * maxBytes) break;
      if (other.segment === segment) drop(oldest, other);
    }
    entries.set(key, entry);
  }
  return {
    /** A read by a second network marks the item as proven. */
    get(key: string, network?: string) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      drop(key, entry);
      const isSecond = network !== undefined && network !== entry.network;
      if (entry.segment === 'tried' && isSecond) entry.segment = 'proven';
      add(key, entry);
      return entry.value;
    },
    put(key: string, value: T, options: EntryOptions) {
      const { bytes, network } = options;
      const before = entries.get(key);
      if (before) drop(key, before);
      const segment = chooseSegment(options, before?.segment);
      if (bytes <= (SHARES.tried * maxBytes) / 4) add(key, { value, segment, bytes, network });
    },
    /** Whether more than one network has requested it. */
    isProven: (key: string) => entries.get(key)?.segment === 'proven',
    /** Removes the matching items. */
    remove(shouldRemove: (value: T) => boolean) {
      for (const [key, entry] of entries) if (shouldRemove(entry.value)) drop(key, entry);
    },
    bytes: () => Object.values(used).reduce((sum, bytes) => sum + bytes, 0),
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
