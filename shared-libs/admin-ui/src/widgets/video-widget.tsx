import type { VideoValue } from '@admissions/contracts';
import { VideoInput } from '../media/video-input.tsx';
import type { WidgetProps } from './widget.ts';

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
