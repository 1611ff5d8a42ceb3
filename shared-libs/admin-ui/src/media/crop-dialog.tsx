import { joinLabel } from '@admissions/model';
import type { Crop, Media } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert, Button, Radio } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Modal } from '../base/overlays.tsx';
import styles from './crop-dialog.module.css';
import {
  ARROWS,
  fittedCrop,
  type Handle,
  isWhole,
  movedCrop,
  resizedCrop,
  toPixels,
  toProportion,
  WHOLE,
} from './crop-math.ts';
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
          <output className="soft figures leftmost">{t(MEDIA_TEXTS.pixels, { ...pixels })}</output>
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
      {failure && <Alert type="error" showIcon title={failure} />}
    </Modal>
  );
}

interface CropperProps {
  original: { url: string; width: number; height: number };
  crop: Crop;
  /** Relative width divided by relative height; null: free. */
  proportion: number | null;
  onChange: (crop: Crop) => void;
}
const HANDLES: readonly Handle[] = ([-1, 0, 1] as const).flatMap((y) =>
  ([-1, 0, 1] as const).flatMap((x) => (x === 0 && y === 0 ? [] : [{ x, y }])),
);
const STEP = 0.01;
const CORNER: Handle = { x: 1, y: 1 };

/** Picture with a movable crop frame. */
function Cropper({ original, crop, proportion, onChange }: CropperProps) {
  const t = useMessage();
  const pullBy = (from: Crop, handle: Handle | null, dx: number, dy: number) =>
    onChange(
      handle
        ? resizedCrop(from, handle, { dx, dy, proportion, size: original })
        : movedCrop(from, dx, dy),
    );
  const { area, begin, follow, end } = useDrag(crop, pullBy);
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.ctrlKey || event.metaKey ? STEP / 5 : STEP;
    pullBy(crop, event.shiftKey ? CORNER : null, arrow[0] * step, arrow[1] * step);
  };
  return (
    <div className={styles.stage}>
      <div
        ref={area}
        className={styles.area}
        onPointerMove={follow}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img
          src={original.url}
          alt=""
          width={original.width}
          height={original.height}
          draggable={false}
        />
        <div
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: moved and resized with the arrow keys
          tabIndex={0}
          className={styles.frame}
          style={{
            left: percent(crop.x),
            top: percent(crop.y),
            width: percent(crop.width),
            height: percent(crop.height),
          }}
          aria-label={joinLabel(
            t(MEDIA_TEXTS.cropArea),
            t(MEDIA_TEXTS.cropAt, {
              ...toPixels(crop, original),
              x: Math.round(crop.x * 100),
              y: Math.round(crop.y * 100),
            }),
            t.locale,
          )}
          onPointerDown={(event) => begin(event, null)}
          onKeyDown={onKeyDown}
        >
          {HANDLES.filter(({ x, y }) => proportion === null || (x !== 0 && y !== 0)).map(
            (handle) => (
              <span
                key={`${handle.x} ${handle.y}`}
                className={styles.handle}
                data-x={handle.x}
                data-y={handle.y}
                aria-hidden="true"
                onPointerDown={(event) => begin(event, handle)}
              />
            ),
          )}
        </div>
      </div>
    </div>
  );
}
const percent = (share: number) => `${share * 100}%`;

/** Reports how far the frame or a handle was dragged, relative to the picture. */
function useDrag(
  crop: Crop,
  onDrag: (from: Crop, handle: Handle | null, dx: number, dy: number) => void,
) {
  const area = useRef<HTMLDivElement>(null);
  const pull = useRef<{ from: Crop; x: number; y: number; handle: Handle | null } | null>(null);
  return {
    area,
    begin(event: PointerEvent, handle: Handle | null) {
      event.preventDefault();
      event.stopPropagation();
      area.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
      area.current?.setPointerCapture(event.pointerId);
      pull.current = { from: crop, x: event.clientX, y: event.clientY, handle };
    },
    follow(event: PointerEvent<HTMLDivElement>) {
      if (!pull.current) return;
      const { width, height } = event.currentTarget.getBoundingClientRect();
      const { from, handle, x, y } = pull.current;
      onDrag(from, handle, (event.clientX - x) / width, (event.clientY - y) / height);
    },
    end() {
      pull.current = null;
    },
  };
}
