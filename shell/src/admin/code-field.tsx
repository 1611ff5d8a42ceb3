import { isApiError } from '@admissions/api-client';
import { useMessage } from '@admissions/store';
import { TextField } from '@admissions/ui/forms';
import type { ComponentProps } from 'react';

/** Second factor: six digits of the app, or a recovery code. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useMessage();
  return (
    <TextField
      {...props}
      label={t('auth.code')}
      hint={t('auth.codeWanted')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      isPlain
    />
  );
}

/** The API's message about the second factor; null for any other error. */
export const findCodeProblem = (error: unknown) =>
  isApiError(error) && error.status === 401 ? (error.errors.code?.[0] ?? null) : null;
