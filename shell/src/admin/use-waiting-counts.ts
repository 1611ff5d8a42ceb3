import { api } from '@admissions/api-client';
import type { Dashboard } from '@admissions/protocol/staff';
import { DASHBOARD_PATH } from '@admissions/protocol/staff';
import { useAppStore } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';

/** How long a count stays fresh across page changes. */
const FRESH_MS = 60_000;
type Waiting = Dashboard['waiting'];

/** Open tasks per screen; refreshed on page change, without blocking anything. */
export function useWaitingCounts(pathname: string): Waiting {
  const isSignedIn = useAppStore(({ session }) => session !== null);
  const [waiting, setWaiting] = useState<Waiting>([]);
  const requestedAt = useRef(0);
  const before = useRef('');
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    const isFresh = Date.now() - requestedAt.current < FRESH_MS;
    // Leaving a work screen most likely means that a task is done.
    if (!isSignedIn || (isFresh && !isWorkScreen(from))) return;
    requestedAt.current = Date.now();
    api()
      .get<Dashboard>(DASHBOARD_PATH, { silent: true, once: true })
      .then((seen) => setWaiting(seen.waiting))
      .catch(() => {});
  }, [pathname, isSignedIn]);
  return waiting;
}

/** Screens where requests are handled and drafts reviewed. */
const isWorkScreen = (path: string) => /^\/admin\/(forms\/|\w+\/(add|edit))/.test(path);
