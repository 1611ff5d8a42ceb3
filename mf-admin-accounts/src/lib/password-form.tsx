import { Alert, Button, FormField, Input, Modal } from '@admissions/admin-ui';
import { errorMessage, isApiError } from '@admissions/api-client';
import type { FieldErrors, Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './password-form.module.css';
import { TextField } from './text-field.tsx';
import { SHARED_TEXTS } from './texts.ts';

interface FieldProps {
  form: {
    values: { currentPassword: string };
    errors: FieldErrors;
    change: (part: { currentPassword: string }) => void;
  };
  /** Why the password is required. */
  hint: string;
}
export function CurrentPasswordField({ form, hint }: FieldProps) {
  return (
    <FormField
      label={SHARED_TEXTS.currentPassword}
      hint={hint}
      error={form.errors.currentPassword?.join(' ')}
      isRequired
    >
      {(control) => (
        // antd's visibility toggle is too small a target.
        <Input.Password
          {...control}
          name="currentPassword"
          autoComplete="current-password"
          visibilityToggle={false}
          value={form.values.currentPassword}
          onChange={({ target }) => form.change({ currentPassword: target.value })}
        />
      )}
    </FormField>
  );
}

interface PasswordFormProps {
  ref: RefObject<HTMLFormElement | null>;
  message?: ReactNode;
  text?: { name: string; label: Localised; hint: Localised; maxLength: number; initial?: string };
  /** Above the password. */
  moreFields?: ReactNode;
  hint: string;
  confirmLabel: string;
  isDangerous?: boolean;
  busyNote?: string;
  /** Runs the change and closes the form; its error is shown. */
  run: (currentPassword: string, text: string) => Promise<void>;
  onClose: () => void;
}
/** Confirms a change with the current password; a refused one stays typed. */
function PasswordForm({ ref, text, run, onClose, ...shown }: PasswordFormProps) {
  const t = useMessage();
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
    }
  }
  useEffect(() => {
    if (failure === null) return;
    const find = (inputs: string) => ref.current?.querySelector<HTMLElement>(inputs);
    (find('input[aria-invalid="true"]') ?? find('input'))?.focus();
  }, [failure, ref]);
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
        <Alert type="error" showIcon title={errorMessage(failure, t)} />
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
      {shown.moreFields}
      <CurrentPasswordField
        hint={shown.hint}
        form={{
          values: { currentPassword: password },
          errors,
          change: (part) => setPassword(part.currentPassword),
        }}
      />
      <p className={`faint mini ${styles.busy}`} role="status">
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

// Selects its text so that typing replaces it; a form that is in use keeps its focus.
function focusFirstInput(form: HTMLFormElement | null) {
  if (form?.contains(document.activeElement)) return;
  const input = form?.querySelector('input');
  input?.focus();
  input?.select();
}

interface PasswordDialogProps {
  title: string | undefined;
  /** Null: closed, unless there are `children`. */
  form: Omit<PasswordFormProps, 'ref' | 'onClose'> | null;
  /** Shown in place of the form. */
  children?: ReactNode;
  onClose: () => void;
}
/** Destroyed on close so that the password does not stay. */
export function PasswordDialog({ title, form, children, onClose }: PasswordDialogProps) {
  const element = useRef<HTMLFormElement>(null);
  return (
    <Modal
      open={Boolean(form ?? children)}
      title={title}
      footer={null}
      // A stray click must not lose what was typed.
      mask={{ closable: !form?.text && !children }}
      onCancel={onClose}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && focusFirstInput(element.current)}
    >
      {form ? <PasswordForm ref={element} {...form} onClose={onClose} /> : children}
    </Modal>
  );
}

export interface PasswordPrompt {
  title: string;
  message: string;
  confirmLabel: string;
  /** Runs the change; its error is shown. */
  run: (currentPassword: string) => Promise<void>;
}
export function PasswordPromptDialog({
  prompt,
  onClose,
}: {
  prompt: PasswordPrompt | null;
  onClose: () => void;
}) {
  const t = useMessage();
  return (
    <PasswordDialog
      title={prompt?.title}
      form={
        prompt && {
          message: <p>{prompt.message}</p>,
          hint: t(SHARED_TEXTS.proofHelp),
          confirmLabel: prompt.confirmLabel,
          isDangerous: true,
          async run(currentPassword) {
            await prompt.run(currentPassword);
            onClose();
          },
        }
      }
      onClose={onClose}
    />
  );
}
