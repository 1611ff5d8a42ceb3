import { useEffect } from 'react';

/** A pause in typing (milliseconds) after which a word counts as meant. */
const TYPING_PAUSE_MS = 2000;

/** Counts, once whoever types rests, the word for which nothing is known; the code for it comes only then. */
export function useEmptySearch(query: string, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const rest = setTimeout(() => {
      // Nobody waits for it, and nobody misses it when it fails.
      import('./send-empty-search.ts')
        .then(({ sendEmptySearch }) => sendEmptySearch(query))
        .catch(() => {});
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(rest);
  }, [query, isEnabled]);
}
