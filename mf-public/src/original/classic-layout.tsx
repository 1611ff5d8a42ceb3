import { Container, PageLink } from '@admissions/ui';
import { Outlet, useLocation } from 'react-router';
import './classic.css';
import { modernHref } from './modern-href.ts';

/** The earlier edition of the site, kept for printed codes and old links: the same pages in their old dress, unknown to search engines. */
export function Component() {
  const { pathname, search } = useLocation();
  return (
    <div className="classic">
      <meta name="robots" content="noindex,follow" />
      <div className="classic-notice">
        <Container>
          <p>
            您正在瀏覽舊版網站，<PageLink to={modernHref(pathname, search)}>前往新版</PageLink>
          </p>
        </Container>
      </div>
      <Outlet />
    </div>
  );
}
