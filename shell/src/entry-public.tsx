import './remotes/configure-zod.ts';
import './remotes/protect-fetch.ts';
import '@admissions/ui/style.css';
import './typeface.css';
import './start-notice.css';
import './browser/page-transitions.css';
import { installApi } from '@admissions/api-client';
import { parseLocale } from '@admissions/model';
import { AppStoreContext, createAppStore } from '@admissions/store';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import {
  disableBrokenTransitions,
  isOtherPage,
  withTransitions,
} from './browser/page-transitions.ts';
import { guardAgainstTranslation } from './browser/replaced-texts.ts';
import { openRemotes, openRouter, reportCaughtError, watchTabAfterLoad } from './browser-shell.ts';
import { Document } from './document.tsx';
import { prepareFirstPage } from './first-page.ts';
import { registerServiceWorker } from './offline/register-service-worker.ts';
import { BootContext } from './remotes/boot-context.ts';
import { findOwner } from './remotes/claims.ts';
import { readBoot } from './remotes/read-boot.ts';
import { RemotesContext } from './remotes/remotes-context.ts';
import { reportFault } from './remotes/reports.ts';
import { captureServerText, releaseServerText, restoreServerText } from './remotes/server-text.ts';
import { loadLocale } from './session/language.ts';
import { addPreviewToken } from './session/preview-address.ts';
import { createPublicApi, prefetchPublicApi } from './session/public-api.ts';

disableBrokenTransitions(navigator);
guardAgainstTranslation();
const boot = readBoot();
const remotes = openRemotes(boot, boot.registry);
const store = createAppStore({ locale: boot.locale });
const api = createPublicApi(store, boot.preview?.token);
installApi(api);
// Server-rendered pages need no API: its client (axios) is loaded on the first interaction.
for (const sign of ['pointerover', 'focusin'])
  addEventListener(sign, prefetchPublicApi, { once: true, passive: true });

const owner = findOwner(boot.registry, location.pathname);
const [{ routes, hydrationData, isFailed, afterHydration }] = await Promise.all([
  prepareFirstPage(boot, remotes, owner),
  loadLocale(store, boot.locale),
]);
const router = openRouter(routes, remotes, api, hydrationData);
withTransitions(router, isOtherPage);
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
        if (isFailed || boot.site.isAltered) return;
        reportFault('hydration', error);
        console.error(error);
      },
      onCaughtError: reportCaughtError,
      onUncaughtError(error) {
        restoreServerText();
        document.documentElement.dataset.start = 'failed';
        reportFault('uncaught', error);
        console.error(error);
      },
    },
  );
});
// Links are client navigations from here on: no document needs to be prefetched.
document.querySelector('script[type=speculationrules]')?.remove();
await afterHydration?.();
if (import.meta.env.PROD) {
  registerServiceWorker(boot.site.keepsPages === true, router);
  watchTabAfterLoad({ router, store, running: boot, mounted: remotes.mounted, isStaff: false });
}
