import type { DataRouter } from 'react-router';

/** Animates links and buttons; the style sheets respect reduced motion. */
export function withTransitions(
  router: Pick<DataRouter, 'navigate'>,
  isAnimated: (to: unknown) => boolean = () => true,
) {
  const navigate = router.navigate.bind(router);
  // Links pass `undefined`.
  router.navigate = ((to: never, options?: { viewTransition?: boolean }) =>
    navigate(to, {
      ...options,
      viewTransition: options?.viewTransition ?? isAnimated(to),
    })) as DataRouter['navigate'];
}

/** Visitors' filters and folds are queries of the same page, which stays. */
export const isOtherPage = (to: unknown) =>
  typeof to === 'string' && new URL(to, location.href).pathname !== location.pathname;

interface Engine {
  vendor: string;
  platform: string;
}
/** WebKitGTK crashes on every transition (seen in 2.5x); Apple's WebKit has another platform. */
export const canTransition = ({ vendor, platform }: Engine) =>
  !(vendor.startsWith('Apple') && platform.startsWith('Linux'));

/** Where a transition would crash the browser the router finds no API, and pages change at once. */
export function disableBrokenTransitions(engine: Engine) {
  if (canTransition(engine)) return;
  Object.defineProperty(document, 'startViewTransition', { value: undefined });
}

/** Whether a browser gave up a transition: the page has changed all the same. */
export const isTransitionAborted = (reason: unknown) =>
  reason instanceof DOMException && /\btransition\b/i.test(reason.message);
