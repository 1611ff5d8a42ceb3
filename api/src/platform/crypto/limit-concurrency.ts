import { refused } from '../http/http-error.ts';

/** Beyond `waiting` queued tasks, further ones are refused with 429. */
export function limitConcurrency(running: number, waiting: number) {
  let busy = 0;
  const queue: (() => void)[] = [];

  return async function runLimited<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= running) {
      if (queue.length >= waiting)
        throw refused(429, 'error.rateLimit', { params: { seconds: 5 } });
      await new Promise<void>((go) => queue.push(go));
    } else busy++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // Hands the slot over directly, so that no later caller can take it.
      if (next) next();
      else busy--;
    }
  };
}
