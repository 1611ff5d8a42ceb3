import { Alert, Button } from '@admissions/admin-ui';
import { errorMessage, isApiError } from '@admissions/api-client';
import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { ReactNode, RefObject } from 'react';
import { useState } from 'react';
import { CurrentPasswordField } from './current-password.tsx';
import styles from './password-form.module.css';
import { TextField } from './text-field.tsx';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

interface PasswordFormProps {
  ref: RefObject<HTMLFormElement | null>;
  message?: ReactNode;
  text?: { name: string; label: Localised; hint: Localised; maxLength: number; initial?: string };
  /** Further fields, above the password. */
  children?: ReactNode;
  hint: string;
  confirmLabel: string;
  isDangerous?: boolean;
  busyNote?: string;
  /** Runs the change and closes the form; its error is shown. */
  run: (currentPassword: string, text: string) => Promise<void>;
  onClose: () => void;
}
/** Confirms a change with the current password; a refused one stays typed. */
export function PasswordForm({ ref, text, run, onClose, ...shown }: PasswordFormProps) {
  const t = useMessage();
  const focusFirstError = useFirstErrorFocus(ref);
  const [typed, setTyped] = useState(text?.initial ?? '');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const errors = isApiError(failure) ? failure.errors : {};
  const isAtField = errors.currentPassword || (text && errors[text.name]);
  const isReady = password !== '' && (!text || typed.trim() !== '');

  async function confirm() {
    setBusy(true);
    setFailure(null);
    try {
      await run(password, typed);
    } catch (error) {
      setFailure(error);
      setBusy(false);
      ref.current?.querySelector('input')?.focus();
      focusFirstError();
    }
  }
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
      {shown.message}
      {failure !== null && !isAtField && (
        <Alert type="error" showIcon role="alert" title={errorMessage(failure, t)} />
      )}
      {text && (
        <TextField
          name={text.name}
          label={text.label}
          hint={text.hint}
          isRequired
          maxLength={text.maxLength}
          form={{
            values: { [text.name]: typed },
            errors,
            change: (part) => setTyped(part[text.name] ?? ''),
          }}
        />
      )}
      {shown.children}
      <CurrentPasswordField
        value={password}
        hint={shown.hint}
        errors={errors.currentPassword}
        onChange={setPassword}
      />
      <p className={styles.busy} role="status">
        {isBusy && shown.busyNote}
      </p>
      <div className="wrap end">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          type="primary"
          danger={shown.isDangerous}
          htmlType="submit"
          loading={isBusy}
          disabled={!isReady}
        >
          {shown.confirmLabel}
        </Button>
      </div>
    </form>
  );
}

/** Selects its text so that typing replaces it; a form that is in use keeps its focus. */
export function focusFirstInput(form: HTMLFormElement | null): void {
  if (form?.contains(document.activeElement)) return;
  const input = form?.querySelector('input');
  input?.focus();
  input?.select();
}
