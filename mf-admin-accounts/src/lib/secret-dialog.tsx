import { Alert, Button, Modal } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import styles from './secret-dialog.module.css';
import { SHARED_TEXTS } from './texts.ts';

/** A secret that is shown once, with its labels. */
export interface Secret {
  title: string;
  text: string;
  /** The owner of the secret. */
  owner: { label: string; value: string };
  label: string;
  value: string;
  copyLabel: string;
  copyFailed: string;
  closeLabel: string;
}

/** Shows a secret once. Closes by its button only: a stray click must not lose it. */
export function SecretDialog({ secret, onClose }: { secret: Secret | null; onClose: () => void }) {
  return (
    <Modal
      open={secret !== null}
      title={secret?.title}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {secret?.closeLabel}
        </Button>
      }
    >
      {secret && <SecretDetails {...secret} />}
    </Modal>
  );
}

function SecretDetails({ text, owner, label, value, copyLabel, copyFailed }: Secret) {
  const t = useMessage();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }
  return (
    <div className="grid gap-l">
      <Alert type="warning" showIcon title={text} />
      <dl className={styles.details}>
        <dt>{owner.label}</dt>
        <dd>{owner.value}</dd>
        <dt>{label}</dt>
        <dd className={styles.secret}>
          <code>{value}</code>
          <Button onClick={() => void copy()}>{copyLabel}</Button>
        </dd>
      </dl>
      <p className={styles.status} role="status">
        {copied === 'yes' && t(SHARED_TEXTS.copied)}
        {copied === 'no' && copyFailed}
      </p>
    </div>
  );
}
