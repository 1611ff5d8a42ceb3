import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the channel that the address points to, and lets the visitor see it. */
export function useOpenHashItem(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const item = /^#item-\d+$/.test(hash) ? document.getElementById(hash.slice(1)) : null;
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.scrollIntoView();
  }, [hash]);
}
