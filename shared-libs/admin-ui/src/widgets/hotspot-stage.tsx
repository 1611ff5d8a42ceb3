import type { RelationValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import {
  type Direction,
  directionAt,
  projectDirection,
  usePanorama,
} from '@admissions/ui/panorama';
import { Button } from 'antd';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
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
  /** Initial direction. */
  start: number;
  hotspots: readonly Hotspot[];
  selected: number | null;
  onSelect: (index: number | null) => void;
  /** Sets a point: this one, else the selected one, else a new one. */
  onPut: (direction: Direction, index?: number) => void;
}
/** A smaller pointer movement is a click, not a drag. */
const STILL_PX = 5;
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
const isPoint = (target: EventTarget) => target instanceof Element && target.closest('button');
/** Position of the pointer in the picture, -1 to 1 from its centre. */
function toPoint({ clientX, clientY }: PointerEvent, stage: Element | null) {
  const box = stage?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return {
    x: (2 * (clientX - box.left)) / box.width - 1,
    y: 1 - (2 * (clientY - box.top)) / box.height,
  };
}

/** Distinguishes clicks from drags. */
function usePress() {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    start({ clientX, clientY }: PointerEvent) {
      from.current = { x: clientX, y: clientY };
    },
    end() {
      from.current = null;
    },
    isHeld: () => from.current !== null,
    isStill: ({ clientX, clientY }: PointerEvent) =>
      from.current !== null &&
      Math.hypot(clientX - from.current.x, clientY - from.current.y) < STILL_PX,
  };
}

/** Panorama with its points as buttons: click to add, drag or arrow keys to move. */
export function HotspotStage({ url, start, hotspots, ...props }: HotspotStageProps) {
  const { selected, onSelect, onPut } = props;
  const t = useMessage();
  const stage = useRef<HTMLElement>(null);
  const press = usePress();
  const [hasFailed, setFailed] = useState(false);
  const { canvas, view, aspect, isDrawn, onLoad, turn, handlers } = usePanorama(start);

  const readDirection = (pointer: PointerEvent) =>
    whole(directionAt(toPoint(pointer, stage.current), view, aspect));
  const help = selected === null ? TEXTS.helpNew : TEXTS.helpMove;
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
  return (
    <div className="below-s">
      <p className="line below-xs faint mini folding" role="status">
        {t(hasFailed ? TEXTS.notDrawn : help, { number: (selected ?? 0) + 1 })}
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the view rotates with the keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (isPoint(event.target)) return;
          press.start(event);
          handlers.onPointerDown(event);
        }}
        onPointerMove={handlers.onPointerMove}
        onPointerUp={(event) => {
          if (!isPoint(event.target) && isDrawn && press.isStill(event))
            onPut(readDirection(event));
          press.end();
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
          hotspots.map((hotspot, index) => (
            <HotspotPoint
              // biome-ignore lint/suspicious/noArrayIndexKey: points are identified by position
              key={index}
              {...{ index, hotspot, readDirection }}
              isSelected={index === selected}
              project={(at) => projectDirection(at, view, aspect)}
              onSelect={() => onSelect(index)}
              onPut={(at) => onPut(whole(at), index)}
            />
          ))}
      </section>
      <StageTools turn={turn} />
    </div>
  );
}

interface HotspotPointProps {
  hotspot: Hotspot;
  index: number;
  isSelected: boolean;
  project: (at: Direction) => ReturnType<typeof projectDirection>;
  readDirection: (pointer: PointerEvent) => Direction;
  onSelect: () => void;
  onPut: (at: Direction) => void;
}
function HotspotPoint({
  hotspot,
  index,
  isSelected,
  project,
  readDirection,
  onSelect,
  onPut,
}: HotspotPointProps) {
  const t = useMessage();
  const press = usePress();
  const [dragged, setDragged] = useState<Direction | null>(null);
  const at = dragged ?? { yaw: hotspot.yaw ?? 0, pitch: hotspot.pitch ?? 0 };
  const seen = project(at);
  const isShown = seen !== null && Math.abs(seen.x) < 1 && Math.abs(seen.y) < 1;
  function onKeyDown(event: KeyboardEvent): void {
    const by = KEYS[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 5 : 1;
    onSelect();
    onPut({ yaw: at.yaw + step * by.yaw, pitch: at.pitch + step * by.pitch });
  }
  return (
    <button
      type="button"
      className={styles.point}
      hidden={!isShown}
      aria-pressed={isSelected}
      aria-label={t(TEXTS.point, {
        number: index + 1,
        label: hotspot.label || t(TEXTS.unnamed),
        ...at,
      })}
      style={seen ? { left: `${(seen.x + 1) * 50}%`, top: `${(1 - seen.y) * 50}%` } : {}}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        press.start(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 0 || !press.isHeld() || (!dragged && press.isStill(event))) return;
        setDragged(readDirection(event));
      }}
      onPointerUp={() => {
        press.end();
        if (!dragged) return;
        onSelect();
        onPut(dragged);
        setDragged(null);
      }}
      onPointerCancel={() => setDragged(null)}
    >
      {index + 1}
    </button>
  );
}

const TURN_DEGREES = 20;
const ZOOM_DEGREES = 12;

/** Rotation and zoom without dragging. */
function StageTools({ turn }: { turn: ReturnType<typeof usePanorama>['turn'] }) {
  const t = useMessage();
  const tools = [
    ['left', 'left', { yaw: -TURN_DEGREES }],
    ['right', 'right', { yaw: TURN_DEGREES }],
    ['closer', 'plus', { fov: -ZOOM_DEGREES }],
    ['farther', 'minus', { fov: ZOOM_DEGREES }],
  ] as const;
  return (
    <div className="gap-xs space-xs flex">
      {tools.map(([name, icon, by]) => (
        <Button
          key={name}
          size="small"
          aria-label={t(TEXTS[name])}
          icon={<Icon name={icon} />}
          onClick={() => turn(by)}
        />
      ))}
    </div>
  );
}
