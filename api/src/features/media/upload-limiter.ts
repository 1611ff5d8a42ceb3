import { refused } from '../../platform/http/http-error.ts';

interface Limits {
  /** Concurrent uploads in total and per account. */
  all: number;
  each: number;
}

/** Limits concurrent uploads before the body is read; others get 503. */
export function createUploadLimiter({ all, each }: Limits) {
  const activeByAccount = new Map<number, number>();
  let count = 0;
  return async function limitUpload<T>(account: number, work: () => Promise<T>): Promise<T> {
    const active = activeByAccount.get(account) ?? 0;
    if (count >= all || active >= each) throw refused(503, 'error.uploadsBusy');
    count++;
    activeByAccount.set(account, active + 1);
    try {
      return await work();
    } finally {
      count--;
      const remaining = (activeByAccount.get(account) ?? 1) - 1;
      if (remaining > 0) activeByAccount.set(account, remaining);
      else activeByAccount.delete(account);
    }
  };
}
