import { useAppStore } from '@admissions/store';
import { useEffect } from 'react';

/**
 * A page that comes out of the browser's back/forward cache is at its place, without the menu over it. Safari shows its head: the
 * router keeps the places, and sees no arrival there.
 */
export function RestoredPage() {
  const setBurgerOpen = useAppStore((state) => state.setBurgerOpen);
  useEffect(() => {
    let savedScrollY = 0;
    const saveScroll = () => {
      savedScrollY = scrollY;
      setBurgerOpen(false);
    };
    const restoreScroll = ({ persisted }: PageTransitionEvent) => {
      if (persisted) scrollTo({ top: savedScrollY, behavior: 'instant' });
    };
    addEventListener('pagehide', saveScroll);
    addEventListener('pageshow', restoreScroll);
    return () => {
      removeEventListener('pagehide', saveScroll);
      removeEventListener('pageshow', restoreScroll);
    };
  }, [setBurgerOpen]);
  return null;
}
