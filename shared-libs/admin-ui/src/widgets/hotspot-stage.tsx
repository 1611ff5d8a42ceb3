import type { RelationValue } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import type { Direction } from '@admissions/ui/panorama';
import { directionAt, projected, usePanorama } from '@admissions/ui/panorama';
import { Button } from 'antd';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import styles from './hotspots.module.css';
import { TEXTS } from './hotspots-texts.ts';

export interface Hotspot {
  yaw: number | null;
  pitch: number | null;
  label: string | null;
  to: RelationValue | null;
}
interface HotspotStageProps {
  url: string;
  /** Where it looks at first. */
  start: number;
  hotspots: readonly Hotspot[];
  selected: number | null;
  onSelect: (index: number | null) => void;
  /** Puts a point there: this one, otherwise the selected one, otherwise a new one. */
  onPut: (direction: Direction, index?: number) => void;
}
/** A pointer that moved less (pixels) has pressed, not dragged. */
const STILL = 5;
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: { yaw: -1, pitch: 0 },
  ArrowRight: { yaw: 1, pitch: 0 },
  ArrowUp: { yaw: 0, pitch: 1 },
  ArrowDown: { yaw: 0, pitch: -1 },
};
const whole = ({ yaw, pitch }: Direction): Direction => ({
  yaw: Math.round(yaw),
  pitch: Math.round(Math.min(90, Math.max(-90, pitch))),
});

/** The panorama as visitors turn it, with its points as buttons: a press sets one, dragging and the arrow keys move it. */
export function HotspotStage({
  url,
  start,
  hotspots,
  selected,
  onSelect,
  onPut,
}: HotspotStageProps) {
  const t = useMessage();
  const stage = useRef<HTMLElement>(null);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  /** A point on its way, before it is let go. */
  const [moving, setMoving] = useState<{ index: number; at: Direction } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { canvas, view, aspect, isDrawn, onLoad, turn, handlers } = usePanorama(start);

  function readDirection({ clientX, clientY }: { clientX: number; clientY: number }): Direction {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const x = (2 * (clientX - box.left)) / box.width - 1;
    const y = 1 - (2 * (clientY - box.top)) / box.height;
    return whole(directionAt({ x, y }, view, aspect));
  }
  const help = selected === null ? TEXTS.helpNew : TEXTS.helpMove;
  const isPoint = (target: EventTarget) => target instanceof Element && target.closest('button');
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onPut(whole(view));
    } else if (event.key === 'Escape' && selected !== null) {
      event.stopPropagation();
      onSelect(null);
    } else handlers.onKeyDown(event);
  }
  function onPointKey(event: KeyboardEvent, index: number, at: Direction): void {
    const by = KEYS[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 5 : 1;
    onSelect(index);
    onPut(whole({ yaw: at.yaw + step * by.yaw, pitch: at.pitch + step * by.pitch }), index);
  }
  const wasStill = ({ clientX, clientY }: PointerEvent) =>
    pressed.current !== null &&
    Math.hypot(clientX - pressed.current.x, clientY - pressed.current.y) < STILL;
  const remember = ({ clientX, clientY }: PointerEvent) => {
    pressed.current = { x: clientX, y: clientY };
  };
  return (
    <div className={styles.editor}>
      <p className={styles.help} role="status">
        {t(hasFailed ? TEXTS.notDrawn : help, {
          number: (selected ?? 0) + 1,
        })}
        {selected !== null && (
          <Button size="small" onClick={() => onSelect(null)}>
            {t(TEXTS.done)}
          </Button>
        )}
      </p>
      <section
        ref={stage}
        className={styles.stage}
        data-drawn={isDrawn || undefined}
        aria-label={t(TEXTS.stage)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the view is turned with the keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (isPoint(event.target)) return;
          remember(event);
          handlers.onPointerDown(event);
        }}
        onPointerMove={handlers.onPointerMove}
        onPointerUp={(event) => {
          if (!isPoint(event.target) && isDrawn && wasStill(event)) onPut(readDirection(event));
          pressed.current = null;
        }}
      >
        <img
          src={url}
          alt=""
          className={styles.flat}
          draggable={false}
          onLoad={({ currentTarget }) => {
            onLoad(currentTarget);
            setFailed(!canvas.current?.getContext('webgl'));
          }}
        />
        <canvas ref={canvas} className={styles.canvas} />
        {isDrawn &&
          hotspots.map((hotspot, index) => {
            const at =
              moving?.index === index
                ? moving.at
                : { yaw: hotspot.yaw ?? 0, pitch: hotspot.pitch ?? 0 };
            const seen = projected(at, view, aspect);
            const isShown = seen !== null && Math.abs(seen.x) < 1 && Math.abs(seen.y) < 1;
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name, and stay where they are in their list
                key={index}
                type="button"
                className={styles.point}
                hidden={!isShown}
                aria-pressed={index === selected}
                aria-label={t(TEXTS.point, {
                  number: index + 1,
                  label: hotspot.label || t(TEXTS.unnamed),
                  ...at,
                })}
                style={seen ? { left: `${(seen.x + 1) * 50}%`, top: `${(1 - seen.y) * 50}%` } : {}}
                onClick={() => onSelect(index)}
                onKeyDown={(event) => onPointKey(event, index, at)}
                onPointerDown={(event) => {
                  remember(event);
                  event.currentTarget.setPointerCapture(event.pointerId);
                }}
                onPointerMove={(event) => {
                  if (event.buttons === 0 || !pressed.current || (!moving && wasStill(event)))
                    return;
                  setMoving({ index, at: readDirection(event) });
                }}
                onPointerUp={() => {
                  pressed.current = null;
                  if (!moving) return;
                  onSelect(index);
                  onPut(moving.at, index);
                  setMoving(null);
                }}
                onPointerCancel={() => setMoving(null)}
              >
                {index + 1}
              </button>
            );
          })}
      </section>
      <div className={styles.tools}>
        <Button
          size="small"
          aria-label={t(TEXTS.left)}
          icon={<Icon name="left" />}
          onClick={() => turn({ yaw: -20 })}
        />
        <Button
          size="small"
          aria-label={t(TEXTS.right)}
          icon={<Icon name="right" />}
          onClick={() => turn({ yaw: 20 })}
        />
        <Button
          size="small"
          aria-label={t(TEXTS.closer)}
          icon={<Icon name="plus" />}
          onClick={() => turn({ fov: -12 })}
        />
        <Button
          size="small"
          aria-label={t(TEXTS.farther)}
          icon={<Icon name="minus" />}
          onClick={() => turn({ fov: 12 })}
        />
      </div>
    </div>
  );
}
