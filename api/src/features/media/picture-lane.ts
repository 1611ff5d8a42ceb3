import { CODE } from '@admissions/protocol';
import { HttpError } from '../../platform/http/http-error.ts';

/** Whose work it is: the id of an account; `later` goes when nobody waits. */
type Owner = number | 'later';
interface Turn {
  go: () => void;
  stop: (reason: unknown) => void;
}
interface Limits {
  /** Pieces that may wait, `later` not counted. */
  waiting: number;
  /** Milliseconds that a piece waits at most: an answer must come before the proxy gives up. */
  patience: number;
}
const busy = () => new HttpError(CODE.failed, 503, { message: 'error.uploadsBusy' });

/**
 * Runs one piece of work after another, the accounts in turn: who sends twenty pictures does not hold up who sends one.
 * What waits too long is refused with 503, what nobody waits for any more (`signal`) is dropped.
 */
export function fairLane({ waiting, patience }: Limits) {
  const queues = new Map<Owner, Set<Turn>>();
  let isBusy = false;
  let count = 0;

  function next(): void {
    const others = [...queues.keys()].find((owner) => owner !== 'later');
    const owner = others ?? ('later' as const);
    const queue = queues.get(owner);
    const [turn] = queue ?? [];
    if (!queue || !turn) {
      isBusy = false;
      return;
    }
    queue.delete(turn);
    // Behind all others, if there is more.
    queues.delete(owner);
    if (queue.size > 0) queues.set(owner, queue);
    turn.go();
  }
  function wait(owner: Owner, signal: AbortSignal | undefined): Promise<void> {
    if (owner !== 'later' && count >= waiting) throw busy();
    return new Promise<void>((resolve, reject) => {
      const queue = queues.get(owner) ?? new Set();
      queues.set(owner, queue);
      const ended = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        if (owner !== 'later') count--;
      };
      const turn: Turn = {
        go: () => {
          ended();
          resolve();
        },
        stop: (reason) => {
          ended();
          queue.delete(turn);
          if (queue.size === 0 && queues.get(owner) === queue) queues.delete(owner);
          reject(reason);
        },
      };
      const onAbort = () => turn.stop(signal?.reason);
      const timer = owner === 'later' ? undefined : setTimeout(() => turn.stop(busy()), patience);
      signal?.addEventListener('abort', onAbort, { once: true });
      queue.add(turn);
      if (owner !== 'later') count++;
    });
  }

  return async function inTurn<T>(
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
export const inTurn = fairLane({ waiting: 24, patience: 40_000 });
