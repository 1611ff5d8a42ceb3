import { pair } from '@admissions/model';
import { BRAND_COLORS, findReadable, isColor } from '@admissions/model/brand-colors';
import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import { FormField } from '../base/form-field.tsx';
import type { WidgetProps } from '../field-types/widget.ts';
import styles from './color-widget.module.css';

const TEXTS = {
  hint: pair('空白：原來的顏色', 'Empty: the original colour'),
  pick: pair('挑選{label}', 'Pick: {label}'),
  nearest: pair('改用看得清楚的{color}', 'Use {color}, which can be read'),
} as const;

/** Typed or picked; one that cannot be read can be replaced by the nearest. */
export function ColorWidget({
  name,
  field,
  label,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps<'color'>) {
  const t = useMessage();
  const color = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const nearest = isColor(color) ? findReadable(field.use, color) : color;
  return (
    <FormField label={label} hint={t(TEXTS.hint)} error={error} isRequired={field.required}>
      {(control) => (
        <span className={styles.row}>
          <Input
            {...control}
            name={name}
            value={typeof value === 'string' ? value : ''}
            placeholder={BRAND_COLORS[field.use]}
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
          />
          <input
            type="color"
            aria-label={t(TEXTS.pick, { label })}
            value={isColor(color) ? color : BRAND_COLORS[field.use]}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
          />
          {nearest !== color && (
            <Button onClick={() => onChange(nearest)}>
              {t(TEXTS.nearest, { color: nearest })}
            </Button>
          )}
        </span>
      )}
    </FormField>
  );
}
