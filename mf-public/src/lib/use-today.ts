import { taipeiDay } from '@admissions/model';
import { useCallback, useSyncExternalStore } from 'react';

const LOOKS_EVERY = 30_000;

/**
 * The day in Taipei. A kept page may be older than today and a tab may stay open over midnight: the page comes alive with the day that it was made on,
 * and counts from the visitor's own day right afterwards.
 */
export function useToday(made: string): string {
  const now = useCallback(() => chooseLater(made, taipeiDay(new Date())), [made]);
  return useSyncExternalStore(everyNewDay, now, () => made);
}

// A clock that is behind cannot take a page back to before it was made.
const chooseLater = (one: string, other: string) => (one > other ? one : other);

function everyNewDay(onChange: () => void) {
  const timer = setInterval(onChange, LOOKS_EVERY);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
