import { useMessage } from '@admissions/store';
import { DateInput } from '../base/date-input.tsx';
import { FormField } from '../base/form-field.tsx';
import { fromTaipeiInput, toTaipeiInput } from '../base/taipei-input.ts';
import { TEXTS } from '../base/texts.ts';
import type { WidgetProps } from '../field-types/widget.ts';

/** In Taipei's time zone. */
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
        <DateInput
          {...control}
          name={name}
          hasTime
          value={toTaipeiInput(value as string | null)}
          onChange={(text) => onChange(fromTaipeiInput(text))}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
}

export const DateWidget = ({ name, field, label, value, onChange, onBlur, error }: WidgetProps) => (
  <FormField label={label} error={error} isRequired={field.required}>
    {(control) => (
      <DateInput
        {...control}
        name={name}
        value={(value as string | null) ?? ''}
        onChange={onChange}
        onBlur={onBlur}
      />
    )}
  </FormField>
);
