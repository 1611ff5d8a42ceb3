import { useMessage } from '@admissions/store';
import { Container, EditionContext, PageLink, useSite } from '@admissions/ui';
import { Outlet } from 'react-router';
import './classic.css';
import { classicHref, modernHref } from './modern-href.ts';

const NOTICE = {
  'zh-TW': '您正在瀏覽舊版網站，',
  en: 'You are looking at the earlier edition of this site. ',
};
const TO_NEW = { 'zh-TW': '前往新版', en: 'To the new one' };

/** The earlier edition of the site, kept for printed codes and old links: the same pages in their old dress, unknown to search engines. */
export function Component() {
  const t = useMessage();
  const { address } = useSite();
  return (
    <div className="classic">
      <meta name="robots" content="noindex,follow" />
      <div className="classic-notice">
        <Container>
          <p>
            {t(NOTICE)}
            <PageLink to={modernHref(address)}>{t(TO_NEW)}</PageLink>
          </p>
        </Container>
      </div>
      <EditionContext value={classicHref}>
        <Outlet />
      </EditionContext>
    </div>
  );
}
