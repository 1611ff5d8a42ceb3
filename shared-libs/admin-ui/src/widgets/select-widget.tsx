import { useMessage } from '@admissions/store';
import { Select } from 'antd';
import { FormField } from '../base/form-field.tsx';
import { TEXTS } from '../base/texts.ts';
import type { WidgetProps } from '../field-types/widget.ts';
import { readOptionLabel } from '../labels/field-labels.ts';
import styles from './select-widget.module.css';

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
  return (
    <FormField label={label} error={error} isRequired={field.required}>
      {(control) => (
        <Select
          {...control}
          className={styles.select}
          value={(value as string | null) ?? undefined}
          placeholder={t(TEXTS.choose)}
          allowClear={!field.required}
          onBlur={onBlur}
          onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
          options={(field.options ?? []).map((option) => ({
            value: option,
            label: t(readOptionLabel(kind, name, option)),
          }))}
        />
      )}
    </FormField>
  );
}
