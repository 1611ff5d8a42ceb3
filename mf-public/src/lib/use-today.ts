import { taipeiDay } from '@admissions/model';
import { useCallback, useSyncExternalStore } from 'react';

const CHECK_INTERVAL_MS = 30_000;

/** The day in Taipei. Hydrates with the day of the render, which may be cached. */
export function useToday(renderedOn: string) {
  const now = useCallback(() => chooseLater(renderedOn, taipeiDay()), [renderedOn]);
  return useSyncExternalStore(subscribeToDayChange, now, () => renderedOn);
}

// A device clock that is behind must not go back before the day of the render.
const chooseLater = (one: string, other: string) => (one > other ? one : other);

function subscribeToDayChange(onChange: () => void) {
  const timer = setInterval(onChange, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
