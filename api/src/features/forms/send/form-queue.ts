import { setTimeout } from 'node:timers/promises';
import { refused } from '../../../platform/http/http-error.ts';
import { createFairQueue } from '../../../platform/queue/fair-queue.ts';

/** Pause of a submission per level of load. */
const PAUSE_PER_LEVEL_MS = 300;
const QUEUE_LIMITS = {
  atOnce: 4,
  mostEach: 20,
  most: 400,
  refusal: () => refused(503, 'error.server'),
};

/** Runs at once at usual load, else after a short pause and in a fair queue of networks. */
export type FormQueue = <T>(network: string, level: number, work: () => Promise<T>) => Promise<T>;

/** Shared by all forms; responds with 503 only when the queue is full. */
export function createFormQueue(): FormQueue {
  const queue = createFairQueue(QUEUE_LIMITS);
  return async (network, level, work) => {
    if (level === 0) return work();
    await setTimeout(level * PAUSE_PER_LEVEL_MS);
    return queue.take(network, work);
  };
}
