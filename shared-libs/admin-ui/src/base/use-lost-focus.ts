import type { FocusEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to another element when the one that has it is taken away. */
export function useLostFocus(findNext: () => HTMLElement | null | undefined) {
  const had = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!had.current || had.current.isConnected) return;
    had.current = null;
    if (document.activeElement === document.body) findNext()?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      had.current = target;
    },
    // Not said of what is taken away.
    onBlur: () => {
      had.current = null;
    },
  };
}
