import { joinLabel } from '@admissions/model';
import type { Media } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import type { KeyboardEvent, PointerEvent } from 'react';
import { ARROWS } from './crop-math.ts';
import styles from './focal-point.module.css';
import { MEDIA_TEXTS } from './texts.ts';

interface FocalPointProps {
  media: Pick<Media, 'url' | 'width' | 'height'>;
  focal: { x: number; y: number };
  onChange: (focal: { x: number; y: number }) => void;
}

/** Picture with a movable focal point, which stays visible in crops. */
export function FocalPoint({ media, focal, onChange }: FocalPointProps) {
  const t = useMessage();
  const at = t(MEDIA_TEXTS.focalAt, { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) });
  const set = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      x: share((event.clientX - left) / width),
      y: share((event.clientY - top) / height),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = event.shiftKey ? 0.1 : 0.02;
    onChange({ x: share(focal.x + arrow[0] * step), y: share(focal.y + arrow[1] * step) });
  };
  return (
    <div className={styles.stage}>
      <button
        type="button"
        className={styles.picture}
        aria-label={joinLabel(t(MEDIA_TEXTS.focal), at, t.locale)}
        title={t(MEDIA_TEXTS.focalHint)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          set(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && set(event)}
        onKeyDown={onKeyDown}
      >
        <img src={media.url} alt="" width={media.width} height={media.height} draggable={false} />
        <span
          className={styles.point}
          style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
        />
      </button>
    </div>
  );
}
/** 0 to 1, two decimals are precise enough. */
const share = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100;
