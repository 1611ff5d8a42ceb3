import type { FieldErrors } from '@admissions/contracts';
import { useState } from 'react';

/** What a form does to ask for the own password. */
export interface OwnPasswordAsked {
  isNeeded: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** The own password that a form asks for beside its values; kept while a save is refused, and forgotten once it is of no more use. */
export function useOwnPassword({
  isNeeded,
  setErrors,
}: {
  isNeeded: boolean;
  setErrors: (change: (errors: FieldErrors) => FieldErrors) => void;
}) {
  const [value, setValue] = useState('');
  const asked: OwnPasswordAsked = {
    isNeeded,
    value,
    onChange(next) {
      setValue(next);
      setErrors(({ currentPassword: _, ...others }) => others);
    },
  };
  return { asked, sent: isNeeded ? { currentPassword: value } : {}, forget: () => setValue('') };
}
