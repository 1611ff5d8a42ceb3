import type { AnyKind, Field, FieldType } from '@admissions/contracts';
import type { ComponentType } from 'react';

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
/** One widget for each type of field. */
export type Widgets = { readonly [T in FieldType]: ComponentType<WidgetProps<T>> };

/** The widget of this field; each takes the fields of its own type. */
export const widgetFor = <W extends Partial<Widgets>>(widgets: W, { type }: Field) =>
  (widgets as Partial<Widgets>)[type] as ComponentType<WidgetProps>;
