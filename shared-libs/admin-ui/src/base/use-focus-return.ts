import { useEffect, useMemo } from 'react';

/** Returns the focus after closing, unless it has moved; near the opener if that is gone. */
export function useFocusReturn(isOpen: boolean): void {
  // During render: the overlay takes the focus before an effect would run.
  const before = useMemo(
    () => (isOpen && typeof document !== 'undefined' ? document.activeElement : null),
    [isOpen],
  );
  useEffect(() => {
    const path: HTMLElement[] = [];
    for (let at = before; at instanceof HTMLElement && at !== document.body; at = at.parentElement)
      path.push(at);
    return () => {
      // After antd's own focus handling.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const nearest = path.find(({ isConnected }) => isConnected);
        if (nearest === before) nearest?.focus();
        else nearest?.querySelector<HTMLElement>('button, a[href], input')?.focus();
      });
    };
  }, [before]);
}
