import type { IdPage, Neighbours } from './find-neighbours.ts';
import { findNeighbours } from './find-neighbours.ts';
import { useLoaded } from './use-loaded.ts';

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
  // Without the list there is no way to the next one but the list itself.
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
