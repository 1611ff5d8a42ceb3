import { Alert, Button, Modal } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import styles from './one-time-password.module.css';
import { TEXTS } from './texts.ts';
import type { OneTime } from './use-account-actions.ts';

/** The one time that a password is shown. It closes by its button only: a stray click must not lose it. */
export function OneTimePassword({
  shown,
  onClose,
}: {
  shown: OneTime | null;
  onClose: () => void;
}) {
  const t = useMessage();
  return (
    <Modal
      open={shown !== null}
      title={shown && t(TEXTS.once.title, { name: shown.account.name })}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {t(TEXTS.once.close)}
        </Button>
      }
    >
      {shown && <Shown {...shown} />}
    </Modal>
  );
}

function Shown({ account, password }: OneTime) {
  const t = useMessage();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(password);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }
  return (
    <div className={styles.shown}>
      <Alert type="warning" showIcon title={t(TEXTS.once.text)} />
      <dl className={styles.facts}>
        <dt>{t(TEXTS.once.account)}</dt>
        <dd>{account.account}</dd>
        <dt>{t(TEXTS.once.password)}</dt>
        <dd className={styles.password}>
          <code>{password}</code>
          <Button onClick={() => void copy()}>{t(TEXTS.once.copy)}</Button>
        </dd>
      </dl>
      <p className={styles.status} role="status">
        {copied && t(copied === 'yes' ? TEXTS.once.copied : TEXTS.once.copyFailed)}
      </p>
    </div>
  );
}
