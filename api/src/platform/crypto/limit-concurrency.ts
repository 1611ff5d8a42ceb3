import { CODE } from '@admissions/protocol';
import { HttpError } from '../http/http-error.ts';

/** Runs at most `running` pieces of work at once; the others wait, and beyond `waiting` of them they are refused with 429. */
export function limitConcurrency(running: number, waiting: number) {
  let busy = 0;
  const queue: (() => void)[] = [];

  return async function runLimited<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= running) {
      if (queue.length >= waiting)
        throw new HttpError(CODE.failed, 429, {
          message: 'error.rateLimit',
          params: { seconds: 5 },
        });
      await new Promise<void>((go) => queue.push(go));
    } else busy++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // The place passes straight on, so nobody can slip in between.
      if (next) next();
      else busy--;
    }
  };
}
