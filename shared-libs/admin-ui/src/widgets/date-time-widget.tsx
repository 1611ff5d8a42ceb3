import { Input } from 'antd';
import { FormField } from '../form/form-field.tsx';
import { fromTaipeiInput, toTaipeiInput } from '../taipei.ts';
import { useTexts } from '../use-texts.ts';
import type { WidgetProps } from './widget.ts';

/** A moment, in Taipei's time. */
export function DateTimeWidget({
  name,
  field,
  label,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps) {
  const text = useTexts();
  return (
    <FormField label={label} hint={text('taipeiTime')} error={error} isRequired={field.required}>
      {(control) => (
        <Input
          {...control}
          name={name}
          type="datetime-local"
          value={toTaipeiInput(value as string | null)}
          onChange={({ target }) => onChange(fromTaipeiInput(target.value))}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}
