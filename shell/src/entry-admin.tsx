import './remotes/configure-zod.ts';
import './remotes/install-trusted-types.ts';
import './remotes/protect-fetch.ts';
import '@admissions/ui/style.css';
import './start-notice.css';
import './start-wait.css';
import './browser/page-transitions.css';
import '@admissions/admin-ui/style.css';
import { installApi, prefetchTransport } from '@admissions/api-client';
import { zhTW } from '@admissions/model/catalogues';
import type { AllowedReleases } from '@admissions/protocol/releases';
import { AppStoreContext, addCatalogue, createAppStore } from '@admissions/store';
import { SiteTextsContext } from '@admissions/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { persistLocale, readSavedLocale } from './admin/admin-language.ts';
import { adminRoutes, signedOutRoutes, unansweredRoutes } from './admin-routes.tsx';
import { disableBrokenTransitions, withTransitions } from './browser/page-transitions.ts';
import { guardAgainstTranslation } from './browser/replaced-texts.ts';
import { openRemotes, openRouter, reportCaughtError, watchTabAfterLoad } from './browser-shell.ts';
import { BootContext } from './remotes/boot-context.ts';
import { reloadOrThrow } from './remotes/chunk-reload.ts';
import { readBoot } from './remotes/read-boot.ts';
import { RemotesContext } from './remotes/remotes-context.ts';
import { reportFault } from './remotes/reports.ts';
import { createAdminApi, restoreSession } from './session/admin-session.ts';
import { loadLocale } from './session/language.ts';

prefetchTransport();
disableBrokenTransitions(navigator);
guardAgainstTranslation();
addCatalogue('zh-TW', zhTW);
const boot = readBoot();
const store = createAppStore();
// Chinese needs no download; if the English messages fail to load, Chinese is used.
await loadLocale(store, readSavedLocale()).catch(() => {});
persistLocale(store);
const api = createAdminApi(store);
installApi(api);

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

const remotes = openRemotes(boot, registry, {
  '@admissions/admin-ui': () => import('@admissions/admin-ui'),
});
const router = openRouter(routes, remotes, api);
withTransitions(router);

createRoot(document.getElementById('root') as HTMLElement, {
  onCaughtError: reportCaughtError,
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
  watchTabAfterLoad({ router, store, running, mounted: remotes.mounted, isStaff: true });
}
