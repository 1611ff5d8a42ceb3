import { api } from '@admissions/api-client';
import type { Dashboard } from '@admissions/protocol/staff';
import { DASHBOARD_PATH } from '@admissions/protocol/staff';
import { useAppStore } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which a count is taken as it is, however often the page changes. */
const FRESH_MS = 60_000;
type Waiting = Dashboard['waiting'];

/** What waits for the account, by the screen that it waits behind. Asked again when the page changes, and never in the way of anything. */
export function useWaitingCounts(pathname: string): Waiting {
  const isSignedIn = useAppStore(({ session }) => session !== null);
  const [waiting, setWaiting] = useState<Waiting>([]);
  const requestedAt = useRef(0);
  const before = useRef('');
  useEffect(() => {
    const from = before.current;
    before.current = pathname;
    const isFresh = Date.now() - requestedAt.current < FRESH_MS;
    // Whoever comes from there has most likely done some of it.
    if (!isSignedIn || (isFresh && !isWorkScreen(from))) return;
    requestedAt.current = Date.now();
    api()
      .get<Dashboard>(DASHBOARD_PATH, { silent: true, once: true })
      .then((seen) => setWaiting(seen.waiting))
      .catch(() => {});
  }, [pathname, isSignedIn]);
  return waiting;
}

/** Screens where requests are taken up and drafts are looked at. */
const isWorkScreen = (path: string) => /^\/admin\/(forms\/|\w+\/(add|edit))/.test(path);
