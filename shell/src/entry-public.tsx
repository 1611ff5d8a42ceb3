import './remotes/configure-zod.ts';
import './remotes/protect-fetch.ts';
import '@admissions/ui/style.css';
import './typeface.css';
import './start-notice.css';
import './browser/page-transitions.css';
import { apiContext, installApi } from '@admissions/api-client';
import { parseLocale } from '@admissions/model';
import { AppStoreContext, createAppStore } from '@admissions/store';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { disableBrokenTransitions } from './browser/page-transitions.ts';
import { restoreReplacedTexts } from './browser/replaced-texts.ts';
import { Document } from './document.tsx';
import { prepareFirstPage } from './first-page.ts';
import { registerServiceWorker } from './offline/register-service-worker.ts';
import { afterLoad } from './remotes/after-load.ts';
import { nameFirstEntry } from './remotes/arrival.ts';
import { BootContext } from './remotes/boot-context.ts';
import { reloadForMissingCode } from './remotes/chunk-reload.ts';
import { findOwner } from './remotes/claims.ts';
import { acceptEditedPages } from './remotes/edited-pages.ts';
import { createFederation } from './remotes/federation.ts';
import { readBoot } from './remotes/read-boot.ts';
import { isRemoteFailure } from './remotes/remote-failure.ts';
import { createRemoteHost } from './remotes/remote-host.ts';
import { createBrowserRemotes } from './remotes/remotes-access.ts';
import { RemotesContext } from './remotes/remotes-context.ts';
import { reportFault, reportRemote, startReports } from './remotes/reports.ts';
import { captureServerText, releaseServerText, restoreServerText } from './remotes/server-text.ts';
import { loadLocale } from './session/language.ts';
import { addPreviewToken } from './session/preview-address.ts';
import { createPublicApi, prefetchPublicApi } from './session/public-api.ts';

disableBrokenTransitions(navigator);
restoreReplacedTexts();
const boot = readBoot();
const remotes = createBrowserRemotes(
  boot.registry,
  createRemoteHost(createFederation(), reportRemote),
  reportRemote,
  boot.site.canaries,
);
// First: it decides which failures are none.
reloadForMissingCode();
startReports({ ...boot, ...remotes });
const store = createAppStore({ locale: boot.locale });
const api = createPublicApi(store, boot.preview?.token);
installApi(api);
// Server-rendered pages make no calls: the client loads on the first interaction.
for (const sign of ['pointerover', 'focusin'])
  addEventListener(sign, prefetchPublicApi, { once: true, passive: true });
if (boot.site.overrides)
  void import('./remotes/override-banner.ts').then(({ showOverrides }) => showOverrides(boot));

const owner = findOwner(boot.registry, location.pathname);
const [{ routes, hydrationData, isReplaced, afterwards }] = await Promise.all([
  prepareFirstPage(boot, remotes, owner),
  loadLocale(store, boot.locale),
]);
nameFirstEntry();
const router = createBrowserRouter(routes, {
  hydrationData,
  getContext: () => new RouterContextProvider(new Map([[apiContext, api]])),
  patchRoutesOnNavigation: remotes.patchOnNavigation,
});
remotes.attach(router);
if (import.meta.env.DEV) acceptEditedPages(router);
router.subscribe(({ location: { search } }) => {
  releaseServerText();
  void loadLocale(store, parseLocale(search));
  if (boot.preview) addPreviewToken(boot.preview.token);
});

// A server-side error page is no text worth preserving.
if (!boot.hydration?.errors) captureServerText();
// Time slicing keeps the page responsive.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppStoreContext value={store}>
        <BootContext value={boot}>
          <Document>
            <RemotesContext value={remotes}>
              <RouterProvider router={router} />
            </RemotesContext>
          </Document>
        </BootContext>
      </AppStoreContext>
    </StrictMode>,
    {
      onRecoverableError(error) {
        // A remote that failed only here shows its panel: this hydration mismatch is intended.
        if (isReplaced || boot.site.isAltered) return;
        reportFault('hydration', error);
        console.error(error);
      },
      onCaughtError(error) {
        if (!isRemoteFailure(error)) reportFault('boundary', error);
        console.error(error);
      },
      onUncaughtError(error) {
        restoreServerText();
        document.documentElement.dataset.start = 'failed';
        reportFault('uncaught', error);
        console.error(error);
      },
    },
  );
});
// From here on links fetch data, not documents.
document.querySelector('script[type=speculationrules]')?.remove();
await afterwards?.();
if (import.meta.env.PROD) {
  registerServiceWorker(boot.site.keepsPages === true, router);
  const tab = { router, store, running: boot, mounted: remotes.mounted, isStaff: false };
  // Optional: without it the site works as before.
  afterLoad(() =>
    import('./tab/after-idle.ts').then(
      ({ watchTab }) => watchTab(tab),
      () => {},
    ),
  );
}
