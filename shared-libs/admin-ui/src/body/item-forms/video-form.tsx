import { useMessage } from '@admissions/store';
import { VideoInput } from '../../media/video-input.tsx';
import type { ItemFormProps } from './item-form.ts';
import { emptyToUndefined, LineField } from './line-field.tsx';
import { BODY_TEXTS } from './texts.ts';

export function VideoForm({ item, onChange, errors }: ItemFormProps<'video'>) {
  const t = useMessage();
  return (
    <>
      <VideoInput
        label={t(BODY_TEXTS.video)}
        value={item.video}
        isRequired
        error={errors.video ?? errors['video.id'] ?? errors['video.url'] ?? errors['video.media']}
        onChange={(video) => video && onChange({ ...item, video })}
      />
      <LineField
        label={t(BODY_TEXTS.videoCaption)}
        value={item.caption}
        max={120}
        error={errors.caption}
        onChange={(caption) => onChange({ ...item, caption: emptyToUndefined(caption) })}
      />
    </>
  );
}
