import { Alert, Button, Modal } from '@admissions/admin-ui';
import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import styles from './secret-dialog.module.css';

/** A secret that is shown once, with its labels. */
interface Secret {
  title: string;
  /** The owner of the secret. */
  owner: { label: string; value: string };
  value: string;
  texts: Record<'label' | 'explanation' | 'copy' | 'copyFailed' | 'close', Localised>;
}

/** Shows a secret once. Closes by its button only: a stray click must not lose it. */
export function SecretDialog({ secret, onClose }: { secret: Secret | null; onClose: () => void }) {
  const t = useMessage();
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
          {secret && t(secret.texts.close)}
        </Button>
      }
    >
      {secret && <SecretDetails {...secret} />}
    </Modal>
  );
}

function SecretDetails({ owner, value, texts }: Secret) {
  const t = useMessage();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  async function copy() {
    // Without https there is no clipboard.
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  }
  return (
    <div className="grid gap-l">
      <Alert type="warning" showIcon title={t(texts.explanation)} />
      <dl className={styles.details}>
        <dt>{owner.label}</dt>
        <dd>{owner.value}</dd>
        <dt>{t(texts.label)}</dt>
        <dd className={styles.secret}>
          <code>{value}</code>
          <Button onClick={() => void copy()}>{t(texts.copy)}</Button>
        </dd>
      </dl>
      <p className={styles.status} role="status">
        {copied === 'yes' && t('common.copied')}
        {copied === 'no' && t(texts.copyFailed)}
      </p>
    </div>
  );
}
