import { api } from '@admissions/api-client';
import { pair, parseFlags } from '@admissions/model';
import { AUTH_PATHS, type UserInfo } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useRevalidator } from 'react-router';
import { useSecurityDialog } from './security/use-security-dialog.ts';
import styles from './two-factor-notice.module.css';

const TEXTS = {
  text: pair(
    '您可以管理帳號，須先啟用兩步驟驗證，才能使用帳號管理的功能。',
    'You may manage accounts: switch two-step sign-in on before you do.',
  ),
  open: pair('設定兩步驟驗證', 'Set up two-step sign-in'),
};

/** Guides accounts that must have 2FA through its setup before the page continues. */
export function TwoFactorNotice() {
  const t = useMessage();
  const session = useAppStore((state) => state.session);
  const setSession = useAppStore((state) => state.setSession);
  const { revalidate } = useRevalidator();
  const { Dialog, open, close } = useSecurityDialog();
  if (!session?.user.needsTwoSteps && !Dialog) return null;
  async function refreshSession() {
    close();
    const user = await api().get<UserInfo>(AUTH_PATHS.userInfo);
    setSession({ user, priv: parseFlags(user.priv) });
    await revalidate();
  }
  return (
    <>
      <div role="status" className={styles.notice}>
        <p>{t(TEXTS.text)}</p>
        <Button onClick={() => void open()}>{t(TEXTS.open)}</Button>
      </div>
      {Dialog && <Dialog onClose={() => void refreshSession().catch(() => {})} />}
    </>
  );
}
