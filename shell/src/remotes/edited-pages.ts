import type { DataRouter, RouteObject } from 'react-router';

declare global {
  var __acceptEditedPage:
    | ((page: string, edited: Pick<RouteObject, 'loader' | 'action'>) => void)
    | undefined;
}

/** Development (called by the remote's bundler): reloads the data of an edited page in place. */
export function acceptEditedPages(router: DataRouter) {
  globalThis.__acceptEditedPage = (page, { loader, action }) => {
    const edited = listRoutes(router.routes).filter(({ id }) => id?.split('@', 1)[0] === page);
    for (const route of edited) Object.assign(route, { loader, action });
    void router.revalidate();
  };
}

const listRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...listRoutes(route.children ?? [])]);
