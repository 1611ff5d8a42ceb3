import './remotes/configure-zod.ts';
import './remotes/install-trusted-types.ts';
import './remotes/protect-fetch.ts';
import '@admissions/ui/style.css';
import './start-notice.css';
import './start-wait.css';
import './browser/page-transitions.css';
import '@admissions/admin-ui/style.css';
import { apiContext, installApi, prefetchTransport } from '@admissions/api-client';
import { zhTW } from '@admissions/model/catalogues';
import type { AllowedReleases } from '@admissions/protocol/releases';
import { AppStoreContext, addCatalogue, createAppStore } from '@admissions/store';
import { SiteTextsContext } from '@admissions/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { persistLocale, readSavedLocale } from './admin/admin-language.ts';
import { adminRoutes, signedOutRoutes, unansweredRoutes } from './admin-routes.tsx';
import { disableBrokenTransitions, withTransitions } from './browser/page-transitions.ts';
import { restoreReplacedTexts } from './browser/replaced-texts.ts';
import { afterLoad } from './remotes/after-load.ts';
import { nameFirstEntry } from './remotes/arrival.ts';
import { BootContext } from './remotes/boot-context.ts';
import { reloadForMissingCode, reloadOrThrow } from './remotes/chunk-reload.ts';
import { acceptEditedPages } from './remotes/edited-pages.ts';
import { createFederation } from './remotes/federation.ts';
import { readBoot } from './remotes/read-boot.ts';
import { isRemoteFailure } from './remotes/remote-failure.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { createBrowserRemotes } from './remotes/remotes-access.ts';
import { RemotesContext } from './remotes/remotes-context.ts';
import { reportFault, reportRemote, startReports } from './remotes/reports.ts';
import { createAdminApi, restoreSession } from './session/admin-session.ts';
import { loadLocale } from './session/language.ts';

prefetchTransport();
disableBrokenTransitions(navigator);
restoreReplacedTexts();
addCatalogue('zh-TW', zhTW);
const boot = readBoot();
const store = createAppStore();
// Chinese needs no download; if the English messages fail to load, Chinese is used.
await loadLocale(store, readSavedLocale()).catch(() => {});
persistLocale(store);
const api = createAdminApi(store);
installApi(api);
if (boot.site.overrides)
  void import('./remotes/override-banner.ts').then(({ showOverrides }) => showOverrides(boot));

let registry: AllowedReleases = [];
let routes = signedOutRoutes();
try {
  if (await restoreSession(api, store)) {
    // Hashes must be in the import map, which is already written: without them reload the document.
    registry =
      globalThis.registryCut ??
      (await reloadOrThrow(new Error('The remotes could not be loaded.'), location.href));
    routes = adminRoutes(registry);
  }
} catch (error) {
  routes = unansweredRoutes(error);
}

const federation = createFederation({
  '@admissions/admin-ui': () => import('@admissions/admin-ui'),
});
const remotes = createBrowserRemotes(
  registry,
  createRemoteHost(federation, reportRemote),
  reportRemote,
);
// First: it decides which failures are none.
reloadForMissingCode();
startReports({ ...boot, ...remotes });
nameFirstEntry();
const router = createBrowserRouter(routes, {
  getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
  patchRoutesOnNavigation: remotes.patchOnNavigation,
});
withTransitions(router);
remotes.attach(router);
if (import.meta.env.DEV) acceptEditedPages(router);

createRoot(document.getElementById('root') as HTMLElement, {
  onCaughtError(error) {
    if (!isRemoteFailure(error)) reportFault('boundary', error);
    console.error(error);
  },
  onUncaughtError: (error) => reportFault('uncaught', error),
}).render(
  <StrictMode>
    <BootContext value={{ ...boot, registry }}>
      <AppStoreContext value={store}>
        <SiteTextsContext value={boot.words ?? {}}>
          <RemotesContext value={remotes}>
            <RouterProvider router={router} />
          </RemotesContext>
        </SiteTextsContext>
      </AppStoreContext>
    </BootContext>
  </StrictMode>,
);
if (import.meta.env.PROD) {
  const running = { shell: boot.shell, registry };
  const tab = { router, store, running, mounted: remotes.mounted, isStaff: true };
  // Optional: without it the back office works as before.
  afterLoad(() =>
    import('./tab/after-idle.ts').then(
      ({ watchTab }) => watchTab(tab),
      () => {},
    ),
  );
}
