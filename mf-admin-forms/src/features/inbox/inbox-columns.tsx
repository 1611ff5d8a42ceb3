import type { TableColumn } from '@admissions/admin-ui';
import type { DateRange, Localised } from '@admissions/model';
import { formatMoment } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { reviewAddress } from '../../lib/addresses.ts';
import type { FormScreen, Listed } from '../../lib/form-screen.ts';
import { formatApplicant } from '../../lib/format-applicant.ts';
import { formatDayRange } from '../../lib/format-day-range.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { formatInboxQuery } from '../../lib/inbox-query.ts';
import { StateTag } from '../../lib/state-tag.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './inbox.module.css';
import { TEXTS } from './texts.ts';

type Row = Listed<VisitorForm>;
// Hidden on tablets.
const WIDE_ONLY: ReadonlySet<string> = new Set(['contact', 'createdAt']);
/** Columns of the inbox; personal data arrive masked. */
export function useInboxColumns(
  screen: FormScreen,
  query: InboxQuery,
  shown: readonly string[],
): TableColumn<Row>[] {
  const t = useMessage();
  const none = (text: Localised) => <span className="faint">{t(text)}</span>;
  const columns: Record<keyof typeof TEXTS.column, (row: Row) => ReactNode> = {
    state: ({ state }) => <StateTag state={state} />,
    school: (row) => (
      <>
        <Link className={styles.school} to={reviewAddress(screen, row.id, query)}>
          {row.unread && (
            <span className={styles.dot} role="img" aria-label={t(TEXTS.inbox.unread)} />
          )}
          {formatApplicant(screen, row, t)}
        </Link>
        <Alike row={row} query={query} />
        <div className="faint tiny">
          {String(row.city ?? '')} <span className={styles.reference}>{row.reference}</span>
        </div>
      </>
    ),
    contact: ({ name, jobTitle }) =>
      typeof name === 'string' && name ? (
        <>
          {name}
          <div className="faint tiny">{String(jobTitle ?? '')}</div>
        </>
      ) : (
        none(SHARED_TEXTS.erased)
      ),
    dates: ({ dates, occasion, waiting }) => (
      <>
        {dates ? formatDayRange(dates as DateRange) : null}
        {typeof occasion === 'string' && (
          <div className="faint tiny">{occasion.split('｜')[0]}</div>
        )}
        {waiting === true && <strong>{t(TEXTS.inbox.waiting)}</strong>}
      </>
    ),
    heads: (row) => (
      <span className="nowrap">
        {t(TEXTS.value.people, { count: formatHeadCount(screen, row) })}
      </span>
    ),
    assignee: ({ assignee }) => (
      <span className="nowrap">{assignee?.name ?? none(SHARED_TEXTS.unassigned)}</span>
    ),
    scheduledAt: ({ scheduledAt }) =>
      scheduledAt ? formatMoment(scheduledAt) : none(SHARED_TEXTS.notScheduled),
    createdAt: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  };
  const isShown = ([key]: [string, unknown]) => shown.includes(key);
  return Object.entries(columns)
    .filter(isShown)
    .map(([key, render]) => ({
      key,
      ...(key === 'scheduledAt' && { sorter: true, sortOrder: readSortOrder(query) }),
      title: t(TEXTS.column[key as keyof typeof columns]),
      ...(key === 'heads' && { align: 'end' as const }),
      ...(WIDE_ONLY.has(key) && { isWideOnly: true }),
      render: (_value: unknown, row: Row) => render(row),
    }));
}

/** All columns in order; the device stores which are shown. */
export const INBOX_COLUMNS = Object.keys(TEXTS.column);

const readSortOrder = ({ order }: InboxQuery) => {
  if (order === 'scheduled') return 'ascend';
  return order === '-scheduled' ? 'descend' : null;
};

/** Number of applications of the same school or person, likely duplicates, with a link to them. */
function Alike({ row, query }: { row: Row; query: InboxQuery }) {
  const t = useMessage();
  const { id, school, alike } = row;
  if (alike < 2 || query.alike) return null;
  const all: InboxQuery = { page: 1, perpage: query.perpage, alike: id };
  return (
    <Link className={styles.same} to={`?${formatInboxQuery(all)}`} title={t(TEXTS.inbox.alikeHint)}>
      {t(school ? TEXTS.inbox.sameSchool : TEXTS.inbox.samePerson, { count: alike })}
    </Link>
  );
}

/** Total of all visitors. */
export function formatHeadCount(
  screen: Pick<FormScreen, 'heads'>,
  row: Record<string, unknown>,
): number {
  return screen.heads.reduce((sum, name) => sum + (Number(row[name]) || 0), 0);
}
