import type { AnyKind, Field, FieldType, PlainFieldType } from '@admissions/model';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';

/** Props of every widget: field, value as read, message, and messages inside it by path. */
export interface WidgetProps<T extends FieldType = FieldType> {
  kind: AnyKind;
  name: string;
  field: Field<unknown, unknown, T>;
  label: string;
  value: unknown;
  /** For a number in a row by year: the value of the year before. */
  before?: { year: number; value: number } | undefined;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  error: string | undefined;
  errors: Record<string, string>;
}
export type Widget<T extends FieldType = FieldType> = (props: WidgetProps<T>) => ReactNode;
/** Widgets of fields with one plain value (widgets/plain-widgets.tsx). */
export interface PlainWidgetSet {
  /** One line of text in the browser's input of this type. */
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
  color: Widget<'color'>;
  files: Widget;
  panorama: Widget;
  film: Widget;
  body: Widget;
  rows: Widget<'list'>;
}

export type Widgets = { readonly [T in FieldType]: Widget<T> };
export type PlainWidgets = Pick<Widgets, PlainFieldType>;

/** The widget of this field; each accepts fields of its own type. */
export const widgetFor = (widgets: PlainWidgets, { type }: Field) =>
  (widgets as Partial<Widgets>)[type] as Widget;
