import { errorMessage, isApiError } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { TextField } from '@admissions/ui/forms';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormNote } from '../notices/form-note.tsx';
import { SECURITY_TEXTS } from './texts.ts';

interface ReauthFormProps {
  /** Label of the field. */
  by: 'password' | 'code';
  intro?: string;
  submit: string;
  /** Its error is shown at the field. */
  onProve: (given: string) => Promise<void>;
  onCancel: () => void;
}

/** Confirms the owner of the account or device. */
export function ReauthForm({ by, intro, submit, onProve, onCancel }: ReauthFormProps) {
  const t = useMessage();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { given: '' },
  });
  useEffect(() => setFocus('given'), [setFocus]);

  async function submitProof({ given }: { given: string }) {
    setFailure(null);
    try {
      await onProve(given);
    } catch (error) {
      const message = isApiError(error) ? error.errors[by]?.[0] : undefined;
      if (message) setError('given', { message }, { shouldFocus: true });
      else setFailure(errorMessage(error, t));
    }
  }
  const isCode = by === 'code';
  return (
    <form className="grid gap-xl" noValidate onSubmit={handleSubmit(submitProof)}>
      {intro && <p>{intro}</p>}
      <FormNote role="alert">{failure}</FormNote>
      <TextField
        {...register('given', { required: t('validation.required') })}
        label={isCode ? t('auth.code') : t(SECURITY_TEXTS.password)}
        hint={isCode ? t(SECURITY_TEXTS.codeHint) : undefined}
        error={formState.errors.given?.message}
        type={isCode ? 'text' : 'password'}
        inputMode={isCode ? 'numeric' : undefined}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        maxLength={isCode ? 40 : undefined}
        isPlain
      />
      <div className="line folding end">
        <Button look="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={formState.isSubmitting}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
