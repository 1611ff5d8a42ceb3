import { SLOW_LOAD_DELAY_MS } from '@admissions/protocol';
import { useEffect, useState } from 'react';
import { Skeleton } from '../pages/skeleton.tsx';

/** Delayed, so that quick loads do not flicker. */
export function AreaSkeleton() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <Skeleton /> : null;
}
