/** Things by key, within a budget of bytes, such that no visitor alone can throw out what others use. */
export interface SegmentedStore<T> {
  /** What is kept; being asked for by a second network, it has proven itself. */
  get(key: string, network?: string): T | undefined;
  put(key: string, value: T, kept: Keeping): void;
  /** Whether more than one network has asked for it. */
  isProven(key: string): boolean;
  /** Takes out what is meant, and gives it back by its key. */
  remove(isMeant: (value: T, key: string) => boolean): { key: string; value: T }[];
  clear(): void;
  bytes(): number;
}
export interface Keeping {
  bytes: number;
  /** Whose asking brought it here. */
  network: string;
  /** One of a bounded number of things that all visitors come to; stays whatever else comes. */
  isStanding?: boolean;
  isProven?: boolean;
  /** One of endless things that anybody can make up: asked for twice, too, it throws out nothing but its own kind. */
  isGuessed?: boolean;
}
type Segment = 'standing' | 'proven' | 'tried' | 'guessed';
interface Entry<T> {
  value: T;
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
  const findSegment = (key: string) => names.find((name) => segments[name].has(key));

  function take(segment: Segment, key: string): Entry<T> | undefined {
    const entry = segments[segment].get(key);
    if (!entry) return undefined;
    segments[segment].delete(key);
    used[segment] -= entry.bytes;
    return entry;
  }
  function append(segment: Segment, key: string, entry: Entry<T>) {
    segments[segment].set(key, entry);
    used[segment] += entry.bytes;
  }
  function add(segment: Segment, key: string, entry: Entry<T>) {
    append(segment, key, entry);
    for (const [oldest, { isUsed }] of segments[segment]) {
      if (used[segment] <= SHARES[segment] * maxBytes) break;
      if (oldest === key) continue;
      const first = take(segment, oldest) as Entry<T>;
      first.isUsed = false;
      if (isUsed) append(segment, oldest, first);
      // From the better places there is one more step on the way out.
      else if (segment === 'standing' || segment === 'proven') add('tried', oldest, first);
    }
  }
  return {
    get(key, network) {
      const segment = findSegment(key);
      const entry = segment && segments[segment].get(key);
      if (!entry) return undefined;
      entry.isUsed = true;
      if (segment === 'tried' && network !== undefined && network !== entry.network) {
        take(segment, key);
        add('proven', key, entry);
      }
      return entry.value;
    },
    put(key, value, { bytes, network, isStanding, isProven, isGuessed }) {
      const before = findSegment(key);
      if (before) take(before, key);
      const segment = chooseSegment({
        isStanding,
        isGuessed,
        isProven: isProven || before === 'proven',
      });
      if (bytes <= (SHARES.tried * maxBytes) / 4)
        add(segment, key, { value, bytes, network, isUsed: false });
    },
    isProven: (key) => segments.proven.has(key),
    remove(isMeant) {
      const gone: { key: string; value: T }[] = [];
      for (const name of names)
        for (const [key, { value }] of segments[name])
          if (isMeant(value, key)) {
            take(name, key);
            gone.push({ key, value });
          }
      return gone;
    },
    clear() {
      for (const name of names) {
        segments[name].clear();
        used[name] = 0;
      }
    },
    bytes: () => names.reduce((sum, name) => sum + used[name], 0),
  };
}

function chooseSegment({
  isStanding,
  isGuessed,
  isProven,
}: Partial<Pick<Keeping, 'isStanding' | 'isGuessed' | 'isProven'>>): Segment {
  if (isStanding) return 'standing';
  if (isGuessed) return 'guessed';
  return isProven ? 'proven' : 'tried';
}
