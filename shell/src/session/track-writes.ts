import type { Api, CallOptions } from '@admissions/api-client';

/** Equals the timeout of a write. */
const MAX_WAIT_MS = 8_000;
const pending = new Set<Promise<unknown>>();

function trackWrite<T>(write: Promise<T>): Promise<T> {
  pending.add(write);
  const end = () => pending.delete(write);
  write.then(end, end);
  return write;
}

/** The same client, with writes tracked for `waitForWrites`. */
export const trackWrites = (api: Api): Api => ({
  ...api,
  post: <T>(path: string, body?: unknown, options?: CallOptions) =>
    trackWrite(api.post<T>(path, body, options)),
  put: <T>(path: string, body?: unknown, options?: CallOptions) =>
    trackWrite(api.put<T>(path, body, options)),
  delete: <T>(path: string, body?: unknown, options?: CallOptions) =>
    trackWrite(api.delete<T>(path, body, options)),
});

/** Resolves when no write is pending, at the latest after the timeout. */
export async function waitForWrites() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([timeout, Promise.allSettled(pending)]);
  clearTimeout(timer);
}
