import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Moves the focus to another element when the focused one is removed. */
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
    // Removed elements fire no blur event.
    onBlur: () => {
      had.current = null;
    },
  };
}
