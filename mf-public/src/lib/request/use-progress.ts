import { useEffect, useState } from 'react';

/** Milliseconds between two looks. */
const EVERY = 250;
/** Milliseconds after which whoever waits is told why it takes so long. */
const LONG = 2500;

interface Progress {
  /** 0 to 1. */
  done: number;
  isLong: boolean;
}

/** How far something is that somebody waits for; null while nobody does. */
export function useProgress(isWaiting: boolean, read: () => number): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const start = Date.now();
    const look = () => setProgress({ done: read(), isLong: Date.now() - start > LONG });
    look();
    const timer = setInterval(look, EVERY);
    return () => {
      clearInterval(timer);
      setProgress(null);
    };
  }, [isWaiting, read]);
  return progress;
}
