import type { DataRouter, RouteObject } from 'react-router';

declare global {
  var __acceptEditedPage:
    | ((page: string, edited: Pick<RouteObject, 'loader' | 'action'>) => void)
    | undefined;
}

/** Development: what an edited page reads is read anew, while the page stands as it is. The remote's bundler calls this. */
export function acceptEditedPages(router: DataRouter): void {
  globalThis.__acceptEditedPage = (page, { loader, action }) => {
    const edited = listRoutes(router.routes).filter(({ id }) => id?.split('@', 1)[0] === page);
    for (const route of edited) Object.assign(route, { loader, action });
    void router.revalidate();
  };
}

const listRoutes = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...listRoutes(route.children ?? [])]);
