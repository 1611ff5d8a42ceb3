import type { DataRouter, RouterNavigateOptions, To } from 'react-router';

interface NavigationHandlers {
  /** Whether the page at this path needs a new document. */
  shouldIntercept(path: string): boolean;
  leave(address: URL, isReplacing: boolean): void;
}

/** Opens the next page as a new document. Back, forward and in-page navigation stay as they are. */
export function interceptNavigation(
  router: Pick<DataRouter, 'navigate' | 'state'>,
  { shouldIntercept: isWanted, leave }: NavigationHandlers,
) {
  const navigate = router.navigate.bind(router);
  router.navigate = ((to: To | null | number, options?: RouterNavigateOptions) => {
    const target = findTarget(to, options);
    const isNewPage = target && target.pathname !== router.state.location.pathname;
    if (!isNewPage || !isWanted(target.pathname)) return navigate(to as To, options);
    leave(target, options?.replace === true);
    return Promise.resolve();
  }) as DataRouter['navigate'];
}

/** The address of a new document; null where the navigation carries more than an address. */
function findTarget(to: To | null | number, options: RouterNavigateOptions = {}) {
  const carriesMore =
    options.state != null || options.preventScrollReset === true || 'formData' in options;
  if (to === null || typeof to === 'number' || carriesMore) return null;
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? { pathname: to } : to;
  if (!/^\/(?!\/)/.test(pathname)) return null;
  return new URL(pathname + search + hash, location.origin);
}
