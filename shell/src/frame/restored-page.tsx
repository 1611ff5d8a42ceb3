import { useAppStore } from '@admissions/store';
import { useEffect } from 'react';

/** After a back/forward cache restore: closes the menu, and restores the scroll in Safari. */
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
