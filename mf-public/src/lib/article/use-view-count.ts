import { api } from '@admissions/api-client';
import { tabStorage } from '@admissions/store';
import { useEffect } from 'react';
import { randomKey } from '../random-key.ts';

const VIEW_DELAY_MS = 1000;

/** Counts an entry once per session after a visible second; failures are retried, never shown. */
export function useViewCount(entry: string, path: string) {
  useEffect(() => {
    const key = `counted ${entry}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      // The unconfirmed view, or a new one. Without storage every view counts, within the rate limits.
      const viewId = tabStorage.read(key) ?? randomKey();
      if (viewId === COUNTED) return;
      // Saved before sending, so that a repeat counts as the same view.
      tabStorage.write(key, viewId);
      api()
        .put(path, {}, { silent: true, viewId })
        .then(() => tabStorage.write(key, COUNTED))
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
