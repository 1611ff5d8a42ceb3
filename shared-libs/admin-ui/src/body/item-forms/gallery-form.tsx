import { ImageInput } from '../../widgets/image-input.tsx';
import { useBodyTexts } from '../use-body-texts.ts';
import { imageErrorOf } from './image-error-of.ts';
import type { ItemFormProps } from './item-form.ts';
import { LineField, orNone } from './line-field.tsx';
import { Repeated } from './repeated.tsx';

export function GalleryForm({ item, onChange, errors }: ItemFormProps<'gallery'>) {
  const text = useBodyTexts();
  const nameOf = (number: number) => text('picture', { number });
  return (
    <Repeated
      parts={item.images}
      onChange={(images) => onChange({ ...item, images })}
      nameOf={nameOf}
      blank={{ image: null }}
      addLabel={text('addPicture')}
      max={60}
      error={errors.images}
    >
      {(part, change, index) => (
        <>
          <ImageInput
            label={nameOf(index + 1)}
            value={part.image}
            isRequired
            error={imageErrorOf(errors, `images.${index}.image`)}
            onChange={(image) => change({ ...part, image })}
          />
          <LineField
            label={text('caption')}
            value={part.caption}
            max={120}
            error={errors[`images.${index}.caption`]}
            onChange={(caption) => change({ ...part, caption: orNone(caption) })}
          />
        </>
      )}
    </Repeated>
  );
}
