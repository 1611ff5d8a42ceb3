/** Things by key, within a budget of bytes, such that no visitor alone can throw out what others use. */
export interface SegmentedStore<T> {
  /** What is kept; being asked for by a second network, it has proven itself. */
  get(key: string, network?: string): T | undefined;
  put(key: string, value: T, options: EntryOptions): void;
  /** Whether more than one network has asked for it. */
  isProven(key: string): boolean;
  /** Takes out what is meant, and gives it back by its key. */
  remove(shouldRemove: (value: T, key: string) => boolean): { key: string; value: T }[];
  clear(): void;
  bytes(): number;
}
export interface EntryOptions {
  bytes: number;
  /** Whose asking brought it here. */
  network: string;
  /** One of a bounded number of things that all visitors come to; stays whatever else comes. */
  isPinned?: boolean;
  isProven?: boolean;
  /** One of endless things that anybody can make up: asked for twice, too, it throws out nothing but its own kind. */
  isGuessed?: boolean;
}
type Segment = 'standing' | 'proven' | 'tried' | 'guessed';
interface Entry<T> {
  value: T;
  segment: Segment;
  bytes: number;
  network: string;
  /** Asked for since it came here, or since it would have gone. */
  isUsed: boolean;
}
/** Shares of the budget. What nobody else asked for has the smallest, so a flood of it throws out itself alone. */
const SHARES: Readonly<Record<Segment, number>> = {
  standing: 0.4,
  proven: 0.35,
  tried: 0.15,
  guessed: 0.1,
};

/** Four shares of so many bytes; in each, what came first goes first, unless it was used meanwhile: then it has a second chance. Reading moves nothing. */
export function createSegmentedStore<T>(maxBytes: number): SegmentedStore<T> {
  const segments: Record<Segment, Map<string, Entry<T>>> = {
    standing: new Map(),
    proven: new Map(),
    tried: new Map(),
    guessed: new Map(),
  };
  const used: Record<Segment, number> = { standing: 0, proven: 0, tried: 0, guessed: 0 };
  const names = Object.keys(segments) as Segment[];
  /** All of them: every answer looks here. */
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
      // From the better places there is one more step on the way out.
      else if (segment === 'standing' || segment === 'proven') {
        first.segment = 'tried';
        add(oldest, first);
      }
    }
  }
  return {
    get(key, network) {
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
    put(key, value, { bytes, network, isPinned, isProven, isGuessed }) {
      const before = entries.get(key);
      if (before) detach(key, before);
      const segment = chooseSegment({
        isPinned,
        isGuessed,
        isProven: isProven || before?.segment === 'proven',
      });
      if (bytes <= (SHARES.tried * maxBytes) / 4)
        add(key, { value, segment, bytes, network, isUsed: false });
    },
    isProven: (key) => entries.get(key)?.segment === 'proven',
    remove(shouldRemove) {
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
    clear() {
      entries.clear();
      for (const name of names) {
        segments[name].clear();
        used[name] = 0;
      }
    },
    bytes: () => names.reduce((sum, name) => sum + used[name], 0),
  };
}

function chooseSegment({
  isPinned,
  isGuessed,
  isProven,
}: Partial<Pick<EntryOptions, 'isPinned' | 'isGuessed' | 'isProven'>>): Segment {
  if (isPinned) return 'standing';
  if (isGuessed) return 'guessed';
  return isProven ? 'proven' : 'tried';
}
