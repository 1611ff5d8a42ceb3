import { api } from '@admissions/api-client';
import { privOf } from '@admissions/model';
import type { UserInfo } from '@admissions/protocol';
import { AUTH_PATHS } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import styles from './two-steps-notice.module.css';

const TEXTS = {
  text: {
    'zh-TW': '您可以管理帳號，須先啟用兩步驟驗證，才能使用帳號管理的功能。',
    en: 'You may manage accounts: switch two-step sign-in on before you do.',
  },
  open: { 'zh-TW': '設定兩步驟驗證', en: 'Set up two-step sign-in' },
} as const;

/** Leads whoever has to have two-step sign-in on, and has not, through setting it up; the page goes on when they have. */
export function TwoStepsNotice() {
  const t = useMessage();
  const session = useAppStore((state) => state.session);
  const setSession = useAppStore((state) => state.setSession);
  const toast = useAppStore((state) => state.toast);
  const { revalidate } = useRevalidator();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  if (!session?.user.needsTwoSteps && !Dialog) return null;
  async function open() {
    try {
      const { SecurityDialog } = await import('./security/security-dialog.tsx');
      setDialog(() => SecurityDialog);
    } catch {
      toast(t('network.failed'), 'error');
    }
  }
  async function close() {
    setDialog(null);
    const user = await api().get<UserInfo>(AUTH_PATHS.userInfo);
    setSession({ user, priv: privOf(user.priv) });
    await revalidate();
  }
  return (
    <>
      <div role="status" className={styles.notice}>
        <p>{t(TEXTS.text)}</p>
        <Button onClick={() => void open()}>{t(TEXTS.open)}</Button>
      </div>
      {Dialog && <Dialog onClose={() => void close().catch(() => {})} />}
    </>
  );
}
