import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useState } from 'react';
import { ImageInput } from '../../media/image-input.tsx';
import { LazyMediaLibrary } from '../../media/lazy-media-library.ts';
import { toImageValue } from '../../media/picked.ts';
import { findError, type ItemFormProps } from './item-form.ts';
import { LineField } from './line-field.tsx';
import { Repeated } from './repeated.tsx';
import { BODY_TEXTS } from './texts.ts';

const MAX_PICTURES = 60;
const PICTURES = ['image'] as const;

export function GalleryForm({ item, onChange, errors }: ItemFormProps<'gallery'>) {
  const t = useMessage();
  const [isPicking, setPicking] = useState(false);
  const namePicture = (number: number) => t(BODY_TEXTS.picture, { number });
  return (
    <>
      <Repeated
        parts={item.images}
        onChange={(images) => onChange({ ...item, images })}
        nameOf={namePicture}
        blank={{ image: null }}
        addLabel={t(BODY_TEXTS.addPicture)}
        max={MAX_PICTURES}
        error={errors.images}
        more={
          <Button disabled={item.images.length >= MAX_PICTURES} onClick={() => setPicking(true)}>
            {t(BODY_TEXTS.addPictures)}
          </Button>
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
      {isPicking && (
        <LazyMediaLibrary
          kinds={PICTURES}
          isMany
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            setPicking(false);
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
        />
      )}
    </>
  );
}
