import type { DataRouter } from 'react-router';

/** Lets the old page leave before the new one enters, whichever link or button leads there; the style sheets say how, and that people who prefer less motion see none. */
export function withTransitions(router: Pick<DataRouter, 'navigate'>): void {
  const navigate = router.navigate.bind(router);
  router.navigate = ((to: never, options?: object) =>
    navigate(to, { viewTransition: true, ...options })) as DataRouter['navigate'];
}

interface Engine {
  vendor: string;
  platform: string;
}
/** WebKitGTK's process ends with every transition, on the plainest document too (seen in 2.5x); WebKit on Apple's systems is the same vendor on another platform. */
export const canTransition = ({ vendor, platform }: Engine): boolean =>
  !(vendor.startsWith('Apple') && platform.startsWith('Linux'));

/** Where a transition would end the browser the router finds none, and pages change at once. */
export function disableBrokenTransitions(engine: Engine): void {
  if (canTransition(engine)) return;
  Object.defineProperty(document, 'startViewTransition', { value: undefined });
}

/** Whether this is what browsers throw when they give up a transition: the page has changed all the same, only without it. */
export const isTransitionAborted = (reason: unknown): boolean =>
  reason instanceof DOMException && /\btransition\b/i.test(reason.message);
