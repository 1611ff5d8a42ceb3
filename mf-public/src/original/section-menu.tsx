import { useMessage } from '@admissions/store';
import { PageLink, SmartLink, useSiteMenu } from '@admissions/ui';

const LABEL = '舊版選單';

/** The parts of the site, and the pages of the current part. */
export function SectionMenu({ page }: { page: string }) {
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
