import type { RefObject } from 'react';
import { useEffect } from 'react';

/** What is said for a moment stands above these at the lower edge, each of them with a height of its own. */
type Below = '--form-buttons' | '--list-dock';

/** Tells the page how high something at its lower edge is: it comes and goes, and takes a second line where there is no room. */
export function useStandsBelow(element: RefObject<HTMLElement | null>, name: Below): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(name, `${element.current?.offsetHeight ?? 0}px`),
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element, name]);
}
