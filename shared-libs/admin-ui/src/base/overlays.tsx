import type { DrawerProps, ModalProps } from 'antd';
// biome-ignore lint/style/noRestrictedImports: these wrappers add the focus return
import { Drawer as AntDrawer, Modal as AntModal } from 'antd';
import { useEffect, useMemo } from 'react';

// antd returns the focus when `open` becomes false, but not on unmount, the usual case here.

export function Drawer(props: DrawerProps) {
  useFocusReturn(props.open === true);
  return <AntDrawer {...props} />;
}

export function Modal(props: ModalProps) {
  useFocusReturn(props.open === true);
  return <AntModal {...props} />;
}

/** Returns the focus after closing, unless it has moved; near the opener if that is gone. */
function useFocusReturn(isOpen: boolean): void {
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
