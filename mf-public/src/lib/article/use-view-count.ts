import { api } from '@admissions/api-client';
import { tabStorage } from '@admissions/store';
import { useEffect } from 'react';
import { randomKey } from '../random-key.ts';

const VIEW_DELAY_MS = 1000;

/** Counts an entry once per session after a visible second; failures are retried, never shown. */
export function useViewCount(entry: string, path: string): void {
  useEffect(() => {
    if (isCounted(entry)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      if (isCounted(entry)) return;
      const viewId = getViewId(entry);
      // Saved before sending, so that a repeat counts as the same view.
      saveState(entry, viewId);
      api()
        .put(path, {}, { silent: true, viewId })
        .then(() => saveState(entry, COUNTED))
        .catch(() => {});
    };
    const restart = () => {
      clearTimeout(timer);
      const isPrepared = (document as Document & { prerendering?: boolean }).prerendering === true;
      if (!isPrepared && document.visibilityState === 'visible')
        timer = setTimeout(count, VIEW_DELAY_MS);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    document.addEventListener('prerenderingchange', restart);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
      document.removeEventListener('prerenderingchange', restart);
    };
  }, [entry, path]);
}

const COUNTED = '1';
const toStorageKey = (entry: string) => `counted ${entry}`;

// Without storage every view counts, within the rate limits of the API.
const readState = (entry: string) => tabStorage.read(toStorageKey(entry));
const saveState = (entry: string, state: string) => tabStorage.write(toStorageKey(entry), state);
const isCounted = (entry: string) => readState(entry) === COUNTED;
/** The unconfirmed view, or a new one. */
const getViewId = (entry: string) => readState(entry) ?? randomKey();
