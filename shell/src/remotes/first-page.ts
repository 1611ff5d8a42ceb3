import type { Release } from '@admissions/contracts';
import type { HydrationState, RouteObject } from 'react-router';
import { matchRoutes } from 'react-router';
import type { LoadedRoutes } from '../routes.tsx';
import { publicRoutes } from '../routes.tsx';
import { withDeadline } from './deadline.ts';
import { stubId } from './mount-point.tsx';
import { unpackErrors } from './packed-errors.ts';
import type { BrowserBoot } from './read-boot.ts';
import { isRemoteFailure } from './remote-failure.ts';
import type { BrowserRemotes } from './remotes-access.ts';

/** The chrome comes to life without the page's remote when that takes longer (milliseconds). */
const HYDRATION_CAP = 1500;

export interface FirstPage {
  routes: RouteObject[];
  hydrationData: HydrationState;
  /** The page's remote, when it failed: in the browser just now, or on the server. */
  failure: { inBrowser: boolean } | null;
  /** What to do once the page stands. */
  afterwards: (() => Promise<void>) | null;
}

/** Makes routes and data of the first page as the server rendered it: its remote and its page chunk first, so that hydration changes nothing. */
export async function firstPage(boot: BrowserBoot, remotes: BrowserRemotes, owner: Release | null): Promise<FirstPage> {
  const { registry } = boot;
  const hydrated: HydrationState = { loaderData: boot.hydration?.loaderData ?? {}, errors: unpackErrors(boot.hydration?.errors) ?? null };
  const page = (loaded: LoadedRoutes, more: Partial<FirstPage> = {}): FirstPage => ({
    routes: publicRoutes(registry, loaded),
    hydrationData: hydrated,
    failure: null,
    afterwards: null,
    ...more,
  });
  if (!owner) return page({});
  const { name } = owner.manifest;
  const arrival = remotes.routesOf(owner).then((routes) => publicWithLazy(registry, name, routes));
  try {
    // A page with an error in it needs the routes that the error belongs to.
    const routes = await (hydrated.errors ? arrival : withDeadline(arrival, HYDRATION_CAP, 'late'));
    remotes.mounted.add(name);
    // The server could not load it but this browser could: its page is fetched as soon as the frame stands.
    const missing = isRemoteFailure(hydrated.errors?.[name]);
    return { routes, hydrationData: hydrated, failure: missing ? { inBrowser: false } : null, afterwards: missing ? () => remotes.retry(name) : null };
  } catch (error) {
    if (isRemoteFailure(error) || !(error instanceof Error && error.message === 'late')) return failedPage(error, name, page);
    remotes.await(
      name,
      arrival.catch(() => {}),
    );
    const stubs = Object.fromEntries(owner.manifest.claims.map((_, index) => [stubId(name, index), null]));
    const waiting = { ...hydrated, loaderData: { ...hydrated.loaderData, ...stubs } };
    return page(
      {},
      {
        hydrationData: waiting,
        afterwards: () =>
          arrival
            .then(
              () => remotes.show(owner),
              () => remotes.retry(name),
            )
            .catch(() => {}),
      },
    );
  }
}

const failedPage = (error: unknown, name: string, page: (loaded: LoadedRoutes, more: Partial<FirstPage>) => FirstPage) =>
  page({}, { hydrationData: { loaderData: {}, errors: { [name]: error } }, failure: { inBrowser: true } });

// A lazy route that is matched would make the router start over with an empty page.
async function publicWithLazy(registry: BrowserBoot['registry'], name: string, own: RouteObject[]): Promise<RouteObject[]> {
  const routes = publicRoutes(registry, { [name]: own });
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return routes;
}
