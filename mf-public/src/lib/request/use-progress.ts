import { useEffect, useState } from 'react';

/** Milliseconds. */
const POLL_INTERVAL_MS = 250;
/** Milliseconds until the visitor gets an explanation of the wait. */
const LONG_WAIT_MS = 2500;

interface Progress {
  /** 0 to 1. */
  done: number;
  isLong: boolean;
}

/** Null while not waiting. */
export function useProgress(isWaiting: boolean, read: () => number): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const start = Date.now();
    const update = () => setProgress({ done: read(), isLong: Date.now() - start > LONG_WAIT_MS });
    update();
    const timer = setInterval(update, POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      setProgress(null);
    };
  }, [isWaiting, read]);
  return progress;
}
