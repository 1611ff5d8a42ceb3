import type { RefObject } from 'react';
import { useEffect } from 'react';

/** What is said for a moment stands above these, each of them with a height of its own. */
type OffsetProperty = '--form-buttons' | '--list-dock';
/** What is said needs so much of the lower edge (px): what ends higher up is not covered by it. */
const TOAST_AREA_PX = 96;

/** Tells the page how much of its lower edge something takes: it comes and goes, takes a second line where there is no room, and ends higher at the end of the page. */
export function useBottomOffset(
  element: RefObject<HTMLElement | null>,
  name: OffsetProperty,
): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let applied = '';
    const apply = () => {
      const now = `${element.current ? measureCoveredHeight(element.current) : 0}px`;
      // A change is felt by the whole page.
      if (now !== applied) style.setProperty(name, now);
      applied = now;
    };
    const observer = new ResizeObserver(apply);
    if (element.current) observer.observe(element.current);
    addEventListener('scroll', apply, { passive: true });
    addEventListener('resize', apply);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', apply);
      removeEventListener('resize', apply);
      style.removeProperty(name);
    };
  }, [element, name]);
}

function measureCoveredHeight(element: HTMLElement): number {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height === 0 || innerHeight - bottom > TOAST_AREA_PX ? 0 : Math.max(0, innerHeight - top);
}
