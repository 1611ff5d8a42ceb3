import { useMessage } from '@admissions/store';
import { ImageInput } from '../../media/image-input.tsx';
import { MediaButton } from '../../media/media-button.tsx';
import { toImageValue } from '../../media/picked.ts';
import { findError, type ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';
import { Repeated } from './repeated.tsx';
import { BODY_TEXTS } from './texts.ts';

const MAX_PICTURES = 60;
const PICTURES = ['image'] as const;

export function GalleryForm({ item, onChange, errors }: ItemFormProps<'gallery'>) {
  const t = useMessage();
  const namePicture = (number: number) => t(BODY_TEXTS.picture, { number });
  return (
    <Repeated
      parts={item.images}
      onChange={(images) => onChange({ ...item, images })}
      nameOf={namePicture}
      blank={{ image: null }}
      addLabel={t(BODY_TEXTS.addPicture)}
      max={MAX_PICTURES}
      error={errors.images}
      more={
        <MediaButton
          disabled={item.images.length >= MAX_PICTURES}
          kinds={PICTURES}
          isMany
          onPick={(picked) => {
            // A new gallery starts with an empty slot.
            const filled = item.images.filter(({ image, caption }) => image || caption);
            onChange({
              ...item,
              images: [...filled, ...picked.map((each) => ({ image: toImageValue(each) }))].slice(
                0,
                MAX_PICTURES,
              ),
            });
          }}
        >
          {t(BODY_TEXTS.addPictures)}
        </MediaButton>
      }
    >
      {(part, change, index) => (
        <>
          <ImageInput
            label={namePicture(index + 1)}
            value={part.image}
            isRequired
            error={findError(errors, `images.${index}.image`)}
            onChange={(image) => change({ ...part, image })}
          />
          <LineField
            of={{ item: part, onChange: change, errors }}
            name="caption"
            label={BODY_TEXTS.caption}
            max={120}
            error={errors[`images.${index}.caption`]}
          />
        </>
      )}
    </Repeated>
  );
}
