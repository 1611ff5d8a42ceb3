import { useMessage } from '@admissions/store';
import { Checkbox } from 'antd';
import { FormField } from '../base/form-field.tsx';
import type { WidgetProps } from '../field-types/widget.ts';
import { readOptionLabel } from '../labels/field-labels.ts';

/** Multiple choice as checkboxes; values are in the order of the options. */
export function ChoicesWidget({ kind, name, field, label, value, onChange, error }: WidgetProps) {
  const t = useMessage();
  const options = field.item?.['']?.options ?? [];
  const chosen = (value ?? []) as string[];
  return (
    <FormField label={label} error={error} isRequired={field.required} isGroup>
      {() => (
        <Checkbox.Group
          value={chosen}
          options={options.map((option) => ({
            value: option,
            label: t(readOptionLabel(kind, name, option)),
          }))}
          onChange={(ticked) => onChange(options.filter((option) => ticked.includes(option)))}
        />
      )}
    </FormField>
  );
}
