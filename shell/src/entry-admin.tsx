import './remotes/configure-zod.ts';
import './remotes/install-trusted-types.ts';
import '@admissions/ui/style.css';
import './start-notice.css';
import './page-transitions.css';
import '@admissions/admin-ui/style.css';
import { apiContext, installApi, prepareCalls } from '@admissions/api-client';
import { en, zhTW } from '@admissions/contracts/catalogues';
import { AppStoreContext, addCatalogue, createAppStore } from '@admissions/store';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepLocale, keptLocale } from './admin/admin-language.ts';
import { adminRoutes, signedOutRoutes } from './admin-routes.tsx';
import { withholdTransitions, withTransitions } from './page-transitions.ts';
import { BootContext } from './remotes/boot-context.ts';
import { reloadOrThrow } from './remotes/chunk-reload.ts';
import { reportPage, reportRemote } from './remotes/failure-report.ts';
import { createFederation } from './remotes/federation.ts';
import { showOverrides } from './remotes/override-banner.ts';
import { readBoot } from './remotes/read-boot.ts';
import type { RemoteFailure } from './remotes/remote-failure.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { createBrowserRemotes } from './remotes/remotes-access.ts';
import { RemotesContext } from './remotes/remotes-context.ts';
import { exposeShared } from './remotes/shared-probe.ts';
import { createAdminApi, restoreSession } from './session/admin-session.ts';

prepareCalls();
withholdTransitions(navigator);
addCatalogue('zh-TW', zhTW);
addCatalogue('en', en);
const boot = readBoot();
const store = createAppStore({ locale: keptLocale() });
keepLocale(store);
const api = createAdminApi(store);
installApi(api);
if (boot.isProbed) exposeShared();
if (boot.site.overrides) showOverrides(boot.site.overrides);

const session = await restoreSession(api, store);
// Their hashes can stand in the document's import map alone, which was written before: without them the document is fetched again.
const registry = session
  ? (globalThis.registryCut ??
    (await reloadOrThrow(new Error('The remotes could not be asked for.'), location.href)))
  : [];

const onFailure = (failure: RemoteFailure) => reportRemote(failure, boot.requestId);
const federation = createFederation({
  '@admissions/admin-ui': () => import('@admissions/admin-ui'),
});
const remotes = createBrowserRemotes(registry, createRemoteHost(federation, onFailure), onFailure);
const router = createBrowserRouter(
  session ? adminRoutes(registry, session.user.firstPrivilege) : signedOutRoutes(),
  {
    getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
    patchRoutesOnNavigation: remotes.patchOnNavigation,
  },
);
withTransitions(router);
remotes.attach(router);

createRoot(document.getElementById('root') as HTMLElement, {
  onUncaughtError: (error) => reportPage(error, boot.requestId),
}).render(
  <StrictMode>
    <BootContext value={{ ...boot, registry }}>
      <AppStoreContext value={store}>
        <RemotesContext value={remotes}>
          <RouterProvider router={router} />
        </RemotesContext>
      </AppStoreContext>
    </BootContext>
  </StrictMode>,
);
