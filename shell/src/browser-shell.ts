import { type Api, apiContext } from '@admissions/api-client';
import type { AllowedReleases } from '@admissions/protocol/releases';
import {
  createBrowserRouter,
  type HydrationState,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { afterLoad } from './remotes/after-load.ts';
import { nameFirstEntry } from './remotes/arrival.ts';
import { reloadForMissingCode } from './remotes/chunk-reload.ts';
import { acceptEditedPages } from './remotes/edited-pages.ts';
import { createFederation, type LazyShares } from './remotes/federation.ts';
import type { BrowserBoot } from './remotes/read-boot.ts';
import { isRemoteFailure } from './remotes/remote-failure.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { type BrowserRemotes, createBrowserRemotes } from './remotes/remotes-access.ts';
import { reportFault, reportRemote, startReports } from './remotes/reports.ts';
import type { Tab } from './tab/watch-releases.ts';

/** The remotes of a document; from here on failures are reported. */
export function openRemotes(
  boot: BrowserBoot,
  registry: AllowedReleases,
  lazyShares?: LazyShares,
): BrowserRemotes {
  const host = createRemoteHost(createFederation(lazyShares), reportRemote);
  const remotes = createBrowserRemotes(registry, host, reportRemote, boot.site.canaries);
  // First: it decides which failures are none.
  reloadForMissingCode();
  startReports({ ...boot, ...remotes });
  if (boot.site.overrides)
    void import('./remotes/override-banner.ts').then(({ showOverrides }) => showOverrides(boot));
  return remotes;
}

export function openRouter(
  routes: RouteObject[],
  remotes: BrowserRemotes,
  api: Api,
  hydrationData?: HydrationState,
) {
  nameFirstEntry();
  const router = createBrowserRouter(routes, {
    ...(hydrationData && { hydrationData }),
    getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
    patchRoutesOnNavigation: remotes.patchOnNavigation,
  });
  remotes.attach(router);
  if (import.meta.env.DEV) acceptEditedPages(router);
  return router;
}

/** An error that a boundary of React shows. */
export function reportCaughtError(error: unknown) {
  if (!isRemoteFailure(error)) reportFault('boundary', error);
  console.error(error);
}

/** Optional: without it the site works as before. */
export function watchTabAfterLoad(tab: Tab) {
  afterLoad(() =>
    import('./tab/after-idle.ts').then(
      ({ watchTab }) => watchTab(tab),
      () => {},
    ),
  );
}
