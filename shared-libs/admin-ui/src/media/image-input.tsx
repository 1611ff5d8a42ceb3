import { type ImageValue, joinLabel } from '@admissions/model';
import type { MediaKind } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Checkbox, Input } from 'antd';
import { FormField } from '../base/form-field.tsx';
import { TEXTS } from '../base/texts.ts';
import { chooseSmallest } from './file-info.ts';
import styles from './image-input.module.css';
import { MediaButton } from './media-button.tsx';
import { toImageValue } from './picked.ts';

interface ImageInputProps {
  label: string;
  value: ImageValue | null;
  onChange: (value: ImageValue | null) => void;
  error?: string | undefined;
  isRequired?: boolean;
  /** Hidden visually where the text above is the same. */
  isCaptionHidden?: boolean;
  /** Selectable media kinds. */
  kinds?: readonly MediaKind[];
}
const PICTURES: readonly MediaKind[] = ['image'];

/** A picture with its alternative text or decorative mark, chosen or uploaded. */
export function ImageInput({
  label,
  value,
  onChange,
  error,
  isRequired = false,
  isCaptionHidden = false,
  kinds = PICTURES,
}: ImageInputProps) {
  const t = useMessage();
  const isDecorative = value?.alt === '';
  return (
    <FormField
      label={label}
      error={error}
      isRequired={isRequired}
      isCaptionHidden={isCaptionHidden}
      isGroup
    >
      {(control) => (
        <div className={styles.input}>
          {value && <img src={chooseSmallest(value)} alt={value.alt} className={styles.preview} />}
          <div className={styles.parts}>
            <div className="wrap">
              <MediaButton
                aria-describedby={control['aria-describedby']}
                kinds={kinds}
                usualAlt={value?.alt ?? ''}
                onPick={([picked]) => picked && onChange(toImageValue(picked))}
              >
                {t(value ? TEXTS.changeImage : TEXTS.chooseImage)}
              </MediaButton>
              {value && !isRequired && (
                <Button onClick={() => onChange(null)}>{t(TEXTS.removeImage)}</Button>
              )}
            </div>
            {value && (
              <>
                <span className="small semi" aria-hidden="true">
                  {t(TEXTS.alt)}
                </span>
                <Input
                  aria-label={joinLabel(label, t(TEXTS.alt), t.locale)}
                  placeholder={t(TEXTS.altHint)}
                  value={value.alt ?? ''}
                  maxLength={200}
                  disabled={isDecorative}
                  onChange={({ target }) => onChange(withAlt(value, target.value))}
                />
                <Checkbox
                  checked={isDecorative}
                  onChange={({ target }) =>
                    onChange(target.checked ? { ...value, alt: '' } : withAlt(value, ''))
                  }
                >
                  {t(TEXTS.decorative)}
                </Checkbox>
              </>
            )}
          </div>
        </div>
      )}
    </FormField>
  );
}

// An empty text means decorative; without that mark omit it, so that the schema requires one.
function withAlt({ alt: _, ...image }: ImageValue, alt: string): ImageValue {
  return alt ? { ...image, alt } : (image as ImageValue);
}
