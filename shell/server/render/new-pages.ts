/** So many pages that nobody has read before are rendered for one network at once, and so many more each second. */
const AT_ONCE = 300;
const PER_SECOND = 5;
/** Of so many networks is known what they asked for; the one that was quiet longest is forgotten first. */
const NETWORKS = 10_000;

export interface NewPages {
  /** Whether one more may be rendered for this network; counts it when it may. */
  allow(network: string): boolean;
}
interface Left {
  pages: number;
  at: number;
}

/** Counts the pages that a network asks for as the first one: whoever reads needs few, whoever makes addresses up needs a new one each time. */
export function createNewPages({
  atOnce = AT_ONCE,
  perSecond = PER_SECOND,
  networks = NETWORKS,
  now = () => performance.now(),
} = {}): NewPages {
  const all = new Map<string, Left>();
  return {
    allow(network) {
      const at = now();
      const before = all.get(network) ?? { pages: atOnce, at };
      const pages = Math.min(atOnce, before.pages + ((at - before.at) / 1000) * perSecond);
      all.delete(network);
      all.set(network, { pages: pages >= 1 ? pages - 1 : pages, at });
      for (const oldest of all.keys()) {
        if (all.size <= networks) break;
        all.delete(oldest);
      }
      return pages >= 1;
    },
  };
}
