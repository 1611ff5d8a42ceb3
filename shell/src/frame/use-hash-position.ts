import { parseAnchor } from '@admissions/model';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

const HOLD_MS = 3000;
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function openFolds(target: Element) {
  const fold = target.closest('details');
  if (!fold) return;
  fold.open = true;
  if (fold.parentElement) openFolds(fold.parentElement);
}

/** Scrolls to the target of the address, and holds it there while parts are drawn late. */
export function useHashPosition(isAnimated: RefObject<boolean>): void {
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
