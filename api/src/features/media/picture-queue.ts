import { refused } from '../../platform/http/http-error.ts';

/** The account id; `later` runs when the queue is empty. */
type Owner = number | 'later';
interface QueuedTask {
  go: () => void;
  stop: (reason: unknown) => void;
}
interface Limits {
  /** Waiting tasks, without `later`. */
  maxWaiting: number;
  /** Below the proxy timeout. */
  maxWaitMs: number;
}
const createBusyError = () => refused(503, 'error.uploadsBusy');

/** One task at a time, accounts in turn; 503 after the longest wait, aborted tasks are dropped. */
export function createPictureQueue({ maxWaiting, maxWaitMs }: Limits) {
  const queues = new Map<Owner, Set<QueuedTask>>();
  let isBusy = false;
  let count = 0;

  function next() {
    const others = [...queues.keys()].find((owner) => owner !== 'later');
    const owner = others ?? ('later' as const);
    const queue = queues.get(owner);
    const [task] = queue ?? [];
    if (!queue || !task) {
      isBusy = false;
      return;
    }
    queue.delete(task);
    // Moves to the end, if more is waiting.
    queues.delete(owner);
    if (queue.size > 0) queues.set(owner, queue);
    task.go();
  }
  function wait(owner: Owner, signal: AbortSignal | undefined) {
    if (owner !== 'later' && count >= maxWaiting) throw createBusyError();
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
        owner === 'later' ? undefined : setTimeout(() => task.stop(createBusyError()), maxWaitMs);
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

// A decoded picture takes up to 160 MB, so one at a time per process.
export const queuePicture = createPictureQueue({ maxWaiting: 24, maxWaitMs: 40_000 });
