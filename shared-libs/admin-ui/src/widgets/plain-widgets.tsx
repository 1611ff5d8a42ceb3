import { choosePlainWidgets } from '../field-types/choose-widgets.ts';
import type { PlainWidgetSet } from '../field-types/widget.ts';
import { DateTimeWidget, DateWidget } from './date-time-widget.tsx';
import { RelationWidget } from './relation-widget.tsx';
import { SelectWidget } from './select-widget.tsx';
import { LineWidget, LongTextWidget, NumberWidget, SwitchWidget } from './text-widgets.tsx';

const LONGEST_LINE = 100;

/** Widgets without the dependencies of bodies, pictures and lists. */
export const PLAIN_SET: PlainWidgetSet = {
  line: (type) => (props) => <LineWidget {...props} type={type} />,
  text: (props) =>
    (props.field.max ?? 0) > LONGEST_LINE ? (
      <LongTextWidget {...props} />
    ) : (
      <LineWidget {...props} type="text" />
    ),
  longText: LongTextWidget,
  day: DateWidget,
  moment: DateTimeWidget,
  number: NumberWidget,
  toggle: SwitchWidget,
  option: SelectWidget,
  relation: RelationWidget,
};
export const PLAIN_WIDGETS = choosePlainWidgets(PLAIN_SET);
