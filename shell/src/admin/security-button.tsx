import { useAppStore, useMessage } from '@admissions/store';
import type { ComponentType } from 'react';
import { useState } from 'react';

const LABEL = { 'zh-TW': '登入安全', en: 'Sign-in security' } as const;

/** Opens one's own sign-in security; its code is fetched then, for it is rarely needed and brings the drawing of QR codes along. */
export function SecurityButton() {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  async function open() {
    try {
      const { SecurityDialog } = await import('./security/security-dialog.tsx');
      setDialog(() => SecurityDialog);
    } catch {
      toast(t('network.failed'), 'error');
    }
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => void open()}>
        {t(LABEL)}
      </button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
