import { pair } from '@admissions/model';
import { BRAND_COLORS, findReadable, isColor } from '@admissions/model/brand-colors';
import { useMessage } from '@admissions/store';
import { Button, Input } from 'antd';
import type { WidgetProps } from '../field-types/widget.ts';
import { WidgetField } from './widget-field.tsx';
import styles from './widgets.module.css';

const TEXTS = {
  hint: pair('空白：原來的顏色', 'Empty: the original colour'),
  pick: pair('挑選{label}', 'Pick: {label}'),
  nearest: pair('改用看得清楚的{color}', 'Use {color}, which can be read'),
} as const;

/** Typed or picked; one that cannot be read can be replaced by the nearest. */
export function ColorWidget(props: WidgetProps<'color'>) {
  const t = useMessage();
  const { field, onChange } = props;
  const value = String(props.value ?? '');
  const color = value.trim().toLowerCase();
  const nearest = isColor(color) ? findReadable(field.use, color) : color;
  return (
    <WidgetField of={props} hint={TEXTS.hint}>
      {(control) => (
        <span className={styles.color}>
          <Input
            {...control}
            value={value}
            placeholder={BRAND_COLORS[field.use]}
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
          />
          <input
            type="color"
            aria-label={t(TEXTS.pick, { label: props.label })}
            value={isColor(color) ? color : BRAND_COLORS[field.use]}
            onChange={({ target }) => onChange(target.value)}
          />
          {nearest !== color && (
            <Button onClick={() => onChange(nearest)}>
              {t(TEXTS.nearest, { color: nearest })}
            </Button>
          )}
        </span>
      )}
    </WidgetField>
  );
}
