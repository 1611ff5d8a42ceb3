import { identity } from '@admissions/site-content';
import { Container, EditionContext, PageLink, useSite } from '@admissions/ui';
import { Outlet } from 'react-router';
import { classicHref, modernHref } from './modern-href.ts';
import { SectionMenu } from './section-menu.tsx';
import './classic.css';

const EDITION = '舊版';
const NOTICE = '您正在瀏覽舊版網站，';
const TO_NEW = '前往新版';

/** The earlier edition, retained for printed codes and old links; hidden from search engines. */
export function Component() {
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
              <PageLink to="/">{identity.name}</PageLink> {EDITION}
            </p>
          </Container>
        </div>
      </EditionContext>
      <div className="classic-notice">
        <Container>
          <p>
            {NOTICE}
            <PageLink to={modern}>{TO_NEW}</PageLink>
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
