import { useEffect } from 'react';
import { replayEarlyClick } from '../browser/replay-early-clicks.ts';

let resolveHydrated = () => {};
/** Fulfilled once the first part of the page has come to life. */
export const whenHydrated = new Promise<void>((resolve) => {
  resolveHydrated = resolve;
});

/** Marks the document once this part of the page has come to life; tests and measurements wait for it. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'page';
    replayEarlyClick();
    resolveHydrated();
  }, []);
}
