import type { DataRouter } from 'react-router';

/** Lets the old page leave before the new one enters, whichever link or button leads there; the style sheets say how, and that people who prefer less motion see none. */
export function withTransitions(router: Pick<DataRouter, 'navigate'>): void {
  const navigate = router.navigate.bind(router);
  router.navigate = ((to: never, options?: object) =>
    navigate(to, { viewTransition: true, ...options })) as DataRouter['navigate'];
}

/** WebKit's process ends when a table of the back office is taken into a transition (WebKitGTK 2.50); its vendor is how a page knows it. */
export const canTransition = (vendor: string): boolean => !vendor.startsWith('Apple');
