import { useEffect } from 'react';

/** Debounce: a word counts after this pause in typing. */
const TYPING_PAUSE_MS = 2000;

/** The code is loaded only when there is a word to count. */
export function useEmptySearch(query: string, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    const rest = setTimeout(() => {
      // Fire and forget: a failure has no effect.
      import('./send-empty-search.ts')
        .then(({ sendEmptySearch }) => sendEmptySearch(query))
        .catch(() => {});
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(rest);
  }, [query, isEnabled]);
}
