import type { FormValues } from '@admissions/model/merge';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';

/** What stands beside the fields sees of them, and how it changes one. */
export interface AsideForm {
  values: FormValues;
  change: (name: string, value: unknown) => void;
}
interface FormAsideProps {
  form: UseFormReturn<FormValues>;
  children: (form: AsideForm) => ReactNode;
}
/** What stands beside the fields and follows them; the form itself is not drawn anew with each key. */
export function FormAside({ form, children }: FormAsideProps) {
  const values = useWatch({ control: form.control }) as FormValues;
  return children({
    values,
    change: (name, value) => form.setValue(name, value, { shouldDirty: true }),
  });
}
