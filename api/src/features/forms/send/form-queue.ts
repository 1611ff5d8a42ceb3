import { setTimeout } from 'node:timers/promises';
import { CODE } from '@admissions/protocol';
import { HttpError } from '../../../platform/http/http-error.ts';
import { createFairQueue, QueueFullError } from '../../../platform/queue/fair-queue.ts';

/** Milliseconds that a submission waits for each level of load. */
const PAUSE_PER_LEVEL_MS = 300;
const QUEUE_LIMITS = { atOnce: 4, mostEach: 20, most: 400 };

/** Lets a submission of this network pass: at once at the usual load, else after a short pause and in turns with other networks. */
export type FormQueue = <T>(network: string, level: number, work: () => Promise<T>) => Promise<T>;

/** One line for all forms: a flood waits longest for itself. Refuses with 503, to come again, only who finds no place at all. */
export function createFormQueue(): FormQueue {
  const queue = createFairQueue(QUEUE_LIMITS);
  return async (network, level, work) => {
    if (level === 0) return work();
    await setTimeout(level * PAUSE_PER_LEVEL_MS);
    return queue.take(network, work).catch((error: unknown) => {
      throw error instanceof QueueFullError
        ? new HttpError(CODE.failed, 503, { message: 'error.server' })
        : error;
    });
  };
}
