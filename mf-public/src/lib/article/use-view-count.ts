import { api } from '@admissions/api-client';
import { tabStorage } from '@admissions/store';
import { useEffect } from 'react';
import { randomKey } from '../random-key.ts';

const VIEW_DELAY_MS = 1000;

/**
 * Counts a view: once in a session for each entry, after the page has been visible for a second, and never for a page that the browser only prepares.
 * A failure is repeated by the client, and once more when the entry is opened next, as the same view; it is never shown.
 */
export function useViewCount(entry: string, path: string): void {
  useEffect(() => {
    if (isCounted(entry)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      if (isCounted(entry)) return;
      const viewId = getViewId(entry);
      // Under way: what is sent again, by whatever page, is the same view.
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

// Storage may be refused; then every view counts, which the API's own limits bound.
const readState = (entry: string) => tabStorage.read(toStorageKey(entry));
const saveState = (entry: string, state: string) => tabStorage.write(toStorageKey(entry), state);
const isCounted = (entry: string) => readState(entry) === COUNTED;
/** The view whose count was begun and not confirmed, or a new one. */
const getViewId = (entry: string) => readState(entry) ?? randomKey();
