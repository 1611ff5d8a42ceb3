import { SLOW_LOAD_DELAY_MS } from '@admissions/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import styles from './results.module.css';

const SKELETONS = [1, 2, 3, 4, 5, 6];

/** A filtered list; a slow change shows skeletons without layout shift. */
export function Results({ children }: { children: ReactNode }) {
  const isSlow = useIsSlowNavigation();
  return (
    <div className="anchor" aria-busy={isSlow || undefined}>
      {children}
      {isSlow && (
        <div className={styles.outlines} aria-hidden="true">
          {SKELETONS.map((each) => (
            <span key={each} />
          ))}
        </div>
      )}
    </div>
  );
}

function useIsSlowNavigation() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const isUnderWay = state === 'loading' && location.pathname === pathname;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), SLOW_LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay]);
  return isSlow && isUnderWay;
}
