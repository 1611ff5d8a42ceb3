import { api } from '@admissions/api-client';
import { tabStorage } from '@admissions/store';
import { useEffect } from 'react';
import { randomKey } from '../random-key.ts';

const LOOKED_AT_FOR = 1000;

/**
 * Counts a view: once in a session for each entry, after the page has been visible for a second, and never for a page that the browser only prepares.
 * A failure is repeated by the client, and once more when the entry is opened next, as the same view; it is never shown.
 */
export function useCounted(entry: string, path: string): void {
  useEffect(() => {
    if (isCounted(entry)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      if (isCounted(entry)) return;
      const viewId = countView(entry);
      // Under way: what is sent again, by whatever page, is the same view.
      remember(entry, viewId);
      api()
        .put(path, {}, { silent: true, viewId })
        .then(() => remember(entry, COUNTED))
        .catch(() => {});
    };
    const restart = () => {
      clearTimeout(timer);
      const isPrepared = (document as Document & { prerendering?: boolean }).prerendering === true;
      if (!isPrepared && document.visibilityState === 'visible')
        timer = setTimeout(count, LOOKED_AT_FOR);
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
const stored = (entry: string) => tabStorage.read(toStorageKey(entry));
const remember = (entry: string, state: string) => tabStorage.write(toStorageKey(entry), state);
const isCounted = (entry: string) => stored(entry) === COUNTED;
/** The view whose count was begun and not confirmed, or a new one. */
const countView = (entry: string) => stored(entry) ?? randomKey();
