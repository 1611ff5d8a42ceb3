import { Input } from 'antd';
import type { ComponentProps } from 'react';
import { FormField } from './form-field.tsx';

type Words = Omit<ComponentProps<typeof Input>, 'onChange'> &
  Pick<ComponentProps<typeof Input.TextArea>, 'autoSize'>;
interface WordsFieldProps
  extends Pick<
      ComponentProps<typeof FormField>,
      'label' | 'hint' | 'error' | 'isRequired' | 'part'
    >,
    Words {
  value: string;
  onChange: (value: string) => void;
}
/** A text with its label; of several lines with `autoSize`. */
export function WordsField({
  label,
  hint,
  error,
  isRequired,
  part,
  onChange,
  ...words
}: WordsFieldProps) {
  const Text = ('autoSize' in words ? Input.TextArea : Input) as typeof Input;
  return (
    <FormField {...{ label, hint, error, isRequired, part }}>
      {(control) => (
        <Text {...control} {...words} onChange={({ target }) => onChange(target.value)} />
      )}
    </FormField>
  );
}
