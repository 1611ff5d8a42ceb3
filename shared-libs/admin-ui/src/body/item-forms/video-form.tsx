import { Radio } from 'antd';
import { FormField } from '../../form/form-field.tsx';
import { useBodyTexts } from '../use-body-texts.ts';
import type { ItemFormProps } from './item-form.ts';
import { LineField, orNone } from './line-field.tsx';
import { youtubeIdOf } from './youtube-id-of.ts';

export function VideoForm({ item, onChange, errors }: ItemFormProps<'video'>) {
  const text = useBodyTexts();
  const { video } = item;
  return (
    <>
      <FormField label={text('provider')} error={errors.video ?? errors['video.provider']} isGroup>
        {() => (
          <Radio.Group
            value={video.provider}
            options={[
              { value: 'youtube', label: text('youtube') },
              { value: 'file', label: text('videoFile') },
            ]}
            onChange={({ target }) => onChange({ ...item, video: target.value === 'file' ? { provider: 'file', url: '' } : { provider: 'youtube', id: '' } })}
          />
        )}
      </FormField>
      {video.provider === 'youtube' ? (
        <LineField
          label={text('youtubeId')}
          hint={text('youtubeHint')}
          value={video.id}
          isRequired
          error={errors['video.id']}
          onChange={(typed) => onChange({ ...item, video: { provider: 'youtube', id: youtubeIdOf(typed) } })}
        />
      ) : (
        <LineField
          label={text('videoUrl')}
          hint={text('videoHint')}
          value={video.url}
          isRequired
          error={errors['video.url']}
          onChange={(url) => onChange({ ...item, video: { provider: 'file', url } })}
        />
      )}
      <LineField
        label={text('videoCaption')}
        value={item.caption}
        max={120}
        error={errors.caption}
        onChange={(caption) => onChange({ ...item, caption: orNone(caption) })}
      />
    </>
  );
}
