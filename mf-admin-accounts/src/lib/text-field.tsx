import { WordsField } from '@admissions/admin-ui';
import { type FieldErrors, foldText } from '@admissions/model';
import type { ComponentProps } from 'react';

interface TextFieldProps<N extends string>
  extends Pick<
    ComponentProps<typeof WordsField>,
    'label' | 'hint' | 'isRequired' | 'maxLength' | 'spellCheck' | 'type'
  > {
  form: {
    values: Record<NoInfer<N>, string>;
    errors: FieldErrors;
    change: (part: Record<NoInfer<N>, string>) => void;
  };
  name: N;
}
export function TextField<N extends string>({
  form: { values, errors, change },
  name,
  ...field
}: TextFieldProps<N>) {
  const put = (value: string) => change({ [name]: value } as Record<N, string>);
  return (
    <WordsField
      {...field}
      name={name}
      error={errors[name]?.join(' ')}
      value={values[name]}
      autoComplete="off"
      onBlur={() => field.type === 'email' && put(foldText('email', values[name]))}
      onChange={put}
    />
  );
}
