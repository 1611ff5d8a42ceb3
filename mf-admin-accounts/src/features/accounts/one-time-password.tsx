import { Alert, Button, Modal } from '@admissions/admin-ui';
import { useState } from 'react';
import { useText } from '../../lib/use-text.ts';
import styles from './one-time-password.module.css';
import type { OneTime } from './use-account-actions.ts';

/** The one time that a password is shown. It closes by its button only: a stray click must not lose it. */
export function OneTimePassword({
  shown,
  onClose,
}: {
  shown: OneTime | null;
  onClose: () => void;
}) {
  const text = useText();
  return (
    <Modal
      open={shown !== null}
      title={shown && text('once.title', { name: shown.account.name })}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {text('once.close')}
        </Button>
      }
    >
      {shown && <Shown {...shown} />}
    </Modal>
  );
}

function Shown({ account, password }: OneTime) {
  const text = useText();
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
      <Alert type="warning" showIcon title={text('once.text')} />
      <dl className={styles.facts}>
        <dt>{text('once.account')}</dt>
        <dd>{account.account}</dd>
        <dt>{text('once.password')}</dt>
        <dd className={styles.password}>
          <code>{password}</code>
          <Button onClick={() => void copy()}>{text('once.copy')}</Button>
        </dd>
      </dl>
      <p className={styles.status} role="status">
        {copied && text(copied === 'yes' ? 'once.copied' : 'once.copyFailed')}
      </p>
    </div>
  );
}
