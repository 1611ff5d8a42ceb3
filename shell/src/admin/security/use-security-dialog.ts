import { useMessage, useToast } from '@admissions/store';
import { type ComponentType, useState } from 'react';
import { loadOrReload } from '../../remotes/chunk-reload.ts';
import type { SecurityDialogProps } from './security-dialog.tsx';

/** Loads the dialog, with its QR code library, when it opens. */
export function useSecurityDialog() {
  const t = useMessage();
  const toast = useToast();
  const [Dialog, setDialog] = useState<ComponentType<SecurityDialogProps> | null>(null);
  return {
    Dialog,
    open: () =>
      loadOrReload(import('./security-dialog.tsx')).then(
        ({ SecurityDialog }) => setDialog(() => SecurityDialog),
        () => toast(t('network.failed'), 'error'),
      ),
    close: () => setDialog(null),
  };
}
