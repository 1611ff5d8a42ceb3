import { useEffect } from 'react';
import { replayEarlyClick } from '../browser/replay-early-clicks.ts';

let resolveHydrated = () => {};
/** Resolves when the first part of the page has hydrated. */
export const whenHydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Marks the document as hydrated; tests and measurements wait for it. */
export function useHydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'page';
    replayEarlyClick();
    resolveHydrated();
  }, []);
}
