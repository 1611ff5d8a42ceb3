import { useEffect } from 'react';

/** Marks the document once this part of the page has come to life; tests and measurements wait for it. */
export function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'page';
  }, []);
}
