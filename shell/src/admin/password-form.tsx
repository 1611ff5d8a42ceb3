import { api, errorMessage, isApiError } from '@admissions/api-client';
import { pair } from '@admissions/model';
import { AUTH_PATHS, PASSWORD_MIN } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { TextField } from '@admissions/ui/forms';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CodeField, findCodeProblem } from './code-field.tsx';
import { FormNote } from './notices/form-note.tsx';

interface PasswordFormProps {
  /** Before the sign-in: the account, with its current password already verified. */
  account?: string;
  oldPassword?: string;
  intro?: string;
  onChanged: (newPassword: string) => Promise<void> | void;
}
interface Values {
  oldPassword: string;
  newPassword: string;
  again: string;
  code?: string;
}
const LABELS = {
  old: pair('目前的密碼', 'Current password'),
  next: pair('新密碼', 'New password'),
  again: pair('再輸入一次新密碼', 'New password again'),
};

const secret = { type: 'password', isPlain: true } as const;

/** Shows the password rule before anything is sent. */
export function PasswordForm({ account, oldPassword, intro, onChanged }: PasswordFormProps) {
  const t = useMessage();
  const [failure, setFailure] = useState<string | null>(null);
  const [isCodeRequired, setCodeRequired] = useState(false);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Values>({
    defaultValues: { oldPassword: oldPassword ?? '', newPassword: '', again: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (isCodeRequired) setFocus('code');
  }, [isCodeRequired, setFocus]);

  async function change(values: Values) {
    setFailure(null);
    try {
      const { oldPassword: current, newPassword, code } = values;
      const body = { account, oldPassword: current, newPassword, code };
      await api().post(AUTH_PATHS.changePassword, body, { once: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const problem = findCodeProblem(error);
      if (problem) {
        setCodeRequired(true);
        if (values.code) setError('code', { message: problem }, { shouldFocus: true });
        return;
      }
      const named = Object.entries(error.errors);
      for (const [name, [message = '']] of named)
        setError(name === 'oldPassword' && !oldPassword ? name : 'newPassword', { message });
      if (named.length === 0) setFailure(errorMessage(error, t));
      return;
    }
    await onChanged(values.newPassword);
  }
  const required = t('validation.required');
  return (
    <form className="grid gap-xl" noValidate onSubmit={handleSubmit(change)}>
      <FormNote role="status">{intro}</FormNote>
      <FormNote role="alert">{failure}</FormNote>
      {!oldPassword && (
        <TextField
          {...register('oldPassword', { required })}
          label={t(LABELS.old)}
          error={errors.oldPassword?.message}
          autoComplete="current-password"
          {...secret}
        />
      )}
      <TextField
        {...register('newPassword', {
          required,
          validate: (value) => [...value].length >= PASSWORD_MIN || t('validation.passwordShort'),
        })}
        label={t(LABELS.next)}
        hint={t('validation.password')}
        error={errors.newPassword?.message}
        autoComplete="new-password"
        {...secret}
      />
      <TextField
        {...register('again', {
          required,
          validate: (value, { newPassword }) =>
            value === newPassword || t('validation.passwordMatch'),
        })}
        label={t(LABELS.again)}
        error={errors.again?.message}
        autoComplete="new-password"
        {...secret}
      />
      {isCodeRequired && (
        <CodeField {...register('code', { required })} error={errors.code?.message} />
      )}
      <Button type="submit" disabled={isSubmitting}>
        {t('auth.changePassword')}
      </Button>
    </form>
  );
}
