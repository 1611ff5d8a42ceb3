import { CHUNK_RELOAD_INTERVAL_MS } from '@admissions/protocol';
import { RELOADED_PARAM } from '@admissions/protocol/releases';
import { tabStorage } from '@admissions/store';
import type { RouteObject } from 'react-router';
import { isRemoteFailure, type RemoteFailure } from './remote-failure.ts';
import { reportFault } from './reports.ts';

const KEY = 'chunk-reload-at';

/** At most one reload per interval, never offline. */
export function canReload(now: number, isOnline: boolean, address: URL) {
  const last = Number(tabStorage.read(KEY) ?? 0);
  if (!isOnline || now - last < CHUNK_RELOAD_INTERVAL_MS) return false;
  // Without storage the address carries the mark, to prevent a loop.
  return tabStorage.write(KEY, String(now)) || !address.searchParams.has(RELOADED_PARAM);
}

interface ReloadOptions {
  /** Target of the navigation. */
  targetOf(): string;
  /** The error when a reload does not help. */
  failureOf(error: unknown): RemoteFailure;
}
/** Missing code most likely belongs to a removed release: reload to get the current one. */
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

/** A page still here after this time (ms) was not left. */
const LEAVE_TIMEOUT_MS = 10_000;
let leftAt = 0;
/** Leaving a page aborts its loads in Firefox and Safari: a reload would undo the navigation. */
export async function ignoreFailureWhileLeaving<T>(loading: Promise<T>): Promise<T> {
  const leave = () => {
    leftAt = Date.now();
  };
  // Only while loading: a permanent listener would disable the back/forward cache.
  addEventListener('beforeunload', leave);
  try {
    return await loading;
  } catch (error) {
    // Also of later loads: Firefox does not request again what it aborted.
    if (Date.now() < leftAt + LEAVE_TIMEOUT_MS)
      await new Promise((resolve) => setTimeout(resolve, LEAVE_TIMEOUT_MS));
    throw error;
  } finally {
    removeEventListener('beforeunload', leave);
  }
}

/** Browsers' errors for a module, and the build's for a style sheet. */
export const isMissingCode = (error: unknown) =>
  !isRemoteFailure(error) &&
  /dynamically imported module|Importing a module|Unable to preload CSS/.test(String(error));

/** The next page needs this time (ms) to arrive when a load ended because of leaving. */
const NEXT_PAGE_MS = 3_000;
/** Parts of remotes throw for code that they could not load: reload, unless the page is left. */
export function reloadForMissingCode() {
  const reload = (event: Event, error: unknown) => {
    if (!isMissingCode(error)) return;
    event.preventDefault();
    setTimeout(
      () => void reloadOrThrow(error, location.href).catch(() => reportFault('chunk', error)),
      NEXT_PAGE_MS,
    );
  };
  addEventListener('error', (event) => reload(event, event.error));
  addEventListener('unhandledrejection', (event) => reload(event, event.reason));
}

/** Missing code belongs to a removed build: reload the page. */
export const loadOrReload = <T>(loading: Promise<T>): Promise<T> =>
  ignoreFailureWhileLeaving(loading).catch((error: unknown) => reloadOrThrow(error, location.href));

/** Reloads when code of this build is gone; throws the error when that was just tried. */
export function reloadOrThrow(error: unknown, target: string): Promise<never> {
  const address = new URL(target, location.origin);
  if (!canReload(Date.now(), navigator.onLine, new URL(location.href)))
    return Promise.reject(error);
  reportFault('chunk', error);
  if (tabStorage.read(KEY) === null) address.searchParams.set(RELOADED_PARAM, '1');
  if (address.href === location.href) location.reload();
  else location.assign(address);
  return new Promise(() => {});
}
