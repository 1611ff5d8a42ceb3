import { CHUNK_RELOAD_INTERVAL_MS } from '@admissions/protocol';
import { RELOADED_PARAM } from '@admissions/protocol/releases';
import type { RouteObject } from 'react-router';
import type { RemoteFailure } from './remote-failure.ts';
import { reportFault } from './reports.ts';

const KEY = 'chunk-reload-at';

/** Whether a chunk that failed may reload the page now: at most once in the interval, never offline, never without a way to remember it. */
export function canReload(
  now: number,
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  isOnline: boolean,
  address: URL,
): boolean {
  if (!isOnline) return false;
  try {
    if (!storage) return !address.searchParams.has(RELOADED_PARAM);
    const last = Number(storage.getItem(KEY) ?? 0);
    if (now - last < CHUNK_RELOAD_INTERVAL_MS) return false;
    storage.setItem(KEY, String(now));
    return true;
  } catch {
    return !address.searchParams.has(RELOADED_PARAM);
  }
}

interface ReloadOptions {
  /** Where the visitor is going. */
  targetOf(): string;
  /** What the area says when a reload does not help. */
  failureOf(error: unknown): RemoteFailure;
}
/** A page whose code cannot be fetched is most likely of a release that is gone: the document is fetched again, with the release that is in force. */
export const withReloadOnFailure = (routes: RouteObject[], options: ReloadOptions): RouteObject[] =>
  routes.map((route) => {
    const children = route.children && { children: withReloadOnFailure(route.children, options) };
    const { lazy } = route;
    if (typeof lazy !== 'function') return { ...route, ...children } as RouteObject;
    return {
      ...route,
      ...children,
      lazy: () =>
        ignoreFailureWhileLeaving(lazy()).catch((error: unknown) =>
          reloadOrThrow(options.failureOf(error), options.targetOf()),
        ),
    } as RouteObject;
  });

/** A page that is still here after so many milliseconds was not left after all. */
const LEAVE_TIMEOUT_MS = 10_000;
/** What is loading while the page gives way to another document fails in some browsers (Firefox, Safari), long before the page is gone: a reload then would take the visitor back. */
export async function ignoreFailureWhileLeaving<T>(loading: Promise<T>): Promise<T> {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  // Only while something is loading: a page that listens for this all the time is not kept for the way back.
  addEventListener('beforeunload', leave);
  try {
    return await loading;
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT_MS));
    throw error;
  } finally {
    removeEventListener('beforeunload', leave);
  }
}

/** Fetches the document again when code of this build is gone; throws the error when that was tried a moment ago. */
export function reloadOrThrow(error: unknown, target: string): Promise<never> {
  const address = new URL(target, location.origin);
  const storage = findSessionStorage();
  if (!canReload(Date.now(), storage, navigator.onLine, new URL(location.href)))
    return Promise.reject(error);
  reportFault('chunk', error);
  // When storage is blocked the address carries the mark, so that there is no loop either.
  if (!hasReloadMark(storage)) address.searchParams.set(RELOADED_PARAM, '1');
  if (address.href === location.href) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}
const hasReloadMark = (storage: Storage | null) => {
  try {
    return storage?.getItem(KEY) != null;
  } catch {
    return false;
  }
};
function findSessionStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
