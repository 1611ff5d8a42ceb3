import { availableParallelism } from 'node:os';

export class Overloaded extends Error {
  override name = 'Overloaded';
  /** 429: too many requests of this network; 503: of all visitors together. */
  readonly status: 429 | 503;
  constructor(status: 429 | 503) {
    super(
      status === 429
        ? 'one network requests too many pages at once'
        : 'too many pages are requested at once',
    );
    this.status = status;
  }
}
export interface RenderQueue {
  /** Rejects with Overloaded instead of waiting too long; lanes have separate queues. */
  run<T>(network: string, work: () => Promise<T>, lane?: string): Promise<T>;
  load(): { running: number; waiting: number };
}
interface Job {
  start(): void;
  reject(status: 429 | 503): void;
}
// Rendering uses one core; the API needs the others, and half of the renders wait for it.
const LIMITS = {
  atOnce: Math.min(16, Math.max(4, 2 * availableParallelism())),
  waiting: 64,
  /** Running and waiting renders of one network. */
  perNetwork: 32,
  /** Maximum wait in milliseconds. */
  deadline: 4000,
};

/** Bounded, with round-robin between networks. */
export function createRenderQueue({
  atOnce,
  waiting: maxWaiting,
  perNetwork,
  deadline,
} = LIMITS): RenderQueue {
  const queues = new Map<string, Job[]>();
  const jobCounts = new Map<string, number>();
  let running = 0;
  let waiting = 0;

  const count = (network: string, by: number) => {
    const now = (jobCounts.get(network) ?? 0) + by;
    if (now > 0) jobCounts.set(network, now);
    else jobCounts.delete(network);
  };
  function remove(network: string, job: Job) {
    const rest = (queues.get(network) ?? []).filter((each) => each !== job);
    if (rest.length > 0) queues.set(network, rest);
    else queues.delete(network);
    waiting--;
  }
  function startNext() {
    const [network, queue] = queues.entries().next().value ?? [];
    if (running >= atOnce || network === undefined || !queue?.[0]) return;
    const [job] = queue;
    remove(network, job);
    // Round-robin: the network moves to the end.
    const rest = queues.get(network);
    if (rest) {
      queues.delete(network);
      queues.set(network, rest);
    }
    job.start();
  }
  /** Evicts the last job of the longest queue, if that is longer than the new job's would be. */
  function makeRoom(network: string) {
    const [other, queue] = [...queues].reduce(
      (one, each) => (each[1].length > one[1].length ? each : one),
      ['', [] as Job[]],
    );
    const last = queue.at(-1);
    if (!last || queue.length <= (queues.get(network)?.length ?? 0) + 1) return false;
    remove(other, last);
    last.reject(503);
    return true;
  }
  function waitInQueue(network: string) {
    if (waiting >= maxWaiting && !makeRoom(network)) return Promise.reject(new Overloaded(503));
    return new Promise<void>((resolve, reject) => {
      const job: Job = {
        start() {
          clearTimeout(timer);
          // Counted at once, not when the promise is handled.
          running++;
          resolve();
        },
        reject(status) {
          clearTimeout(timer);
          reject(new Overloaded(status));
        },
      };
      const timer = setTimeout(() => {
        remove(network, job);
        job.reject(503);
      }, deadline);
      queues.set(network, [...(queues.get(network) ?? []), job]);
      waiting++;
    });
  }
  return {
    async run(network, work) {
      if ((jobCounts.get(network) ?? 0) >= perNetwork) throw new Overloaded(429);
      count(network, 1);
      let isRunning = false;
      try {
        if (running < atOnce && waiting === 0) running++;
        else await waitInQueue(network);
        isRunning = true;
        return await work();
      } finally {
        count(network, -1);
        if (isRunning) running--;
        startNext();
      }
    },
    load: () => ({ running, waiting }),
  };
}

/** One queue per remote, so that a hanging remote does not block others. */
export function createRenderLanes(create: () => RenderQueue = createRenderQueue): RenderQueue {
  const lanes = new Map<string, RenderQueue>();
  return {
    run(network, work, lane = '') {
      const queue = lanes.get(lane) ?? create();
      lanes.set(lane, queue);
      return queue.run(network, work);
    },
    load() {
      const loads = [...lanes.values()].map((queue) => queue.load());
      return {
        running: loads.reduce((sum, { running }) => sum + running, 0),
        waiting: loads.reduce((sum, { waiting }) => sum + waiting, 0),
      };
    },
  };
}
