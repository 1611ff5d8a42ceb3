import { DateTimeWidget } from './date-time-widget.tsx';
import { RelationWidget } from './relation-widget.tsx';
import { SelectWidget } from './select-widget.tsx';
import { LineWidget, LongTextWidget, NumberWidget, SwitchWidget } from './text-widgets.tsx';
import type { Widgets } from './widget.ts';

const LONGEST_LINE = 100;

/** The widgets of fields with one plain value: without what bodies, pictures and lists need. */
export const SIMPLE_WIDGETS = {
  text: (props) =>
    (props.field.max ?? 0) > LONGEST_LINE ? (
      <LongTextWidget {...props} />
    ) : (
      <LineWidget {...props} type="text" />
    ),
  longText: LongTextWidget,
  date: (props) => <LineWidget {...props} type="date" />,
  dateTime: DateTimeWidget,
  integer: NumberWidget,
  decimal: NumberWidget,
  boolean: SwitchWidget,
  select: SelectWidget,
  email: (props) => <LineWidget {...props} type="email" />,
  phone: (props) => <LineWidget {...props} type="tel" />,
  relation: RelationWidget,
} satisfies Partial<Widgets>;
