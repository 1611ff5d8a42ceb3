interface Options {
  atOnce: number;
  /** Most waiting, per network; `atOnce` is the most running. */
  mostEach: number;
  /** Most waiting, in total. */
  most: number;
  /** Longest wait, in milliseconds; absent: unlimited. */
  deadline?: number;
  /** `isOwnShare`: this network alone has too many waiting. */
  refusal: (isOwnShare: boolean) => Error;
}
interface Waiting {
  start(): void;
  refuse(): void;
}

/** Round-robin between networks; when full, the network with the longest queue loses one. */
export function createFairQueue({ atOnce, mostEach, most, deadline, refusal }: Options) {
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
    // Inserted again, the network is at the end.
    lines.delete(network);
    lines.set(network, line);
    drop(network, line);
    running++;
    entry?.start();
  }
  /** Refuses the last of the longest queue, if that is longer than the new one's would be. */
  function makeRoom(length: number) {
    const [busiest, longestLine] = [...lines].reduce(
      (one, other) => (other[1].length > one[1].length ? other : one),
      ['', [] as Waiting[]],
    );
    if (longestLine.length <= length + 1) throw refusal(false);
    longestLine.pop()?.refuse();
    drop(busiest, longestLine);
  }
  function enter(network: string, entry: Waiting) {
    const line = lines.get(network) ?? [];
    if (line.length >= mostEach) throw refusal(true);
    if (waiting >= most) makeRoom(line.length);
    line.push(entry);
    lines.set(network, line);
    waiting++;
    return () => {
      line.splice(line.indexOf(entry), 1);
      drop(network, line);
      entry.refuse();
    };
  }
  async function wait(network: string) {
    let timer: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        const leave = enter(network, { start: resolve, refuse: () => reject(refusal(false)) });
        if (deadline !== undefined) timer = setTimeout(leave, deadline);
      });
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    /** Waits for a slot. Rejects when queue or share is full, after the deadline, or displaced. */
    async take<T>(network: string, work: () => Promise<T>): Promise<T> {
      if (running >= atOnce || waiting > 0) await wait(network);
      else running++;
      try {
        return await work();
      } finally {
        running--;
        next();
      }
    },
    load: () => ({ running, waiting }),
  };
}
