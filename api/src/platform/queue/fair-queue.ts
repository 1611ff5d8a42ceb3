interface FairQueue {
  /** Rejects with the refusal when no slot is free, or when another network displaced it. */
  take<T>(network: string, work: () => Promise<T>): Promise<T>;
}
interface Waiting {
  start(): void;
  refuse(): void;
}

/**
 * Round-robin between networks: at most `mostEach` wait per network, `most` in total;
 * when full, the network with the longest queue loses one.
 */
export function createFairQueue({
  atOnce,
  mostEach,
  most,
  refusal,
}: {
  atOnce: number;
  mostEach: number;
  most: number;
  refusal: () => Error;
}): FairQueue {
  // Insertion order is the schedule: the first network is next, then moves to the end.
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  const drop = (network: string, line: Waiting[]) => {
    waiting--;
    if (line.length === 0) lines.delete(network);
  };
  function next() {
    const [first] = lines;
    if (running >= atOnce || !first) return;
    const [network, line] = first;
    const entry = line.shift();
    lines.delete(network);
    lines.set(network, line);
    drop(network, line);
    running++;
    entry?.start();
  }
  function enter(network: string, entry: Waiting) {
    const line = lines.get(network) ?? [];
    if (line.length >= mostEach) throw refusal();
    if (waiting >= most) {
      const [busiest, longestLine] = [...lines].reduce((one, other) =>
        other[1].length > one[1].length ? other : one,
      );
      if (longestLine.length <= line.length + 1) throw refusal();
      longestLine.pop()?.refuse();
      drop(busiest, longestLine);
    }
    line.push(entry);
    lines.set(network, line);
    waiting++;
  }
  return {
    async take(network, work) {
      if (running >= atOnce || waiting > 0) {
        await new Promise<void>((resolve, reject) =>
          enter(network, { start: resolve, refuse: () => reject(refusal()) }),
        );
      } else running++;
      try {
        return await work();
      } finally {
        running--;
        next();
      }
    },
  };
}
