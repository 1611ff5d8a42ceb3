import type { DataRouter, RouterNavigateOptions, To } from 'react-router';

interface NavigationHandlers {
  /** Whether the page at this path needs a new document. */
  shouldIntercept(path: string): boolean;
  leave(address: URL, isReplacing: boolean): void;
}
/** A new document would receive the keyup of a key pressed here: wait for it, at most this long. */
const MAX_KEY_HOLD_MS = 500;

/** Opens the next page as a new document. Back, forward and in-page navigation stay as they are. */
export function interceptNavigation(
  router: Pick<DataRouter, 'navigate' | 'state'>,
  { shouldIntercept: isWanted, leave }: NavigationHandlers,
): void {
  const navigate = router.navigate.bind(router);
  const keys = watchKeys();
  router.navigate = ((to: To | null | number, options?: RouterNavigateOptions) => {
    const target = findTarget(to, options);
    const isNewPage = target && target.pathname !== router.state.location.pathname;
    if (!isNewPage || !isWanted(target.pathname)) return navigate(to as To, options);
    keys.whenUp(() => leave(target, options?.replace === true));
    return Promise.resolve();
  }) as DataRouter['navigate'];
}

/** The address of a new document; null where the navigation carries more than an address. */
function findTarget(to: To | null | number, options: RouterNavigateOptions = {}): URL | null {
  const carriesMore =
    options.state != null || options.preventScrollReset === true || 'formData' in options;
  if (to === null || typeof to === 'number' || carriesMore) return null;
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? { pathname: to } : to;
  if (!/^\/(?!\/)/.test(pathname)) return null;
  return new URL(pathname + search + hash, location.origin);
}

function watchKeys() {
  const down = new Set<string>();
  addEventListener('keydown', ({ code }) => down.add(code), true);
  addEventListener('keyup', ({ code }) => down.delete(code), true);
  addEventListener('blur', () => down.clear());
  return {
    whenUp(work: () => void) {
      if (down.size === 0) return work();
      let isDone = false;
      const finish = () => {
        if (isDone) return;
        isDone = true;
        removeEventListener('keyup', checkKeys);
        clearTimeout(timer);
        work();
      };
      const checkKeys = () => down.size === 0 && finish();
      const timer = setTimeout(finish, MAX_KEY_HOLD_MS);
      addEventListener('keyup', checkKeys);
    },
  };
}
