import type { FormValues } from '@admissions/model/merge';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';

/** Form access for components beside the fields. */
export interface AsideForm {
  values: FormValues;
  change: (name: string, value: unknown) => void;
}
interface FormAsideProps {
  form: UseFormReturn<FormValues>;
  children: (form: AsideForm) => ReactNode;
}
/** Components that follow the field values, without rendering the form at each key press. */
export function FormAside({ form, children }: FormAsideProps) {
  const values = useWatch({ control: form.control }) as FormValues;
  return children({
    values,
    change: (name, value) => form.setValue(name, value, { shouldDirty: true }),
  });
}
