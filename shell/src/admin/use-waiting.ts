import { api } from '@admissions/api-client';
import type { Dashboard } from '@admissions/contracts';
import { allows, DASHBOARD_PATH } from '@admissions/contracts';
import { useAppStore } from '@admissions/store';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds for which a count is taken as it is, however often the page changes. */
const FRESH = 60_000;

/** How many requests nobody has taken up yet, by the page of their list; empty to whom forms are closed. Asked again when the page changes, and never in the way of anything. */
export function useNewRequests(pathname: string): Readonly<Record<string, number>> {
  const mayRead = useAppStore(({ session }) => allows(session?.priv ?? {}, 'forms'));
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const asked = useRef({ at: 0, inForms: false });
  useEffect(() => {
    const inForms = pathname.startsWith('/admin/forms/');
    const isFresh = Date.now() - asked.current.at < FRESH;
    // Whoever comes from the forms has most likely taken some up.
    if (!mayRead || (isFresh && !asked.current.inForms)) return;
    asked.current = { at: Date.now(), inForms };
    api()
      .get<Dashboard>(DASHBOARD_PATH, { silent: true, once: true })
      .then(({ unread }) =>
        setCounts(
          Object.fromEntries(
            (unread ?? []).map(({ form, count }) => [`/admin/forms/${form}_list`, count]),
          ),
        ),
      )
      .catch(() => {});
  }, [pathname, mayRead]);
  return counts;
}
