import { useMessage } from '@admissions/store';
import { Input } from 'antd';
import { FormField } from '../base/form-field.tsx';
import { fromTaipeiInput, toTaipeiInput } from '../base/taipei-input.ts';
import { TEXTS } from '../base/texts.ts';
import type { WidgetProps } from '../field-types/widget.ts';

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
  const t = useMessage();
  return (
    <FormField label={label} hint={t(TEXTS.taipeiTime)} error={error} isRequired={field.required}>
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
