import { api } from '@admissions/api-client';
import { useEffect, useState } from 'react';
import type { FormScreen } from './form-screen.ts';
import type { InboxQuery } from './inbox-query.ts';
import { searchOf } from './inbox-query.ts';
import type { Neighbours } from './neighbours.ts';
import { neighboursOf } from './neighbours.ts';
import { submissionsOf } from './submissions.ts';

/** The neighbours in the list as it was when the application was opened: saving may take it out of that list, the way on stays. */
export function useNeighbours({
  screen,
  id,
  query,
}: {
  screen: FormScreen;
  id: number;
  query: InboxQuery;
}): Neighbours | null {
  const [found, setFound] = useState<{ id: number; neighbours: Neighbours | null } | null>(null);
  const search = searchOf(query).toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is its address
  useEffect(() => {
    const abort = new AbortController();
    const calls = submissionsOf(api(), screen.form);
    const pageOf = (page: number) =>
      calls.page({ ...query, page }, { silent: true, signal: abort.signal });
    pageOf(query.page)
      .then((page) => neighboursOf({ id, page, pageOf }))
      .then((neighbours) => setFound({ id, neighbours }))
      // Without the list there is no way to the next one but the list itself.
      .catch(() => undefined);
    return () => abort.abort();
  }, [screen, id, search]);

  return found?.id === id ? found.neighbours : null;
}
