import { useEffect, useState } from 'react';

const MAX_TIMER_MS = 2 ** 31 - 1;

/** Whether a moment is over; renders again when it comes. */
export function useIsPast(at: string): boolean {
  const due = Date.parse(at);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const wait = due - Date.now();
    // A longer timer would run at once.
    if (wait < 0 || wait > MAX_TIMER_MS) return;
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [due]);
  return due <= now;
}
