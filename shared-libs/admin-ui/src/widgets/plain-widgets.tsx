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
import { WidgetField } from './widget-field.tsx';
import styles from './widgets.module.css';

const LONGEST_LINE = 100;
const toText = (value: unknown) => (value === null || value === undefined ? '' : String(value));

/** One line of text; e-mail and telephone use the matching keyboards. */
const LineWidget = ({ type, ...props }: WidgetProps & { type: HTMLInputTypeAttribute }) => (
  <WidgetField of={props}>
    {(control) => (
      <Input
        {...control}
        type={type}
        value={toText(props.value)}
        {...(type === 'text' && props.field.max && { count: { show: true, max: props.field.max } })}
        onChange={({ target }) => props.onChange(target.value)}
      />
    )}
  </WidgetField>
);

const LongTextWidget = (props: WidgetProps) => (
  <WidgetField of={props}>
    {(control) => (
      <Input.TextArea
        {...control}
        value={toText(props.value)}
        autoSize={{ minRows: 3, maxRows: 14 }}
        onChange={({ target }) => props.onChange(target.value)}
      />
    )}
  </WidgetField>
);

function NumberWidget(props: WidgetProps) {
  const t = useMessage();
  const { field, value, before, onChange } = props;
  const places = field.places ?? 0;
  return (
    <WidgetField
      of={props}
      hint={before && t(LIST_TEXTS.before, { year: before.year, number: before.value })}
    >
      {(control) => (
        <InputNumber<number | string>
          {...control}
          onChange={onChange}
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

const SwitchWidget = (props: WidgetProps) => (
  <WidgetField of={props} isRequired={false}>
    {({ id }) => <Switch id={id} checked={props.value === true} onChange={props.onChange} />}
  </WidgetField>
);

const DateWidget = (props: WidgetProps) => (
  <WidgetField of={props}>
    {(control) => <DateInput {...control} value={toText(props.value)} onChange={props.onChange} />}
  </WidgetField>
);

/** In Taipei's time zone. */
function DateTimeWidget(props: WidgetProps) {
  return (
    <WidgetField of={props} hint={TEXTS.taipeiTime}>
      {(control) => (
        <DateInput
          {...control}
          hasTime
          value={toTaipeiInput(props.value as string | null)}
          onChange={(text) => props.onChange(fromTaipeiInput(text))}
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
