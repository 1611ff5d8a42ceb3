import type { IdPage, Neighbours } from './find-neighbours.ts';
import { findNeighbours } from './find-neighbours.ts';
import { useLoaded } from './use-loaded.ts';

/** Neighbours at the time of opening: saving may remove the entry from the list. */
export function useNeighbours({
  id,
  list,
  readPage,
}: {
  /** Null for a new entry, which has no neighbours. */
  id: number | null;
  /** Identifies the list; another one reloads the neighbours. */
  list: string;
  /** Reads a page of the list by its number; null is the page of origin. */
  readPage: (page: number | null, signal: AbortSignal) => Promise<IdPage>;
}): Neighbours | null {
  // A failed read only hides the links.
  const { data: found } = useLoaded(
    async (signal) => {
      if (id === null) return null;
      const page = await readPage(null, signal);
      const read = (number: number) => readPage(number, signal);
      return { id, neighbours: await findNeighbours({ id, page, readPage: read }) };
    },
    [id, list],
  );
  return found?.id === id ? found.neighbours : null;
}
