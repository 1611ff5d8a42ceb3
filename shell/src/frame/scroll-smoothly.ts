import { SCROLL_ANIMATION_MS } from '@admissions/protocol';

/** Narrow, or a small touch screen: a phone in landscape is as wide as a tablet. */
const PHONE =
  '(width < 700px), (pointer: coarse) and (width < 500px), (pointer: coarse) and (height < 500px)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

const STOP_EVENTS = ['wheel', 'touchstart', 'keydown'] as const;

/** Progress (0 to 1) of an animated scroll, eased at both ends. */
const easeInOut = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

/** Instant on phones and with reduced motion. Touching the page ends it. */
export function scrollSmoothly(top: number) {
  if (matchMedia(PHONE).matches || matchMedia(REDUCED_MOTION).matches) {
    scrollTo({ top, behavior: 'instant' });
    return;
  }
  const from = scrollY;
  let start = 0;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    for (const event of STOP_EVENTS) removeEventListener(event, stop);
  };
  const step = (now: number) => {
    if (isStopped) return;
    start ||= now;
    const share = Math.min(1, (now - start) / SCROLL_ANIMATION_MS);
    scrollTo({ top: from + (top - from) * easeInOut(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else stop();
  };
  for (const event of STOP_EVENTS) addEventListener(event, stop, { passive: true });
  requestAnimationFrame(step);
}
