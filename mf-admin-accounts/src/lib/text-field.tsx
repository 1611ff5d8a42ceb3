import { FormField, Input } from '@admissions/admin-ui';
import { type FieldErrors, foldText, type Localised } from '@admissions/model';
import type { ComponentProps } from 'react';

interface TextFieldProps<N extends string>
  extends Pick<ComponentProps<typeof Input>, 'maxLength' | 'spellCheck' | 'type'> {
  form: {
    values: Record<NoInfer<N>, string>;
    errors: FieldErrors;
    change: (part: Record<NoInfer<N>, string>) => void;
  };
  name: N;
  label: Localised;
  hint?: Localised;
  isRequired?: boolean;
}
export function TextField<N extends string>({
  form: { values, errors, change },
  name,
  label,
  hint,
  isRequired = false,
  ...input
}: TextFieldProps<N>) {
  return (
    <FormField label={label} hint={hint} error={errors[name]?.join(' ')} isRequired={isRequired}>
      {(control) => (
        <Input
          {...control}
          {...input}
          name={name}
          value={values[name]}
          autoComplete="off"
          onBlur={() =>
            input.type === 'email' &&
            change({ [name]: foldText('email', values[name]) } as Record<N, string>)
          }
          onChange={({ target }) => change({ [name]: target.value } as Record<N, string>)}
        />
      )}
    </FormField>
  );
}
