import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from 'react';

const SLIDE_INTERVAL_MS = 7000;
const MIN_SWIPE_PX = 48;

export type Slides = ReturnType<typeof useSlides>;

/** Pauses on hover, focus and reduced motion. `hold` belongs on the element around the slides. */
export function useSlides(count: number) {
  const [at, setAt] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  if (at !== 0 && !hasMoved) setMoved(true);
  const [isPaused, setPaused] = useState(false);
  const [isUnderMouse, setUnderMouse] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isInteracting = isUnderMouse || hasFocus;
  const touchedAt = useRef<number | null>(null);
  const step = (by: number) => setAt((index) => (index + by + count) % count);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);
  useEffect(() => {
    if (isPaused || isInteracting || count < 2) return;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && setAt((index) => (index + 1) % count),
      SLIDE_INTERVAL_MS,
    );
    return () => clearInterval(timer);
  }, [isPaused, isInteracting, count]);

  return {
    at,
    hasMoved,
    isPaused,
    step,
    goTo: setAt,
    togglePause: () => setPaused((paused) => !paused),
    hold: {
      onMouseEnter: () => setUnderMouse(true),
      onMouseLeave: () => setUnderMouse(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
      onKeyDown: ({ key, target }: KeyboardEvent) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
        // In a field the arrow keys move the caret.
        if (
          by &&
          count > 1 &&
          !(target instanceof Element && target.matches('input, select, textarea'))
        )
          step(by);
      },
      onTouchStart: ({ touches }: TouchEvent) => {
        touchedAt.current = touches[0]?.clientX ?? null;
      },
      onTouchEnd: ({ changedTouches }: TouchEvent) => {
        const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
        if (touchedAt.current !== null && count > 1 && Math.abs(moved) > MIN_SWIPE_PX)
          step(moved > 0 ? -1 : 1);
        touchedAt.current = null;
      },
    },
  };
}
