import type { DrawerProps, ModalProps } from 'antd';
// biome-ignore lint/style/noRestrictedImports: here they get what they lack
import { Drawer as AntDrawer, Modal as AntModal } from 'antd';
import { useFocusReturn } from './use-focus-return.ts';

// antd gives the focus back when `open` goes, but not when the whole dialog is taken away, as most here are.

/** A panel over the page. */
export function Drawer(props: DrawerProps) {
  useFocusReturn(props.open === true);
  return <AntDrawer {...props} />;
}

/** A dialog over the page. */
export function Modal(props: ModalProps) {
  useFocusReturn(props.open === true);
  return <AntModal {...props} />;
}
