import type { DrawerProps, ModalProps } from 'antd';
// biome-ignore lint/style/noRestrictedImports: these wrappers add the focus return
import { Drawer as AntDrawer, Modal as AntModal } from 'antd';
import { useFocusReturn } from './use-focus-return.ts';

// antd returns the focus when `open` becomes false, but not on unmount, the usual case here.

export function Drawer(props: DrawerProps) {
  useFocusReturn(props.open === true);
  return <AntDrawer {...props} />;
}

export function Modal(props: ModalProps) {
  useFocusReturn(props.open === true);
  return <AntModal {...props} />;
}
