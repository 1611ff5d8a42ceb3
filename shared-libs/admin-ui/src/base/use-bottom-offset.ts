import { type RefObject, useEffect } from 'react';

/** Toasts are shown above these elements, each of which has its own height. */
type OffsetProperty = '--form-buttons' | '--list-dock';
/** Height of the toast area at the lower edge (px); higher elements are not covered. */
const TOAST_AREA_PX = 96;

/** Publishes the height of a bar at the lower edge, which changes when it wraps or unsticks. */
export function useBottomOffset(
  element: RefObject<HTMLElement | null>,
  name: OffsetProperty,
): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let applied = '';
    const apply = () => {
      const now = `${element.current ? measureCoveredHeight(element.current) : 0}px`;
      // Each change restyles the whole page.
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
