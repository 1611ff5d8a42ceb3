import { ImageInput } from '../../widgets/image-input.tsx';
import { useBodyTexts } from '../use-body-texts.ts';
import { imageErrorOf } from './image-error-of.ts';
import type { ItemFormProps } from './item-form.ts';
import { LineField, orNone } from './line-field.tsx';

export function ImageForm({ item, onChange, errors }: ItemFormProps<'image'>) {
  const text = useBodyTexts();
  return (
    <>
      <ImageInput
        label={text('image')}
        value={item.image}
        isRequired
        error={imageErrorOf(errors, 'image')}
        onChange={(image) => onChange({ ...item, image })}
      />
      <LineField
        label={text('caption')}
        value={item.caption}
        max={120}
        error={errors.caption}
        onChange={(caption) => onChange({ ...item, caption: orNone(caption) })}
      />
    </>
  );
}
