import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Size {
  width: number;
  height: number;
}
/** Reads the inner size of an element in pixels, as it was last visible. */
export function useElementSize<T>(
  element: RefObject<HTMLElement | null>,
  initial: T,
  read: (size: Size) => T,
): T {
  const [value, setValue] = useState(initial);
  const measure = useEffectEvent((size: Size) => setValue(read(size)));
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) measure(entry.contentRect);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return value;
}
