import type { ImageValue } from '@admissions/model';
import type { WidgetProps } from '../field-types/widget.ts';
import { ImageInput } from '../media/image-input.tsx';

export const ImageWidget = ({ field, label, value, onChange, error }: WidgetProps) => (
  <ImageInput
    label={label}
    value={value as ImageValue | null}
    onChange={onChange}
    error={error}
    isRequired={field.required}
  />
);
