import { FormField, Input } from '@admissions/admin-ui';
import { useText } from '../../lib/use-text.ts';

interface FieldProps {
  value: string;
  errors: string[] | undefined;
  onChange: (value: string) => void;
}
/** The password of whoever makes the change, once more. */
export function OwnPasswordField({ value, errors, onChange }: FieldProps) {
  const text = useText();
  return (
    <FormField label={text('proof.password')} hint={text('proof.help')} error={errors?.join(' ')} isRequired>
      {(control) => (
        <Input.Password {...control} name="currentPassword" autoComplete="current-password" value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </FormField>
  );
}
