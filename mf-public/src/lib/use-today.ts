import { taipeiDay } from '@admissions/model';
import { useCallback, useSyncExternalStore } from 'react';

const CHECK_INTERVAL_MS = 30_000;

/**
 * The day in Taipei. A kept page may be older than today and a tab may stay open over midnight: the page comes alive with the day that it was made on,
 * and counts from the visitor's own day right afterwards.
 */
export function useToday(renderedOn: string): string {
  const now = useCallback(() => chooseLater(renderedOn, taipeiDay(new Date())), [renderedOn]);
  return useSyncExternalStore(subscribeToDayChange, now, () => renderedOn);
}

// A clock that is behind cannot take a page back to before it was made.
const chooseLater = (one: string, other: string) => (one > other ? one : other);

function subscribeToDayChange(onChange: () => void) {
  const timer = setInterval(onChange, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
