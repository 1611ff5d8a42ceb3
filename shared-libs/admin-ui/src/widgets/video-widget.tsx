import type { VideoValue } from '@admissions/contracts';
import { Input, Select } from 'antd';
import { FormField } from '../form/form-field.tsx';
import { useTexts } from '../use-texts.ts';
import type { WidgetProps } from './widget.ts';

/** A video: on YouTube, or a file. */
export function VideoWidget({ field, label, value, onChange, onBlur, error }: WidgetProps) {
  const text = useTexts();
  const video = value as VideoValue | null;
  const isFile = video?.provider === 'file';
  const change = (provider: VideoValue['provider'], source: string) =>
    onChange(source === '' && provider !== 'file' && !field.required ? null : provider === 'file' ? { provider, url: source } : { provider, id: source });
  return (
    <FormField label={label} error={error} isRequired={field.required}>
      {(control) => (
        <>
          <Select
            aria-label={`${label}：${text('provider')}`}
            value={video?.provider ?? 'youtube'}
            onChange={(provider) => change(provider, '')}
            options={[
              { value: 'youtube', label: 'YouTube' },
              { value: 'file', label: text('videoUrl') },
            ]}
          />
          <Input
            {...control}
            placeholder={text(isFile ? 'videoUrl' : 'youtubeId')}
            value={(isFile ? video.url : video?.id) ?? ''}
            onChange={({ target }) => change(video?.provider ?? 'youtube', target.value)}
            onBlur={onBlur}
          />
        </>
      )}
    </FormField>
  );
}
