import { useMessage } from '@admissions/store';
import { Select } from 'antd';
import { FormField } from '../form/form-field.tsx';
import { optionLabelOf } from '../labels/field-labels.ts';
import { useTexts } from '../use-texts.ts';
import styles from './select-widget.module.css';
import type { WidgetProps } from './widget.ts';

/** One of a closed list. */
export function SelectWidget({
  kind,
  name,
  field,
  label,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps) {
  const t = useMessage();
  const text = useTexts();
  return (
    <FormField label={label} error={error} isRequired={field.required}>
      {(control) => (
        <Select
          {...control}
          className={styles.select}
          value={(value as string | null) ?? undefined}
          placeholder={text('choose')}
          allowClear={!field.required}
          onBlur={onBlur}
          onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
          options={(field.options ?? []).map((option) => ({
            value: option,
            label: t.of(optionLabelOf(kind, name, option)),
          }))}
        />
      )}
    </FormField>
  );
}
