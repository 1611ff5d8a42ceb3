/** So many networks are counted; the one whose window began longest ago is forgotten. */
const MOST = 5000;

interface Count {
  current: number;
  begun: number;
}

/** How often each network has asked in its window, in this process. */
export class NetworkCounts {
  readonly #counts = new Map<string, Count>();

  /** Counts one more; answers how many there were in this window of so many milliseconds, and how many of them are left of it. */
  count(network: string, window: number): { current: number; ttl: number } {
    const now = Date.now();
    const known = this.#counts.get(network);
    const count = known && known.begun + window > now ? known : this.#begin(network, now);
    count.current++;
    return { current: count.current, ttl: window - (now - count.begun) };
  }
  #begin(network: string, now: number): Count {
    const count = { current: 0, begun: now };
    this.#counts.delete(network);
    this.#counts.set(network, count);
    if (this.#counts.size > MOST) this.#counts.delete(this.#counts.keys().next().value as string);
    return count;
  }
}

/** Lets `@fastify/rate-limit` count with these; limits of single routes count by themselves. */
export class SharedStore {
  readonly #counts: NetworkCounts;

  constructor(counts: NetworkCounts) {
    this.#counts = counts;
  }
  incr(
    network: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    window: number,
  ): void {
    callback(null, this.#counts.count(network, window));
  }
  child(): SharedStore {
    return new SharedStore(new NetworkCounts());
  }
}
