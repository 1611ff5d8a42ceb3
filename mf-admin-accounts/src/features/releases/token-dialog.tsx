import { Alert, Button, FormField, Input, Modal } from '@admissions/admin-ui';
import { api, errorMessage, isApiError } from '@admissions/api-client';
import type { FieldErrors, NewDeployToken } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { OwnPasswordField } from '../../lib/own-password.tsx';
import { useFirstErrorFocus } from '../../lib/use-first-error-focus.ts';
import styles from './change-dialog.module.css';
import { createReleasesApi } from './releases.ts';
import { TEXTS } from './texts.ts';

interface DialogProps {
  remote: string;
  isOpen: boolean;
  onClose: () => void;
  onMade: (token: NewDeployToken) => void;
}
/** Asks what a new deploy token is for, and for the own password. */
export function TokenDialog({ remote, isOpen, onClose, onMade }: DialogProps) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  return (
    // Destroyed with it, the password is not kept.
    <Modal
      open={isOpen}
      title={t(TEXTS.token.add)}
      footer={null}
      mask={{ closable: false }}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(hasOpened) => hasOpened && form.current?.querySelector('input')?.focus()}
    >
      {isOpen && <TokenForm ref={form} remote={remote} onClose={onClose} onMade={onMade} />}
    </Modal>
  );
}

function TokenForm({
  ref,
  remote,
  onClose,
  onMade,
}: Omit<DialogProps, 'isOpen'> & { ref: RefObject<HTMLFormElement | null> }) {
  const t = useMessage();
  const focusFirstError = useFirstErrorFocus(ref);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    setFailure(null);
    setErrors({});
    try {
      onMade(await createReleasesApi(api()).addToken(remote, { name, currentPassword: password }));
    } catch (error) {
      const atFields = isApiError(error) ? error.errors : {};
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) setFailure(errorMessage(error, t));
      setBusy(false);
      focusFirstError();
    }
  }
  const isReady = name.trim() !== '' && password !== '';
  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy) void confirm();
      }}
    >
      {failure !== null && <Alert type="error" showIcon role="alert" title={failure} />}
      <FormField
        label={t(TEXTS.token.name)}
        hint={t(TEXTS.token.nameHelp)}
        error={errors.name?.join(' ')}
        isRequired
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </FormField>
      <OwnPasswordField
        value={password}
        hint={t(TEXTS.token.proof)}
        errors={errors.currentPassword}
        onChange={setPassword}
      />
      <div className={styles.buttons}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={!isReady}>
          {t(TEXTS.token.add)}
        </Button>
      </div>
    </form>
  );
}
