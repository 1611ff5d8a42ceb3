import { useEffect } from 'react';

/** A pause in typing (milliseconds) after which a word counts as meant. */
const REST = 2000;

/** Counts, once whoever types rests, the word for which nothing is known; the code for it comes only then. */
export function useEmptySearch(query: string, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const rest = setTimeout(() => {
      // Nobody waits for it, and nobody misses it when it fails.
      import('./send-empty-search.ts')
        .then(({ sendEmptySearch }) => sendEmptySearch(query))
        .catch(() => {});
    }, REST);
    return () => clearTimeout(rest);
  }, [query, isWanted]);
}
