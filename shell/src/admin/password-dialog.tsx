import { ADMIN_LOGIN } from '@admissions/protocol';
import { useMessage, useToast } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useEffect, useRef } from 'react';
import { deleteAdminToken } from '../session/admin-session.ts';
import styles from './login-page.module.css';
import { PasswordForm } from './password-form.tsx';

/** Changing the password ends every session, this one too. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useMessage();
  const toast = useToast();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  function leave() {
    toast(t('common.saved'), 'success');
    deleteAdminToken();
    location.assign(ADMIN_LOGIN);
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="password-title"
      onClose={onClose}
    >
      <h2 id="password-title">{t('auth.changePassword')}</h2>
      <PasswordForm onChanged={leave} />
      <Button look="quiet" onClick={() => dialog.current?.close()}>
        {t('common.cancel')}
      </Button>
    </dialog>
  );
}
