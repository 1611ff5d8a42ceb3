import { useMessage } from '@admissions/store';
import { listPages } from './list-pages.ts';
import { PageLink } from './page-link.tsx';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  perpage: number;
  total: number;
  /** The address of a page. */
  hrefOf: (page: number) => string;
  /** Id of the list: other pages scroll to it. */
  anchor?: string;
}
/** Pagination; renders nothing for a single page. */
export function Pagination({ page, perpage, total, hrefOf, anchor }: PaginationProps) {
  const t = useMessage();
  const linkTo = (number: number) => hrefOf(number) + (anchor ? `#${anchor}` : '');
  const last = Math.ceil(total / perpage);
  if (last <= 1) return null;
  return (
    <nav aria-label={t('pagination.label')} className={styles.nav}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <PageLink viewTransition to={linkTo(page - 1)} rel="prev" className={styles.page}>
              {t('pagination.previous')}
            </PageLink>
          </li>
        )}
        {listPages(page, last).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink
                viewTransition
                to={linkTo(number)}
                className={styles.page}
                aria-label={t('pagination.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </PageLink>
            )}
          </li>
        ))}
        {page < last && (
          <li>
            <PageLink viewTransition to={linkTo(page + 1)} rel="next" className={styles.page}>
              {t('pagination.next')}
            </PageLink>
          </li>
        )}
      </ul>
      <p className="space-s faint small">{t('pagination.summary', { total, page, pages: last })}</p>
    </nav>
  );
}
