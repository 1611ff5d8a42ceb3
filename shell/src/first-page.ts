import type { Release } from '@admissions/protocol/releases';
import type { HydrationState, RouteObject } from 'react-router';
import { matchRoutes } from 'react-router';
import { withDeadline } from './remotes/deadline.ts';
import { createDeferredRoute } from './remotes/deferred-route.tsx';
import { unpackErrors } from './remotes/packed-errors.ts';
import type { BrowserBoot } from './remotes/read-boot.ts';
import { isRemoteFailure } from './remotes/remote-failure.ts';
import type { BrowserRemotes } from './remotes/remotes-access.ts';
import { whenHydrated } from './remotes/use-hydrated-mark.ts';
import type { LoadedRoutes } from './routes.tsx';
import { publicRoutes } from './routes.tsx';

/** Hydrate the frame without the page's remote after this time. */
const HYDRATION_TIMEOUT_MS = 1500;
const LATE = 'late';

export interface FirstPage {
  routes: RouteObject[];
  hydrationData: HydrationState;
  /** The page's remote failed here: its panel replaces the server's content. */
  isReplaced: boolean;
  /** Runs after hydration. */
  afterwards: (() => Promise<void>) | null;
}

/** Loads the first page's remote and chunk before hydration, so that hydration changes nothing. */
export async function prepareFirstPage(
  boot: BrowserBoot,
  remotes: BrowserRemotes,
  owner: Release | null,
): Promise<FirstPage> {
  const data: HydrationState = {
    loaderData: boot.hydration?.loaderData ?? {},
    errors: unpackErrors(boot.hydration?.errors) ?? null,
  };
  const page = (loaded: LoadedRoutes, more: Partial<FirstPage> = {}): FirstPage => ({
    routes: publicRoutes(boot.registry, loaded),
    hydrationData: data,
    isReplaced: false,
    afterwards: null,
    ...more,
  });
  if (!owner) return page({});
  const { name } = owner.manifest;
  const arrival = remotes.loadRoutes(owner);
  const ready = arrival.then((routes) => withMatchedPages(page({ [name]: routes })));
  const [rendered, ...deeper] = boot.hydration?.matches ?? [];
  const mayBeLate = rendered !== undefined && deeper.length === 0 && data.errors === null;
  try {
    const first = await (mayBeLate ? withDeadline(ready, HYDRATION_TIMEOUT_MS, LATE) : ready);
    remotes.mounted.add(name);
    // Failed on the server but loads here: mount it after hydration, not during it.
    return isRemoteFailure(data.errors?.[name])
      ? { ...first, afterwards: () => whenHydrated.then(() => remotes.retry(name)) }
      : first;
  } catch (error) {
    if (!rendered || !(error instanceof Error && error.message === LATE)) {
      return page(
        {},
        { hydrationData: { loaderData: {}, errors: { [name]: error } }, isReplaced: true },
      );
    }
    ready.catch(() => {});
    const deferred = createDeferredRoute(rendered, arrival);
    remotes.expect(name, deferred);
    const hydrationData = { ...data, loaderData: { [rendered.id]: null, ...data.loaderData } };
    return page(
      { [name]: [deferred.route] },
      {
        hydrationData,
        isReplaced: true,
        afterwards: () =>
          arrival.then(
            () => remotes.complete(owner),
            () => {},
          ),
      },
    );
  }
}

// A matched lazy route would make the router restart with an empty page.
async function withMatchedPages(page: FirstPage): Promise<FirstPage> {
  for (const { route } of matchRoutes(page.routes, location) ?? []) {
    if (typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return page;
}
