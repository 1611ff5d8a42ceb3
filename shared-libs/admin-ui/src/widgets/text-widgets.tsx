import { foldText } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Input, InputNumber, Switch } from 'antd';
import type { HTMLInputTypeAttribute } from 'react';
import { FormField } from '../base/form-field.tsx';
import type { WidgetProps } from '../field-types/widget.ts';
import { LIST_TEXTS } from './list-texts.ts';

const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** One line of text; e-mail and telephone use the matching keyboards. */
export const LineWidget = ({
  type,
  name,
  field,
  label,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps & { type: HTMLInputTypeAttribute }) => (
  <FormField label={label} error={error} isRequired={field.required}>
    {(control) => (
      <Input
        {...control}
        name={name}
        type={type}
        value={toText(value)}
        {...(type === 'text' && field.max && { count: { show: true, max: field.max } })}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    )}
  </FormField>
);

export const LongTextWidget = ({
  name,
  field,
  label,
  value,
  onChange,
  onBlur,
  error,
}: WidgetProps) => (
  <FormField label={label} error={error} isRequired={field.required}>
    {(control) => (
      <Input.TextArea
        {...control}
        name={name}
        value={toText(value)}
        autoSize={{ minRows: 3, maxRows: 14 }}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    )}
  </FormField>
);

export const NumberWidget = ({
  name,
  field,
  label,
  value,
  onChange,
  onBlur,
  error,
  before,
}: WidgetProps) => {
  const t = useMessage();
  const hint = before && t(LIST_TEXTS.before, { year: before.year, number: before.value });
  return (
    <FormField label={label} hint={hint} error={error} isRequired={field.required}>
      {(control) => (
        <InputNumber<number | string>
          {...control}
          name={name}
          value={value as number | null}
          min={field.range?.[0] ?? 0}
          max={field.range?.[1] ?? 2_000_000_000}
          parser={(text) => foldText('decimal', text ?? '')}
          precision={field.places ?? 0}
          step={10 ** -(field.places ?? 0)}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    </FormField>
  );
};

export const SwitchWidget = ({ label, value, onChange, error }: WidgetProps) => (
  <FormField label={label} error={error}>
    {({ id }) => <Switch id={id} checked={value === true} onChange={onChange} />}
  </FormField>
);
