import { parseAnchor } from '@admissions/model';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { scrollSmoothly } from './scroll-smoothly.ts';

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

const HOLD_MS = 3000;
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function openFolds(target: Element) {
  const fold = target.closest('details');
  if (!fold) return;
  fold.open = true;
  if (fold.parentElement) openFolds(fold.parentElement);
}

/** Scrolls to the target of the address, and holds it there while parts are drawn late. */
function useHashPosition(isAnimated: RefObject<boolean>) {
  const navigate = useNavigate();
  const type = useNavigationType();
  const { pathname, search, hash, key } = useLocation();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address scrolls again
  useEffect(() => {
    // A reload or a step back restores the position of the visitor.
    const isRestored = isFirst.current ? !isNewDocument() : type === 'POP';
    const isDone = isRestored || isAnimated.current;
    isFirst.current = false;
    isAnimated.current = false;
    const id = parseAnchor(hash);
    if (isDone || !id) return;
    const place = () => {
      const target = document.getElementById(id);
      if (target) {
        openFolds(target);
        target.scrollIntoView({ behavior: 'instant' });
        return;
      }
      // Addresses that were typed or printed: #DIV1.
      const lower = id.toLowerCase();
      if (document.getElementById(lower))
        void navigate({ pathname, search, hash: lower }, { replace: true });
    };
    const drawn = new ResizeObserver(place);
    drawn.observe(document.body);
    const stop = () => {
      drawn.disconnect();
      clearTimeout(timer);
      for (const event of USER_EVENTS) removeEventListener(event, stop);
    };
    const timer = setTimeout(stop, HOLD_MS);
    for (const event of USER_EVENTS) addEventListener(event, stop, { passive: true });
    return stop;
  }, [hash, key]);
}

const isNewDocument = () => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return !entry || (entry as PerformanceNavigationTiming).type === 'navigate';
};
