import { FIELD_TYPES as CONTRACTS } from '@admissions/model';
import { FIELD_TYPES } from './field-types.tsx';
import type { PlainWidgetSet, PlainWidgets, WidgetSet, Widgets } from './widget.ts';

/** One widget for each field type, from these implementations. */
export const chooseWidgets = (from: WidgetSet): Widgets => choose(from, () => true) as Widgets;

/** The same for types with one plain value. */
export const choosePlainWidgets = (from: PlainWidgetSet): PlainWidgets =>
  choose(from, (type) => CONTRACTS[type].isPlain) as PlainWidgets;

function choose(
  from: PlainWidgetSet,
  isIncluded: (type: keyof Widgets) => boolean,
): Partial<Widgets> {
  const types = Object.keys(FIELD_TYPES) as (keyof Widgets)[];
  return Object.fromEntries(
    types.filter(isIncluded).map((type) => [type, FIELD_TYPES[type].widget(from as WidgetSet)]),
  );
}
