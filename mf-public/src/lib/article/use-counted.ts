import { api } from '@admissions/api-client';
import { useEffect } from 'react';

const LOOKED_AT_FOR = 1000;

/**
 * Counts a view: once in a session for each entry, after the page has been visible for a second, and never for a page that the browser only prepares.
 * A failure is nobody's concern.
 */
export function useCounted(entry: string, path: string): void {
  useEffect(() => {
    if (isCounted(entry)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      if (isCounted(entry)) return;
      remember(entry);
      api()
        .put(path, {}, { silent: true, once: true, viewId: viewIdOf() })
        .catch(() => {});
    };
    const restart = () => {
      clearTimeout(timer);
      const isPrepared = (document as Document & { prerendering?: boolean }).prerendering === true;
      if (!isPrepared && document.visibilityState === 'visible') timer = setTimeout(count, LOOKED_AT_FOR);
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

// Random enough for one view; crypto.randomUUID is missing on plain http.
const viewIdOf = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

// Storage may be refused; then every view counts, which the API's own limits bound.
function isCounted(entry: string): boolean {
  try {
    return sessionStorage.getItem(`counted ${entry}`) !== null;
  } catch {
    return false;
  }
}
function remember(entry: string): void {
  try {
    sessionStorage.setItem(`counted ${entry}`, '1');
  } catch {}
}
