import { useMessage } from '@admissions/store';
import { ImageInput } from '../../media/image-input.tsx';
import { findImageError } from './find-image-error.ts';
import type { ItemFormProps } from './item-form.ts';
import { emptyToUndefined, LineField } from './line-field.tsx';
import { BODY_TEXTS } from './texts.ts';

export function ImageForm({ item, onChange, errors }: ItemFormProps<'image'>) {
  const t = useMessage();
  return (
    <>
      <ImageInput
        label={t(BODY_TEXTS.image)}
        value={item.image}
        isRequired
        error={findImageError(errors, 'image')}
        onChange={(image) => onChange({ ...item, image })}
      />
      <LineField
        label={t(BODY_TEXTS.caption)}
        value={item.caption}
        max={120}
        error={errors.caption}
        onChange={(caption) => onChange({ ...item, caption: emptyToUndefined(caption) })}
      />
    </>
  );
}
