import type { AnyKind, Field, FieldType, PlainFieldType } from '@admissions/model';
import type { ReactNode } from 'react';

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
  error: string | undefined;
  errors: Record<string, string>;
}
type Widget<T extends FieldType = FieldType> = (props: WidgetProps<T>) => ReactNode;

export type Widgets = { readonly [T in FieldType]: Widget<T> };
export type PlainWidgets = Pick<Widgets, PlainFieldType>;

/** The widget of this field; each accepts fields of its own type. */
export const widgetFor = (widgets: PlainWidgets, { type }: Field) =>
  (widgets as Partial<Widgets>)[type] as Widget;
