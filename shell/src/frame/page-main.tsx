import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';

const ACTIVE = ':active-view-transition';

/** Only the old page joins the transition: Firefox blocks clicks on named parts until it ends. */
export function PageMain(props: ComponentProps<'main'>) {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const isOneSheet = useMatches().some(
    ({ handle }) => (handle as { isOneSheet?: true } | undefined)?.isOneSheet,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new page
  useLayoutEffect(() => {
    const element = main.current;
    if (!element || !isTransitionActive()) return;
    element.dataset.entering = '';
    void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() => {
      delete element.dataset.entering;
    });
  }, [key]);
  return <main {...props} ref={main} data-one-sheet={isOneSheet || undefined} />;
}

/** False without the selector: there the new page joins the transition as well. */
function isTransitionActive() {
  return CSS.supports(`selector(${ACTIVE})`) && document.documentElement.matches(ACTIVE);
}
