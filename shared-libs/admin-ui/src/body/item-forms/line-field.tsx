import { Input } from 'antd';
import { FormField } from '../../base/form-field.tsx';

interface LineFieldProps {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  /** Characters; counted, never cut. */
  max?: number;
  isRequired?: boolean;
  isLong?: boolean;
}
export const LineField = ({
  label,
  value = '',
  onChange,
  error,
  hint,
  max,
  isRequired,
  isLong,
}: LineFieldProps) => (
  <FormField label={label} hint={hint} error={error} isRequired={isRequired}>
    {(control) => {
      const rest = {
        ...control,
        value,
        ...(max && { count: { show: value.length > max * 0.8, max } }),
      };
      if (isLong)
        return (
          <Input.TextArea
            {...rest}
            autoSize={{ minRows: 2, maxRows: 12 }}
            onChange={({ target }) => onChange(target.value)}
          />
        );
      return <Input {...rest} onChange={({ target }) => onChange(target.value)} />;
    }}
  </FormField>
);

/** Omits an optional text that was emptied. */
export const emptyToUndefined = (text: string): string | undefined =>
  text.trim() === '' ? undefined : text;
