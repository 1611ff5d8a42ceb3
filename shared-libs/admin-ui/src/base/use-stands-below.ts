import type { RefObject } from 'react';
import { useEffect } from 'react';

/** What is said for a moment stands above these, each of them with a height of its own. */
type Below = '--form-buttons' | '--list-dock';
/** What is said needs so much of the lower edge (px): what ends higher up is not covered by it. */
const ROOM = 96;

/** Tells the page how much of its lower edge something takes: it comes and goes, takes a second line where there is no room, and ends higher at the end of the page. */
export function useStandsBelow(element: RefObject<HTMLElement | null>, name: Below): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let told = '';
    const tell = () => {
      const now = `${element.current ? findHeight(element.current) : 0}px`;
      // A change is felt by the whole page.
      if (now !== told) style.setProperty(name, now);
      told = now;
    };
    const observer = new ResizeObserver(tell);
    if (element.current) observer.observe(element.current);
    addEventListener('scroll', tell, { passive: true });
    addEventListener('resize', tell);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', tell);
      removeEventListener('resize', tell);
      style.removeProperty(name);
    };
  }, [element, name]);
}

function findHeight(element: HTMLElement): number {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height === 0 || innerHeight - bottom > ROOM ? 0 : Math.max(0, innerHeight - top);
}
