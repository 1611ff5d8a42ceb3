import { FormField, Input } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { TEXTS } from './texts.ts';

interface FieldProps {
  value: string;
  errors: string[] | undefined;
  onChange: (value: string) => void;
}
/** The password of whoever makes the change, once more. */
export function OwnPasswordField({ value, errors, onChange }: FieldProps) {
  const t = useMessage();
  return (
    <FormField
      label={t(TEXTS.proof.password)}
      hint={t(TEXTS.proof.help)}
      error={errors?.join(' ')}
      isRequired
    >
      {(control) => (
        // The library's button that shows it is too small to be hit.
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
