import { FormField, Input } from '@admissions/admin-ui';
import type { FieldErrors } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { SHARED_TEXTS } from './texts.ts';

interface FieldProps {
  value: string;
  /** Why the password is required. */
  hint: string;
  errors: string[] | undefined;
  onChange: (value: string) => void;
}
export function CurrentPasswordField({ value, hint, errors, onChange }: FieldProps) {
  const t = useMessage();
  return (
    <FormField
      label={t(SHARED_TEXTS.currentPassword)}
      hint={hint}
      error={errors?.join(' ')}
      isRequired
    >
      {(control) => (
        // antd's visibility toggle is too small a target.
        <Input.Password
          {...control}
          name="currentPassword"
          autoComplete="current-password"
          visibilityToggle={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}

export type CurrentPassword = ReturnType<typeof useCurrentPassword>;

export function useCurrentPassword({
  isNeeded,
  setErrors,
}: {
  isNeeded: boolean;
  setErrors: (change: (errors: FieldErrors) => FieldErrors) => void;
}) {
  const [value, setValue] = useState('');
  return {
    isNeeded,
    value,
    onChange(next: string) {
      setValue(next);
      setErrors(({ currentPassword: _, ...others }) => others);
    },
    sent: isNeeded ? { currentPassword: value } : {},
    forget: () => setValue(''),
  };
}
