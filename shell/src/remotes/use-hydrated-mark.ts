import { useEffect } from 'react';
import { replayEarlyClick } from '../replay-early-clicks.ts';

/** Marks the document once this part of the page has come to life; tests and measurements wait for it. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'page';
    replayEarlyClick();
  }, []);
}
