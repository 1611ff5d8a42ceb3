import type { Api, CallOptions } from '@admissions/api-client';

/** Equals the timeout of a write. */
const MAX_WAIT_MS = 8_000;
const pending = new Set<Promise<unknown>>();
/** Gets `saved` after each write that is not silent. */
export const writes = new EventTarget();

function trackWrite<T>(write: Promise<T>, { silent }: CallOptions = {}): Promise<T> {
  pending.add(write);
  const end = () => pending.delete(write);
  write.then(end, end);
  if (!silent) write.then(() => writes.dispatchEvent(new Event('saved'))).catch(() => {});
  return write;
}

/** The same client, with writes tracked for `waitForWrites`. */
export const trackWrites = (api: Api): Api => ({
  ...api,
  post: <T>(path: string, body?: unknown, options?: CallOptions) =>
    trackWrite(api.post<T>(path, body, options), options),
  put: <T>(path: string, body?: unknown, options?: CallOptions) =>
    trackWrite(api.put<T>(path, body, options), options),
  delete: <T>(path: string, body?: unknown, options?: CallOptions) =>
    trackWrite(api.delete<T>(path, body, options), options),
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
