import { use } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { useRouteError } from 'react-router';

/** Exports of a page module. */
interface PageModule {
  loader?: (args: LoaderFunctionArgs) => unknown;
  Component?: React.ComponentType;
  ErrorBoundary?: React.ComponentType;
}
/** Stand-in with the id and path of the first page's route: its HTML stays until it hydrates. */
export interface DeferredRoute {
  id: string;
  route: RouteObject;
  /** Connects the stand-in to these routes; returns those still to mount. */
  resolveRoutes(routes: RouteObject[]): RouteObject[];
}
/** A server-rendered route. */
export interface RenderedRoute {
  id: string;
  path?: string;
  index?: boolean;
}

export function createDeferredRoute(
  { id, path, index }: RenderedRoute,
  first: Promise<RouteObject[]>,
): DeferredRoute {
  const late = { page: first.then((routes) => loadPageModule(routes, id)) };
  late.page.catch(() => {});
  const element = <DeferredPage late={late} />;
  const loader = async (args: LoaderFunctionArgs) => (await late.page).loader?.(args) ?? null;
  const route = { id, loader, element, errorElement: <DeferredBoundary late={late} /> };
  return {
    id,
    route: index ? { ...route, index: true } : { ...route, path: path as string },
    resolveRoutes(routes) {
      late.page = loadPageModule(routes, id);
      return routes.filter((each) => each.id !== id);
    },
  };
}

async function loadPageModule(routes: RouteObject[], id: string): Promise<PageModule> {
  const route = routes.find((each) => each.id === id);
  if (!route) throw new Error(`The remote has no page ${id}`);
  return (typeof route.lazy === 'function' ? await route.lazy() : route) as PageModule;
}

function DeferredPage({ late }: { late: { page: Promise<PageModule> } }) {
  const { Component } = use(late.page);
  return Component ? <Component /> : null;
}
function DeferredBoundary({ late }: { late: { page: Promise<PageModule> } }) {
  const error = useRouteError();
  const { ErrorBoundary } = use(late.page);
  if (!ErrorBoundary) throw error;
  return <ErrorBoundary />;
}
