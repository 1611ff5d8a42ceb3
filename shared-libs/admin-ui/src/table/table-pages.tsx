import { useMessage } from '@admissions/store';
import { useId } from 'react';
import { pagesAround } from './pages-around.ts';
import styles from './table-pages.module.css';

export interface TablePagesProps {
  current: number;
  pageSize: number;
  total: number;
  onChange: (page: number, pageSize: number) => void;
  sizes?: readonly number[];
  /** Shows the total and the current range. */
  hasSummary?: boolean;
}
/** Pagination of a table; nothing for a single page. */
export function TablePages({
  current,
  pageSize,
  total,
  onChange,
  sizes,
  hasSummary = false,
}: TablePagesProps) {
  const t = useMessage();
  const id = useId();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && (!sizes || total <= Math.min(...sizes))) return null;
  const to = (page: number) => () => onChange(page, pageSize);
  return (
    <nav className={styles.pages} aria-label={t('pagination.label')}>
      {hasSummary && <span>{t('pagination.summary', { total, page: current, pages })}</span>}
      <ol className="flex middle-row gap-xs">
        <li>
          <button
            type="button"
            disabled={current <= 1}
            aria-label={t('pagination.previous')}
            onClick={to(current - 1)}
          >
            ‹
          </button>
        </li>
        {pagesAround(current, pages).map((page, at) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps are identified by position
            <li key={`gap ${at}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <button
                type="button"
                aria-label={t('pagination.page', { page })}
                aria-current={page === current ? 'page' : undefined}
                onClick={to(page)}
              >
                {page}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            disabled={current >= pages}
            aria-label={t('pagination.next')}
            onClick={to(current + 1)}
          >
            ›
          </button>
        </li>
      </ol>
      {sizes && (
        <label htmlFor={id}>
          <span className="vh">{t('pagination.label')}</span>
          <select
            id={id}
            value={pageSize}
            onChange={({ target }) => onChange(1, Number(target.value))}
          >
            {[...new Set([...sizes, pageSize])]
              .toSorted((one, other) => one - other)
              .map((count) => (
                <option key={count} value={count}>
                  {t('pagination.perPage', { count })}
                </option>
              ))}
          </select>
        </label>
      )}
    </nav>
  );
}
