import type { ImageValue } from '@admissions/contracts';
import { ImageInput } from '../media/image-input.tsx';
import type { WidgetProps } from './widget.ts';

export const ImageWidget = ({ field, label, value, onChange, error }: WidgetProps) => (
  <ImageInput
    label={label}
    value={value as ImageValue | null}
    onChange={onChange}
    error={error}
    isRequired={field.required}
  />
);
