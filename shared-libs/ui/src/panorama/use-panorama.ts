import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPainter, type Painter } from './panorama-painter.ts';
import { clampView, type View } from './view-maths.ts';

const STEP = 8;
const KEYS: Readonly<Record<string, Partial<View>>> = {
  ArrowLeft: { yaw: -STEP },
  ArrowRight: { yaw: STEP },
  ArrowUp: { pitch: STEP },
  ArrowDown: { pitch: -STEP },
  '+': { fov: -STEP },
  '=': { fov: -STEP },
  '-': { fov: STEP },
};

/** A panorama view for drag, arrow keys and buttons; renders on change only. */
export function usePanorama(start: number) {
  const first: View = { yaw: start, pitch: 0, fov: 70 };
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<Painter | null>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const [view, setView] = useState(first);
  const [isDrawn, setDrawn] = useState(false);
  const [aspect, setAspect] = useState(16 / 9);

  useEffect(() => {
    if (!isDrawn) return;
    const frame = requestAnimationFrame(() => painter.current?.paint(view));
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const measured = new ResizeObserver(
      ([entry]) =>
        entry && setAspect(entry.contentRect.width / Math.max(1, entry.contentRect.height)),
    );
    measured.observe(element);
    return () => {
      measured.disconnect();
      painter.current?.stop();
      painter.current = null;
    };
  }, []);

  const turn = (by: Partial<View>) =>
    setView((now) =>
      clampView({
        yaw: now.yaw + (by.yaw ?? 0),
        pitch: now.pitch + (by.pitch ?? 0),
        fov: now.fov + (by.fov ?? 0),
      }),
    );
  const onLoad = useCallback((picture: HTMLImageElement) => {
    if (painter.current || !canvas.current) return;
    painter.current = createPainter(canvas.current, picture);
    setDrawn(painter.current !== null);
  }, []);
  return {
    canvas,
    view,
    aspect,
    /** Without WebGL the flat picture remains. */
    isDrawn,
    /** The picture is loaded. */
    onLoad,
    turn,
    reset: () => setView(first),
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.target instanceof Element && event.target.closest('button')) return;
        dragged.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!dragged.current || event.buttons === 0) return;
        const perPixel = view.fov / Math.max(1, event.currentTarget.clientHeight);
        turn({
          yaw: (dragged.current.x - event.clientX) * perPixel,
          pitch: (event.clientY - dragged.current.y) * perPixel,
        });
        dragged.current = { x: event.clientX, y: event.clientY };
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const by = KEYS[event.key];
        if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        turn(by);
      },
    },
  };
}
