import type { DrawerProps, ModalProps } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';

const LazyDrawer = lazyPart<DrawerProps>(async () => (await import('./overlays.tsx')).Drawer);
const LazyModal = lazyPart<ModalProps>(async () => (await import('./overlays.tsx')).Modal);

/** What has been open once stays, so that it can close as it opened. */
function useOpenedOnce(isOpen: boolean | undefined): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen === true);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen;
}

/** A panel over the page, loaded when one first opens. */
export const Drawer = (props: DrawerProps) =>
  useOpenedOnce(props.open) && (
    <Suspense fallback={null}>
      <LazyDrawer {...props} />
    </Suspense>
  );

/** A dialog over the page, loaded when one first opens. */
export const Modal = (props: ModalProps) =>
  useOpenedOnce(props.open) && (
    <Suspense fallback={null}>
      <LazyModal {...props} />
    </Suspense>
  );
