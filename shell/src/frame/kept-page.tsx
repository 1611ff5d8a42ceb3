import { useAppStore } from '@admissions/store';
import { useEffect } from 'react';

/** A page that the browser keeps whole while another document is read comes back at its place and without the menu over it: Safari shows its head, as the places are the router's matter, which sees no arrival there. */
export function KeptPage() {
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
