import type { AnyKind, Field, FieldType } from '@admissions/contracts';
import type { ComponentType } from 'react';

/** What every widget gets: the field, its value as it is read, its message, and the messages inside it by path. */
export interface WidgetProps {
  kind: AnyKind;
  name: string;
  field: Field;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  error: string | undefined;
  errors: Record<string, string>;
}
/** One widget for each type of field that the kinds use. */
export type Widgets = Partial<Record<FieldType, ComponentType<WidgetProps>>>;
