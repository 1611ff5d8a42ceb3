import type { Release } from '@admissions/protocol/releases';
import { type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { withDeadline } from './remotes/deadline.ts';
import { unpackErrors } from './remotes/packed-errors.ts';
import type { BrowserBoot } from './remotes/read-boot.ts';
import { isRemoteFailure, RemoteFailure } from './remotes/remote-failure.ts';
import type { BrowserRemotes } from './remotes/remotes-access.ts';
import { whenHydrated } from './remotes/use-hydrated-mark.ts';
import { type LoadedRoutes, publicRoutes } from './routes.tsx';

/** A page that takes longer shows the server's text with a notice. */
const LOAD_TIMEOUT_MS = 30_000;

export interface FirstPage {
  routes: RouteObject[];
  hydrationData: HydrationState;
  /** The page's remote failed here: its panel replaces the server's content. */
  isFailed: boolean;
  /** Called by the entry; resolves when it ran after hydration. */
  afterHydration: (() => Promise<void>) | null;
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
    isFailed: false,
    afterHydration: null,
    ...more,
  });
  if (!owner) return page({});
  const { name } = owner.manifest;
  const load = async () => withMatchedPages(page({ [name]: await remotes.loadRoutes(owner) }));
  try {
    const first = await withDeadline(load(), LOAD_TIMEOUT_MS, 'the page was not loaded in time');
    remotes.mounted.add(name);
    // Failed on the server but loads here: mount it after hydration, not during it.
    return isRemoteFailure(data.errors?.[name])
      ? { ...first, afterHydration: () => whenHydrated.then(() => remotes.retry(name)) }
      : first;
  } catch (error) {
    const failure = isRemoteFailure(error)
      ? error
      : new RemoteFailure(name, owner.manifest.version, error);
    const hydrationData = { loaderData: {}, errors: { [name]: failure } };
    return page({}, { hydrationData, isFailed: true });
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
