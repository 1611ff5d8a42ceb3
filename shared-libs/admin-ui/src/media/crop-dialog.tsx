import type { Crop, Media } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { Modal } from '../base/overlays.tsx';
import styles from './crop-dialog.module.css';
import { fittedCrop, isWhole, toPixels, toProportion, WHOLE } from './crop-math.ts';
import { Cropper } from './cropper.tsx';
import { MEDIA_TEXTS } from './texts.ts';

export interface CropDialogProps {
  media: Media;
  isBusy: boolean;
  failure: string | null;
  /** Null: the whole picture. */
  onApply: (crop: Crop | null) => void;
  onClose: () => void;
}
/** Aspect ratios used on the site. */
const RATIOS = {
  ratioFree: null,
  ratioWide: 16 / 9,
  ratioNews: 16 / 10,
  ratioCard: 4 / 3,
  ratioPortrait: 4 / 5,
  ratioLogo: 3,
} as const;
type RatioName = keyof typeof RATIOS;

/** Crops a picture; the library keeps the original. */
export function CropDialog({ media, isBusy, failure, onApply, onClose }: CropDialogProps) {
  const t = useMessage();
  const original = media.original ?? media;
  const [crop, setCrop] = useState(media.crop ?? WHOLE);
  const [ratio, setRatio] = useState<RatioName>('ratioFree');
  const proportion = toProportion(RATIOS[ratio], original);
  const pixels = toPixels(crop, original);
  return (
    <Modal
      open
      title={t(MEDIA_TEXTS.cropTitle)}
      width="min(60rem, calc(100vw - 2rem))"
      centered
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <div className="line folding end">
          <output className={styles.size}>{t(MEDIA_TEXTS.pixels, { ...pixels })}</output>
          {media.crop && (
            <Button disabled={isBusy} onClick={() => onApply(null)}>
              {t(MEDIA_TEXTS.cropNone)}
            </Button>
          )}
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            type="primary"
            loading={isBusy}
            onClick={() => (isWhole(crop, original) ? onApply(null) : onApply(crop))}
          >
            {t(MEDIA_TEXTS.cropApply)}
          </Button>
        </div>
      }
    >
      <div className="below-s">
        <Radio.Group
          aria-label={t(MEDIA_TEXTS.ratio)}
          optionType="button"
          value={ratio}
          options={Object.keys(RATIOS).map((value) => ({
            value,
            label: t(MEDIA_TEXTS[value as RatioName]),
          }))}
          onChange={({ target }) => {
            const name = target.value as RatioName;
            setRatio(name);
            setCrop(fittedCrop(crop, toProportion(RATIOS[name], original)));
          }}
        />
      </div>
      <Cropper original={original} crop={crop} proportion={proportion} onChange={setCrop} />
      <p className="space-s faint mini">{t(MEDIA_TEXTS.cropHint)}</p>
      {failure && <Alert type="error" showIcon role="alert" title={failure} />}
    </Modal>
  );
}
