import { useAppStore } from '@admissions/store';
import { useEffect } from 'react';

/**
 * A page that comes out of the browser's back/forward cache is at its place, without the menu over it. Safari shows its head: the
 * router keeps the places, and sees no arrival there.
 */
export function RestoredPage() {
  const setBurgerOpen = useAppStore((state) => state.setBurgerOpen);
  useEffect(() => {
    let place = 0;
    const leave = () => {
      place = scrollY;
      setBurgerOpen(false);
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) scrollTo({ top: place, behavior: 'instant' });
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, [setBurgerOpen]);
  return null;
}
