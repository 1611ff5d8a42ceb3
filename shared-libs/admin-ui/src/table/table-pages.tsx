import { useMessage } from '@admissions/store';
import { useId } from 'react';
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
  const renderButton = (page: number, label: string, text: string | number) => (
    <li key={label}>
      <button
        type="button"
        disabled={page < 1 || page > pages}
        aria-label={label}
        aria-current={page === current ? 'page' : undefined}
        onClick={() => onChange(page, pageSize)}
      >
        {text}
      </button>
    </li>
  );
  return (
    <nav className={styles.pages} aria-label={t('pagination.label')}>
      {hasSummary && <span>{t('pagination.summary', { total, page: current, pages })}</span>}
      <ol className="flex middle-row gap-xs">
        {renderButton(current - 1, t('pagination.previous'), '‹')}
        {pagesAround(current, pages).map((page, at) =>
          page === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps are identified by position
            <li key={`gap ${at}`} aria-hidden="true">
              …
            </li>
          ) : (
            renderButton(page, t('pagination.page', { page }), page)
          ),
        )}
        {renderButton(current + 1, t('pagination.next'), '›')}
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

const NEAR = 2;

/** Page numbers to offer: first, last and around the current one; null is a gap. */
export function pagesAround(current: number, pages: number): (number | null)[] {
  const offered = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (page) => page === 1 || page === pages || Math.abs(page - current) <= NEAR,
  );
  return offered.flatMap((page, at) => {
    const missing = page - (offered[at - 1] ?? page - 1) - 1;
    if (missing === 0) return [page];
    return [missing === 1 ? page - 1 : null, page];
  });
}
