import type { DateRange } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { DateInput } from '../base/date-input.tsx';
import { FormField } from '../base/form-field.tsx';
import type { WidgetProps } from '../field-types/widget.ts';
import styles from './date-range-widget.module.css';

/** Two dates, the first not after the second. */
export function DateRangeWidget({ field, label, value, onChange, onBlur, error }: WidgetProps) {
  const t = useMessage();
  const { begin = '', end = '' } = (value ?? {}) as Partial<DateRange>;
  const change = (range: DateRange) => onChange(range.begin || range.end ? range : null);
  return (
    <FormField label={label} error={error} isRequired={field.required} isGroup>
      {(control) => (
        <div className={styles.range}>
          <DateInput
            {...control}
            aria-label={`${label} 1`}
            value={begin}
            onChange={(day) => change({ begin: day, end })}
            onBlur={onBlur}
          />
          <span>{t('common.to')}</span>
          <DateInput
            aria-label={`${label} 2`}
            status={control.status}
            value={end}
            onChange={(day) => change({ begin, end: day })}
            onBlur={onBlur}
          />
        </div>
      )}
    </FormField>
  );
}
