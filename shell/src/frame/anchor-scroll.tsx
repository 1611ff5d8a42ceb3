import { parseAnchor } from '@admissions/model';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { scrollSmoothly } from './scroll-smoothly.ts';
import { openFolds, useHashPosition } from './use-hash-position.ts';

/** In-page links scroll smoothly and move the focus. */
export function AnchorScroll() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isAnimated = useRef(false);
  useHashPosition(isAnimated);
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || link.target === '_blank') return;
      const { origin, hash, pathname: path, search: query } = new URL(link.href, location.href);
      const target = hash.length > 1 ? document.getElementById(parseAnchor(hash)) : null;
      if (!target || origin !== location.origin || path !== pathname || query !== search) return;
      event.preventDefault();
      event.stopPropagation();
      isAnimated.current = true;
      void navigate({ pathname: path, search: query, hash }, { preventScrollReset: true });
      // A folded section has no position until it is open.
      openFolds(target);
      if (!target.matches('a, button, input, select, textarea')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      const room =
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      scrollSmoothly(Math.max(0, target.getBoundingClientRect().top + scrollY - room));
      dispatchEvent(new Event('hashchange'));
    };
    // Capture phase: before the router's links handle the click.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [pathname, search, navigate]);
  return null;
}
