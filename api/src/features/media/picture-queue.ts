import { CODE } from '@admissions/protocol';
import { HttpError } from '../../platform/http/http-error.ts';

/** Whose work it is: the id of an account; `later` goes when nobody waits. */
type Owner = number | 'later';
interface QueuedTask {
  go: () => void;
  stop: (reason: unknown) => void;
}
interface Limits {
  /** Pieces that may wait, `later` not counted. */
  maxWaiting: number;
  /** Milliseconds that a piece waits at most: an answer must come before the proxy gives up. */
  maxWaitMs: number;
}
const createBusyError = () => new HttpError(CODE.failed, 503, { message: 'error.uploadsBusy' });

/**
 * Runs one piece of work after another, the accounts in turn: who sends twenty pictures does not hold up who sends one.
 * What waits too long is refused with 503, what nobody waits for any more (`signal`) is dropped.
 */
export function createPictureQueue({ maxWaiting: waiting, maxWaitMs: patience }: Limits) {
  const queues = new Map<Owner, Set<QueuedTask>>();
  let isBusy = false;
  let count = 0;

  function next(): void {
    const others = [...queues.keys()].find((owner) => owner !== 'later');
    const owner = others ?? ('later' as const);
    const queue = queues.get(owner);
    const [task] = queue ?? [];
    if (!queue || !task) {
      isBusy = false;
      return;
    }
    queue.delete(task);
    // Behind all others, if there is more.
    queues.delete(owner);
    if (queue.size > 0) queues.set(owner, queue);
    task.go();
  }
  function wait(owner: Owner, signal: AbortSignal | undefined): Promise<void> {
    if (owner !== 'later' && count >= waiting) throw createBusyError();
    return new Promise<void>((resolve, reject) => {
      const queue = queues.get(owner) ?? new Set();
      queues.set(owner, queue);
      const ended = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        if (owner !== 'later') count--;
      };
      const task: QueuedTask = {
        go: () => {
          ended();
          resolve();
        },
        stop: (reason) => {
          ended();
          queue.delete(task);
          if (queue.size === 0 && queues.get(owner) === queue) queues.delete(owner);
          reject(reason);
        },
      };
      const onAbort = () => task.stop(signal?.reason);
      const timer =
        owner === 'later' ? undefined : setTimeout(() => task.stop(createBusyError()), patience);
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.add(task);
      if (owner !== 'later') count++;
    });
  }

  return async function runQueued<T>(
    owner: Owner,
    work: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    signal?.throwIfAborted();
    if (isBusy) await wait(owner, signal);
    else isBusy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}

// A decoded picture takes up to 160 MB, so one at a time for the whole process.
/** Everything that decodes pictures goes through here. */
export const queuePicture = createPictureQueue({ maxWaiting: 24, maxWaitMs: 40_000 });
