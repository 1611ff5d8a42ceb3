import type { AnyKind, Field, FieldType, PlainFieldType } from '@admissions/model';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';

/** What every widget gets: the field, its value as it is read, its message, and the messages inside it by path. */
export interface WidgetProps<T extends FieldType = FieldType> {
  kind: AnyKind;
  name: string;
  field: Field<unknown, unknown, T>;
  label: string;
  value: unknown;
  /** Of a number in a row of a year: that of the year before. */
  before?: { year: number; value: number } | undefined;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  error: string | undefined;
  errors: Record<string, string>;
}
/** A widget for the fields of a type. */
export type Widget<T extends FieldType = FieldType> = (props: WidgetProps<T>) => ReactNode;
/** The widgets of fields with one plain value (widgets/plain-widgets.tsx). */
export interface PlainWidgetSet {
  /** One line of text, in the browser's own way for this type of input. */
  line(type: HTMLInputTypeAttribute): Widget;
  text: Widget;
  longText: Widget;
  day: Widget;
  moment: Widget;
  number: Widget;
  toggle: Widget;
  option: Widget;
  relation: Widget<'relation'>;
}
/** All widgets (widgets/widgets.tsx). */
export interface WidgetSet extends PlainWidgetSet {
  richText: Widget;
  dayRange: Widget;
  link: Widget;
  picture: Widget;
  files: Widget;
  panorama: Widget;
  film: Widget;
  body: Widget;
  rows: Widget<'list'>;
}

/** One widget for each type of field. */
export type Widgets = { readonly [T in FieldType]: Widget<T> };
export type PlainWidgets = Pick<Widgets, PlainFieldType>;

/** The widget of this field; each takes the fields of its own type. */
export const widgetFor = (widgets: PlainWidgets, { type }: Field) =>
  (widgets as Partial<Widgets>)[type] as Widget;
