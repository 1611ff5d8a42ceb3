import type { SiteTexts } from '@admissions/site-content';
import { useAppStore, useMessage } from '@admissions/store';
import {
  EnglishPagesContext,
  SiteContext,
  SiteMenuContext,
  SiteTextsContext,
} from '@admissions/ui';
import { Suspense, useMemo } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { useBoot } from '../remotes/boot-context.ts';
import { isInEnglish, isNoPage, selectQuery } from '../remotes/claims.ts';
import { AnchorScroll } from './anchor-scroll.tsx';
import { buildEnglishMenu, buildSiteMenu } from './build-site-menu.ts';
import { Dialogs } from './dialogs.tsx';
import { AreaFailedContext, useBlueHeader } from './header-variant.ts';
import { Landmark } from './landmark.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { OnlineNotice } from './online-notice.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { PageMain } from './page-main.tsx';
import { PreviewBar } from './preview-bar.tsx';
import styles from './public-frame.module.css';
import { RestoredPage } from './restored-page.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { Toasts } from './toasts.tsx';

const NO_TEXTS: Partial<SiteTexts> = {};

export function PublicFrame() {
  const { site, registry, words = NO_TEXTS } = useBoot();
  const address = usePageAddress();
  const [isBlue, setFailed] = useBlueHeader();
  const hasEnglish = useHasEnglish();
  const locale = useAppStore((state) => state.locale);
  const siteInfo = useMemo(
    () => ({
      origin: (site as { origin?: string } | null)?.origin ?? '',
      address,
      hasEnglish,
    }),
    [site, address, hasEnglish],
  );
  const hasPageInEnglish = useMemo(() => (path: string) => isInEnglish(registry, path), [registry]);
  const menu = useMemo(() => {
    const claims = registry.flatMap(({ manifest }) => manifest.claims);
    return locale === 'en' ? buildEnglishMenu(claims) : buildSiteMenu(claims, words.menu);
  }, [registry, words, locale]);
  return (
    <SiteTextsContext value={words}>
      <SiteContext value={siteInfo}>
        <EnglishPagesContext value={hasPageInEnglish}>
          <SiteMenuContext value={menu}>
            <SkipLink />
            <PreviewBar />
            <LoadingBar />
            <SiteHeader isBlue={isBlue} />
            <PageMain id="main" className={styles.main}>
              <Landmark name="C" />
              {/* If hydration of an area fails, only the area is re-rendered. */}
              <AreaFailedContext value={setFailed}>
                <Suspense>
                  <Outlet />
                </Suspense>
              </AreaFailedContext>
            </PageMain>
            <SiteFooter />
            <ScrollToTop />
            <OnlineNotice />
            <Toasts />
            <Dialogs />
            <PageAnnouncer />
            <AnchorScroll />
            <ScrollRestoration />
            <RestoredPage />
          </SiteMenuContext>
        </EnglishPagesContext>
      </SiteContext>
    </SiteTextsContext>
  );
}

/** The first focusable element. */
function SkipLink() {
  const t = useMessage();
  return (
    <a href="#C" className={styles.skip}>
      {t('nav.skip')}
    </a>
  );
}

/** By the claim of the page, unless its data has `hasEnglish: false` (an untranslated entry). */
function useHasEnglish() {
  const { registry } = useBoot();
  const { pathname } = useLocation();
  const read = useMatches().at(-1)?.loaderData as { hasEnglish?: boolean } | null | undefined;
  return isInEnglish(registry, pathname) && read?.hasEnglish !== false;
}

/** Canonical address of the page, as `Site` has it; the home page where there is no page. */
function usePageAddress() {
  const { registry } = useBoot();
  const { pathname, search } = useLocation();
  const last = useMatches().at(-1)?.id;
  return last !== undefined && isNoPage(last)
    ? '/'
    : pathname + selectQuery(registry, pathname, search);
}
