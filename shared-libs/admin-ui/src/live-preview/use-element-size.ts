import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** Current inner size of an element in pixels. */
export function useElementSize(): [
  RefObject<HTMLDivElement | null>,
  { width: number; height: number },
] {
  const element = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setBox({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, box];
}
