import { availableParallelism } from 'node:os';
import { createFairQueue } from '@admissions/protocol/server';

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
// Rendering uses one core; the API needs the others, and half of the renders wait for it.
const LIMITS = {
  atOnce: Math.min(16, Math.max(4, 2 * availableParallelism())),
  most: 64,
  mostEach: 32,
  deadline: 4000,
};
export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** One queue per remote (lane), so that a hanging remote does not block others. */
export function createRenderQueue(limits = LIMITS) {
  const lanes = new Map<string, ReturnType<typeof createFairQueue>>();
  const sum = (figure: 'running' | 'waiting') =>
    [...lanes.values()].reduce((total, queue) => total + queue.load()[figure], 0);
  return {
    /** Rejects with Overloaded instead of waiting too long. */
    run<T>(network: string, work: () => Promise<T>, lane = '') {
      const refusal = (isOwnShare: boolean) => new Overloaded(isOwnShare ? 429 : 503);
      const queue = lanes.get(lane) ?? createFairQueue({ ...limits, refusal });
      lanes.set(lane, queue);
      return queue.take(network, work);
    },
    load: () => ({ running: sum('running'), waiting: sum('waiting') }),
  };
}
