/** First renders of pages, per network. */
const MAX_BURST = 300;
const REFILL_PER_SECOND = 5;
/** The least recently active network is evicted first. */
const MAX_NETWORKS = 10_000;

export type NewPageLimit = ReturnType<typeof createNewPageLimit>;
interface TokenBucket {
  pages: number;
  at: number;
}

/** Limits first renders: readers need few, invented addresses are always new. */
export function createNewPageLimit({
  atOnce = MAX_BURST,
  perSecond = REFILL_PER_SECOND,
  networks = MAX_NETWORKS,
  now = () => performance.now(),
} = {}) {
  const buckets = new Map<string, TokenBucket>();
  return {
    /** Counts the page if it is allowed. */
    allow(network: string) {
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
