import { foldText } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Input, InputNumber, Select, Switch } from 'antd';
import type { HTMLInputTypeAttribute } from 'react';
import { DateInput } from '../base/date-input.tsx';
import { fromTaipeiInput, toTaipeiInput } from '../base/taipei-input.ts';
import { TEXTS } from '../base/texts.ts';
import type { PlainWidgets, WidgetProps } from '../field-types/widget.ts';
import { readOptionLabel } from '../labels/field-labels.ts';
import { LIST_TEXTS } from './list-texts.ts';
import { RelationWidget } from './relation-widget.tsx';
import styles from './select-widget.module.css';
import { WidgetField } from './widget-field.tsx';

const LONGEST_LINE = 100;
const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** One line of text; e-mail and telephone use the matching keyboards. */
const LineWidget = ({ type, ...props }: WidgetProps & { type: HTMLInputTypeAttribute }) => (
  <WidgetField of={props}>
    {(control) => (
      <Input
        {...control}
        name={props.name}
        type={type}
        value={toText(props.value)}
        {...(type === 'text' && props.field.max && { count: { show: true, max: props.field.max } })}
        onChange={({ target }) => props.onChange(target.value)}
        onBlur={props.onBlur}
      />
    )}
  </WidgetField>
);

const LongTextWidget = (props: WidgetProps) => (
  <WidgetField of={props}>
    {(control) => (
      <Input.TextArea
        {...control}
        name={props.name}
        value={toText(props.value)}
        autoSize={{ minRows: 3, maxRows: 14 }}
        onChange={({ target }) => props.onChange(target.value)}
        onBlur={props.onBlur}
      />
    )}
  </WidgetField>
);

function NumberWidget(props: WidgetProps) {
  const t = useMessage();
  const { name, field, value, before, onChange, onBlur } = props;
  const places = field.places ?? 0;
  return (
    <WidgetField
      of={props}
      hint={before && t(LIST_TEXTS.before, { year: before.year, number: before.value })}
    >
      {(control) => (
        <InputNumber<number | string>
          {...{ ...control, name, onChange, onBlur }}
          value={value as number | null}
          min={field.range?.[0] ?? 0}
          max={field.range?.[1] ?? 2_000_000_000}
          parser={(text) => foldText('decimal', text ?? '')}
          precision={places}
          step={10 ** -places}
        />
      )}
    </WidgetField>
  );
}

const SwitchWidget = ({ label, value, onChange, error, field }: WidgetProps) => (
  <WidgetField of={{ label, error, field }} isRequired={false}>
    {({ id }) => <Switch id={id} checked={value === true} onChange={onChange} />}
  </WidgetField>
);

const DateWidget = (props: WidgetProps) => (
  <WidgetField of={props}>
    {(control) => (
      <DateInput
        {...control}
        name={props.name}
        value={toText(props.value)}
        onChange={props.onChange}
        onBlur={props.onBlur}
      />
    )}
  </WidgetField>
);

/** In Taipei's time zone. */
function DateTimeWidget(props: WidgetProps) {
  const t = useMessage();
  return (
    <WidgetField of={props} hint={t(TEXTS.taipeiTime)}>
      {(control) => (
        <DateInput
          {...control}
          name={props.name}
          hasTime
          value={toTaipeiInput(props.value as string | null)}
          onChange={(text) => props.onChange(fromTaipeiInput(text))}
          onBlur={props.onBlur}
        />
      )}
    </WidgetField>
  );
}

function SelectWidget(props: WidgetProps) {
  const t = useMessage();
  const { kind, name, field, onChange } = props;
  return (
    <WidgetField of={props}>
      {(control) => (
        <Select
          {...control}
          className={styles.select}
          value={props.value as string | null}
          placeholder={t(TEXTS.choose)}
          allowClear={!field.required}
          onBlur={props.onBlur}
          onChange={(chosen) => onChange(chosen ?? null)}
          options={(field.options ?? []).map((option) => ({
            value: option,
            label: t(readOptionLabel(kind, name, option)),
          }))}
        />
      )}
    </WidgetField>
  );
}

/** Widgets without the dependencies of bodies, pictures and lists. */
export const PLAIN_WIDGETS: PlainWidgets = {
  text: (props) =>
    (props.field.max ?? 0) > LONGEST_LINE ? (
      <LongTextWidget {...props} />
    ) : (
      <LineWidget {...props} type="text" />
    ),
  longText: LongTextWidget,
  email: (props) => <LineWidget {...props} type="email" />,
  phone: (props) => <LineWidget {...props} type="tel" />,
  date: DateWidget,
  dateTime: DateTimeWidget,
  integer: NumberWidget,
  decimal: NumberWidget,
  boolean: SwitchWidget,
  select: SelectWidget,
  relation: RelationWidget,
};
