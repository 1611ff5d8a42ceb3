import { identity } from '@admissions/site-content';
import { useMessage } from '@admissions/store';
import { Container, EditionContext, PageLink, useSite } from '@admissions/ui';
import { Outlet } from 'react-router';
import './classic.css';
import { classicHref, modernHref } from './modern-href.ts';
import { SectionMenu } from './section-menu.tsx';

const EDITION = { 'zh-TW': '舊版', en: 'Earlier edition' };
const NOTICE = {
  'zh-TW': '您正在瀏覽舊版網站，',
  en: 'You are looking at the earlier edition of this site. ',
};
const TO_NEW = { 'zh-TW': '前往新版', en: 'To the new one' };

/** The earlier edition of the site, kept for printed codes and old links: the same pages in their old dress, unknown to search engines. */
export function Component() {
  const t = useMessage();
  const { address } = useSite();
  const modern = modernHref(address);
  const [page = '/'] = modern.split('?');
  return (
    <div className="classic">
      <meta name="robots" content="noindex,follow" />
      <EditionContext value={classicHref}>
        <div className="classic-bar">
          <Container>
            <p>
              <PageLink to="/">{t.locale === 'en' ? identity.nameEn : identity.name}</PageLink>{' '}
              {t(EDITION)}
            </p>
          </Container>
        </div>
      </EditionContext>
      <div className="classic-notice">
        <Container>
          <p>
            {t(NOTICE)}
            <PageLink to={modern}>{t(TO_NEW)}</PageLink>
          </p>
        </Container>
      </div>
      <EditionContext value={classicHref}>
        <SectionMenu page={page} />
        <div className="classic-page">
          <Outlet />
        </div>
      </EditionContext>
    </div>
  );
}
