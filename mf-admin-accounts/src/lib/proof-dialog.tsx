import { Alert, Button, Modal } from '@admissions/admin-ui';
import { fieldErrorMessage, isApiError } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { OwnPasswordField } from './own-password.tsx';
import styles from './proof-dialog.module.css';
import { SHARED_TEXTS } from './texts.ts';

/** A change that is asked about first and takes the own password once more. */
export interface Proof {
  title: string;
  message: string;
  confirmLabel: string;
  /** Makes the change; what it throws is shown. */
  run: (currentPassword: string) => Promise<void>;
}

/** Asks for the own password before a change; it closes when the change is made, and what was typed stays while it is not. */
export function ProofDialog({ asked, onClose }: { asked: Proof | null; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    // Destroyed with it, the password is not kept. Before it has opened nothing in it takes the focus.
    <Modal
      open={asked !== null}
      title={asked?.title}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && focusIn(form.current)}
    >
      {asked && <ProofForm ref={form} asked={asked} onClose={onClose} />}
    </Modal>
  );
}

const focusIn = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

function ProofForm({
  ref,
  asked,
  onClose,
}: {
  ref: RefObject<HTMLFormElement | null>;
  asked: Proof;
  onClose: () => void;
}) {
  const t = useMessage();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const errors = isApiError(failure) ? failure.errors.currentPassword : undefined;

  async function confirm() {
    setBusy(true);
    setFailure(null);
    try {
      await asked.run(password);
      onClose();
    } catch (error) {
      setFailure(error);
      focusIn(ref.current);
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p className={styles.message}>{asked.message}</p>
      {failure !== null && !errors && (
        <Alert type="error" showIcon role="alert" title={fieldErrorMessage(failure, t)} />
      )}
      <OwnPasswordField
        value={password}
        hint={t(SHARED_TEXTS.proofHelp)}
        errors={errors}
        onChange={setPassword}
      />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="primary" danger htmlType="submit" loading={isBusy} disabled={password === ''}>
          {asked.confirmLabel}
        </Button>
      </div>
    </form>
  );
}
