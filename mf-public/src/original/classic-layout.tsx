import { identity } from '@admissions/site-content';
import {
  Container,
  EditionContext,
  PageLink,
  SmartLink,
  useSite,
  useSiteMenu,
} from '@admissions/ui';
import { Outlet } from 'react-router';
import { classicHref, modernHref } from './modern-href.ts';
import './classic.css';
import { useMessage } from '@admissions/store';

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

const LABEL = '舊版選單';

/** The parts of the site, and the pages of the current part. */
function SectionMenu({ page }: { page: string }) {
  const t = useMessage();
  const menu = useSiteMenu();
  // An entry belongs to the part of its list.
  const list = page.replace(/Cont$/, '');
  return (
    <nav className="classic-menu" aria-label={LABEL} data-no-print>
      <ul>
        {menu.map((part) => {
          const pages = 'children' in part ? part.children : [part];
          const isRead = pages.some(({ href }) => /^[^?#]*/.exec(href)?.[0] === list);
          return (
            <li key={part.key} data-read={isRead || undefined}>
              {isRead && 'children' in part && <strong>{t(part.label)}</strong>}
              {isRead ? (
                <ul>
                  {pages.map(({ key, href, label }) => (
                    <li key={key}>
                      {href === page ? (
                        <PageLink to={href} aria-current="page">
                          {t(label)}
                        </PageLink>
                      ) : (
                        <SmartLink href={href}>{t(label)}</SmartLink>
                      )}
                    </li>
                  ))}
                </ul>
              ) : (
                <SmartLink href={pages[0]?.href ?? '/'}>{t(part.label)}</SmartLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
