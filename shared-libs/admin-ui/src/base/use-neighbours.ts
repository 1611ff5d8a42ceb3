import { useEffect, useState } from 'react';
import type { IdPage, Neighbours } from './find-neighbours.ts';
import { findNeighbours } from './find-neighbours.ts';

/** The neighbours in the list as it was when the entry was opened: saving may take it out of that list, the way on stays. */
export function useNeighbours({
  id,
  list,
  readPage,
}: {
  /** Null for a new entry, which has no neighbours. */
  id: number | null;
  /** What names the list: with another one the neighbours are looked for anew. */
  list: string;
  /** Reads a page of the list by its number; null is the page that the editor came from. */
  readPage: (page: number | null, signal: AbortSignal) => Promise<IdPage>;
}): Neighbours | null {
  const [found, setFound] = useState<{ id: number; neighbours: Neighbours | null } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how a page is read follows from the list
  useEffect(() => {
    if (id === null) return;
    const abort = new AbortController();
    const { signal } = abort;
    readPage(null, signal)
      .then((page) => findNeighbours({ id, page, readPage: (number) => readPage(number, signal) }))
      .then((neighbours) => signal.aborted || setFound({ id, neighbours }))
      // Without the list there is no way to the next one but the list itself.
      .catch(() => undefined);
    return () => abort.abort();
  }, [id, list]);

  return found?.id === id ? found.neighbours : null;
}
