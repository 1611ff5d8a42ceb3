import { FormField, Input } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { SHARED_TEXTS } from './texts.ts';

interface FieldProps {
  value: string;
  /** Why it is asked for. */
  hint: string;
  errors: string[] | undefined;
  onChange: (value: string) => void;
}
/** The password of whoever makes the change, once more. */
export function OwnPasswordField({ value, hint, errors, onChange }: FieldProps) {
  const t = useMessage();
  return (
    <FormField label={t(SHARED_TEXTS.ownPassword)} hint={hint} error={errors?.join(' ')} isRequired>
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
