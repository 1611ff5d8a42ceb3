import type { ComponentProps } from 'react';
import { FormField } from '../base/form-field.tsx';
import type { WidgetProps } from '../field-types/widget.ts';

interface WidgetFieldProps extends Partial<ComponentProps<typeof FormField>> {
  of: Pick<WidgetProps, 'field' | 'label' | 'error'>;
  children: ComponentProps<typeof FormField>['children'];
}
/** Label and message of a widget, from its props. */
export const WidgetField = ({ of: { field, label, error }, ...rest }: WidgetFieldProps) => (
  <FormField label={label} error={error} isRequired={field.required} {...rest} />
);
