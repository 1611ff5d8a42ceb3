import { useEffect, useRef } from 'react';

/** Gives the focus back to what had it, once what calls this is gone. */
export function useFocusReturn(): void {
  const before = useRef<Element | null>(
    typeof document === 'undefined' ? null : document.activeElement,
  );
  useEffect(() => {
    const element = before.current as HTMLElement | null;
    return () => {
      // After the dialog's own last words about the focus.
      setTimeout(() => element?.isConnected && element.focus());
    };
  }, []);
}
