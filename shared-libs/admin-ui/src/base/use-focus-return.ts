import { useEffect, useMemo } from 'react';

/** Returns the focus after closing or unmounting, unless it has moved elsewhere. */
export function useFocusReturn(isOpen: boolean): void {
  // During render: the overlay takes the focus before an effect would run.
  const before = useMemo(
    () => (isOpen && typeof document !== 'undefined' ? document.activeElement : null),
    [isOpen],
  );
  useEffect(() => {
    if (!(before instanceof HTMLElement)) return;
    return () => {
      // After antd's own focus handling.
      setTimeout(() => {
        if (before.isConnected && document.activeElement === document.body) before.focus();
      });
    };
  }, [before]);
}
