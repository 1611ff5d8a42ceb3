import type { VideoValue } from '@admissions/model';
import type { WidgetProps } from '../field-types/widget.ts';
import { VideoInput } from '../media/video-input.tsx';

export const VideoWidget = ({ field, label, value, onChange, onBlur, error }: WidgetProps) => (
  <VideoInput
    label={label}
    value={value as VideoValue | null}
    onChange={onChange}
    onBlur={onBlur}
    error={error}
    isRequired={field.required}
  />
);
