import { useEffect, useMemo } from 'react';

/** Gives the focus back to what had it before this opened, once it is closed or gone; not when it has gone on to something else. */
export function useFocusReturn(isOpen: boolean): void {
  // While it is drawn: what opens takes the focus before an effect of this could look.
  const before = useMemo(
    () => (isOpen && typeof document !== 'undefined' ? document.activeElement : null),
    [isOpen],
  );
  useEffect(() => {
    if (!(before instanceof HTMLElement)) return;
    return () => {
      // After the dialog's own last words about the focus.
      setTimeout(() => {
        if (before.isConnected && document.activeElement === document.body) before.focus();
      });
    };
  }, [before]);
}
