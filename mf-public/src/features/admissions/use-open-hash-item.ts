import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the channel in the hash and scrolls to it. */
export function useOpenHashItem(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const item = /^#item-\d+$/.test(hash) ? document.getElementById(hash.slice(1)) : null;
    if (!(item instanceof HTMLDetailsElement)) return;
    item.open = true;
    item.scrollIntoView();
  }, [hash]);
}
