import { refused } from '../../platform/http/http-error.ts';

/** The account id; `later` runs when the queue is empty. */
type Owner = number | 'later';
interface QueuedTask {
  owner: Owner;
  /** Accounts take turns: each has one task per round. */
  round: number;
  start: () => void;
}

const createBusyError = () => refused(503, 'error.uploadsBusy');

/** One task at a time, accounts in turn; 503 after the longest wait, aborted tasks are dropped. */
export function createPictureQueue({
  maxWaiting,
  maxWaitMs,
}: {
  maxWaiting: number;
  /** Below the proxy timeout. */
  maxWaitMs: number;
}) {
  const waiting = new Set<QueuedTask>();
  let isBusy = false;
  let round = 0;

  function next() {
    const [task] = [...waiting].sort((one, other) => one.round - other.round);
    isBusy = task !== undefined;
    if (!task) return;
    waiting.delete(task);
    if (task.owner !== 'later') round = task.round;
    task.start();
  }

  function wait(owner: Owner, signal: AbortSignal | undefined) {
    const isLater = owner === 'later';
    const count = [...waiting].filter((task) => task.owner !== 'later').length;
    if (!isLater && count >= maxWaiting) throw createBusyError();
    return new Promise<void>((resolve, reject) => {
      const ownCount = [...waiting].filter((task) => task.owner === owner).length;
      const task = { owner, round: isLater ? Infinity : round + ownCount, start: resolve };
      const stop = (reason: unknown) => {
        if (waiting.delete(task)) reject(reason);
      };
      waiting.add(task);
      signal?.addEventListener('abort', () => stop(signal.reason), { once: true });
      if (!isLater) setTimeout(() => stop(createBusyError()), maxWaitMs).unref();
    });
  }

  return async function runQueued<T>(owner: Owner, work: () => Promise<T>, signal?: AbortSignal) {
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
