import { SLOW_LOAD_DELAY_MS } from '@admissions/protocol';
import { useEffect, useState } from 'react';
import { Skeleton } from '../pages/skeleton.tsx';

/** The skeleton of an area, after the delay that spares quick loads a flicker. */
export function AreaSkeleton() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <Skeleton /> : null;
}
