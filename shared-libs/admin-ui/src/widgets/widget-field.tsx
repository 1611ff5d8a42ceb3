import { foldText } from '@admissions/model';
import type { ComponentProps, ReactNode } from 'react';
import { type ControlProps, FormField } from '../base/form-field.tsx';
import type { WidgetProps } from '../field-types/widget.ts';

interface WidgetControlProps extends ControlProps {
  name: string;
  /** Shows text as it will be stored. */
  onBlur: () => void;
}
interface WidgetFieldProps extends Partial<Omit<ComponentProps<typeof FormField>, 'children'>> {
  of: WidgetProps;
  children: (control: WidgetControlProps) => ReactNode;
}
/** Label and message of a widget, from its props. */
export function WidgetField({ of, children, ...rest }: WidgetFieldProps) {
  const { name, field, label, error, value, onChange } = of;
  const onBlur = () => {
    const folded = typeof value === 'string' ? foldText(field.type, value) : value;
    if (folded !== value) onChange(folded);
  };
  return (
    <FormField label={label} error={error} isRequired={field.required} {...rest}>
      {(control) => children({ ...control, name, onBlur })}
    </FormField>
  );
}
