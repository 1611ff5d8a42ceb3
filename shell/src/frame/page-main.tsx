import type { ComponentProps } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const ACTIVE = ':active-view-transition';

/**
 * The part of the window that changes with the page. While the old page leaves as a picture, the new one is the real one
 * from the start: what is taken into a transition by name cannot be pressed in Firefox until the transition has ended.
 */
export function PageMain(props: ComponentProps<'main'>) {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new page
  useLayoutEffect(() => {
    const element = main.current;
    if (!element || !isTransitionActive()) return;
    element.dataset.entering = '';
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
      delete element.dataset.entering;
    });
  }, [key]);
  return <main {...props} ref={main} />;
}

/** Browsers that know transitions and not this selector take the new page into the transition as well. */
function isTransitionActive(): boolean {
  return CSS.supports(`selector(${ACTIVE})`) && document.documentElement.matches(ACTIVE);
}
