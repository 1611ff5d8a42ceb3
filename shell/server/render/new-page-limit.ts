/** So many pages that nobody has read before are rendered for one network at once, and so many more each second. */
const MAX_BURST = 300;
const REFILL_PER_SECOND = 5;
/** Of so many networks is known what they asked for; the one that was quiet longest is forgotten first. */
const MAX_NETWORKS = 10_000;

export interface NewPageLimit {
  /** Whether one more may be rendered for this network; counts it when it may. */
  allow(network: string): boolean;
}
interface TokenBucket {
  pages: number;
  at: number;
}

/** Counts the pages that a network asks for as the first one: whoever reads needs few, whoever makes addresses up needs a new one each time. */
export function createNewPageLimit({
  atOnce = MAX_BURST,
  perSecond = REFILL_PER_SECOND,
  networks = MAX_NETWORKS,
  now = () => performance.now(),
} = {}): NewPageLimit {
  const buckets = new Map<string, TokenBucket>();
  return {
    allow(network) {
      const at = now();
      const before = buckets.get(network) ?? { pages: atOnce, at };
      const pages = Math.min(atOnce, before.pages + ((at - before.at) / 1000) * perSecond);
      buckets.delete(network);
      buckets.set(network, { pages: pages >= 1 ? pages - 1 : pages, at });
      for (const oldest of buckets.keys()) {
        if (buckets.size <= networks) break;
        buckets.delete(oldest);
      }
      return pages >= 1;
    },
  };
}
