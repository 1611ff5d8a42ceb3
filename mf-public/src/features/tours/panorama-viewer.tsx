import type { ImageValue } from '@admissions/model';
import { fillPlaceholders } from '@admissions/model/messages';
import { Icon } from '@admissions/ui';
import {
  calculateDirection,
  projectDirection,
  usePanorama,
  type View,
} from '@admissions/ui/panorama';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './panorama-viewer.module.css';
import type { Scene } from './scenes.ts';
import { TEXTS } from './texts.ts';

interface PanoramaViewerProps {
  scene: Scene;
  panorama: ImageValue;
  onGoTo: (scene: number) => void;
}
/** Without WebGL: the flat picture, which scrolls. */
export function PanoramaViewer({ scene, panorama, onGoTo }: PanoramaViewerProps) {
  const { title } = scene;
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const { canvas, view, aspect, isDrawn, onLoad, turn, reset, handlers } = usePanorama(
    scene.yaw ?? 0,
  );
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth > 0) onLoad(picture.current);
    frame.current?.focus({ preventScroll: true });
  }, [onLoad]);
  return (
    <section
      ref={frame}
      className={styles.viewer}
      data-drawn={isDrawn || undefined}
      aria-label={fillPlaceholders(TEXTS.viewHelp, { title })}
      aria-roledescription={TEXTS.role}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the view is turned with the keys
      tabIndex={0}
      {...handlers}
    >
      <picture className={styles.flat}>
        {panorama.sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes="200vw" />
        ))}
        <img
          ref={picture}
          src={panorama.url}
          alt={fillPlaceholders(TEXTS.whole, { title })}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
        />
      </picture>
      <canvas ref={canvas} className={styles.canvas} />
      {isDrawn &&
        scene.hotspots.map((hotspot) => (
          <Hotspot
            key={`${hotspot.yaw} ${hotspot.label}`}
            hotspot={hotspot}
            place={projectDirection(hotspot, view, aspect)}
            onGoTo={onGoTo}
          />
        ))}
      <Tools frame={frame} turn={turn} reset={reset} />
    </section>
  );
}

const TURNS = [
  ['left', { yaw: -20 }, TEXTS.left],
  ['right', { yaw: 20 }, TEXTS.right],
  ['plus', { fov: -12 }, TEXTS.closer],
  ['minus', { fov: 12 }, TEXTS.farther],
] as const;

interface ToolsProps extends Pick<ReturnType<typeof usePanorama>, 'turn' | 'reset'> {
  frame: RefObject<HTMLElement | null>;
}
function Tools({ frame, turn, reset }: ToolsProps) {
  const gyroscope = useGyroscope(turn);
  return (
    <fieldset className={styles.tools}>
      <legend className="vh">{TEXTS.tools}</legend>
      {TURNS.map(([icon, change, label]) => (
        <button key={icon} type="button" onClick={() => turn(change)} aria-label={label}>
          <Icon name={icon} />
        </button>
      ))}
      {gyroscope.isOffered && (
        <button
          type="button"
          onClick={() => void gyroscope.toggle()}
          aria-pressed={gyroscope.isOn}
          aria-label={TEXTS.gyroscope}
        >
          <Icon name="phone" />
        </button>
      )}
      <button type="button" onClick={reset} aria-label={TEXTS.reset}>
        <Icon name="reset" />
      </button>
      <button
        type="button"
        onClick={() => void toggleFullscreen(frame.current)}
        aria-label={TEXTS.fullscreen}
      >
        <Icon name="full" />
      </button>
    </fieldset>
  );
}

interface HotspotProps {
  hotspot: Scene['hotspots'][number];
  place: { x: number; y: number } | null;
  onGoTo: (scene: number) => void;
}
function Hotspot({ hotspot: { label, to }, place, onGoTo }: HotspotProps) {
  const box = useRef<HTMLDivElement>(null);
  const isShown = place !== null && Math.abs(place.x) < 1 && Math.abs(place.y) < 1;
  // By script, because the CSP forbids style attributes.
  useEffect(() => {
    if (!box.current || !place) return;
    box.current.style.left = `${(place.x + 1) * 50}%`;
    box.current.style.top = `${(1 - place.y) * 50}%`;
  });
  return (
    <div ref={box} className={styles.hotspot} hidden={!isShown}>
      {to ? (
        <button type="button" onClick={() => onGoTo(to.id)}>
          <span aria-hidden="true">
            <Icon name="right" />
          </span>
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
    </div>
  );
}

async function toggleFullscreen(element: HTMLElement | null) {
  if (document.fullscreenElement) return document.exitFullscreen();
  await element?.requestFullscreen?.().catch(() => {});
}

type Asking = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<string> };

/** Only offered with a sensor; asks for permission where the browser requires it. */
function useGyroscope(turn: (by: Partial<View>) => void) {
  const [isOffered, setOffered] = useState(false);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setOffered('DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches);
  }, []);
  const onTurn = useEffectEvent(turn);
  useEffect(() => {
    if (!isOn) return;
    let last: { yaw: number; pitch: number } | null = null;
    const follow = ({ alpha, beta, gamma }: DeviceOrientationEvent) => {
      if (alpha === null || beta === null || gamma === null) return;
      const now = calculateDirection(alpha, beta, gamma);
      if (last)
        onTurn({ yaw: ((now.yaw - last.yaw + 540) % 360) - 180, pitch: now.pitch - last.pitch });
      last = now;
    };
    addEventListener('deviceorientation', follow);
    return () => removeEventListener('deviceorientation', follow);
  }, [isOn]);
  const toggle = async () => {
    if (isOn) return setOn(false);
    const { requestPermission } = DeviceOrientationEvent as Asking;
    const answer = requestPermission ? await requestPermission().catch(() => 'denied') : 'granted';
    setOn(answer === 'granted');
  };
  return { isOffered, isOn, toggle };
}
