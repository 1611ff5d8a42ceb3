import { CODE } from '@admissions/protocol';
import { HttpError } from '../../platform/http/http-error.ts';

interface Limits {
  /** Uploads in progress, of everybody and of one account. */
  all: number;
  each: number;
}

/** Lets so many uploads in at once, before a byte of them is read; all others get 503 at once. */
export function uploadDoor({ all, each }: Limits) {
  const inside = new Map<number, number>();
  let count = 0;
  return async function within<T>(account: number, work: () => Promise<T>): Promise<T> {
    const own = inside.get(account) ?? 0;
    if (count >= all || own >= each)
      throw new HttpError(CODE.failed, 503, { message: 'error.uploadsBusy' });
    count++;
    inside.set(account, own + 1);
    try {
      return await work();
    } finally {
      count--;
      const left = (inside.get(account) ?? 1) - 1;
      if (left > 0) inside.set(account, left);
      else inside.delete(account);
    }
  };
}
