import type { AnyKind, Field } from '@admissions/contracts';

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
