import type { TableColumn } from '@admissions/admin-ui';
import { type DateRange, formatShortMoment, type Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Phrases } from '@admissions/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FormScreen, hasBookedDay, type Listed } from '../../lib/form-screen.ts';
import { formatApplicant } from '../../lib/format-applicant.ts';
import { formatShortRange } from '../../lib/format-day-range.ts';
import { formatInboxQuery, type InboxQuery, reviewAddress } from '../../lib/inbox-query.ts';
import { StateTag, Wait } from '../../lib/state-tag.tsx';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './inbox.module.css';
import { TEXTS } from './texts.ts';

type Row = Listed;
/** Columns of the inbox; personal data arrive masked. */
export function useInboxColumns(
  screen: FormScreen,
  query: InboxQuery,
  shown: readonly string[],
): TableColumn<Row>[] {
  const t = useMessage();
  const none = (text: Localised) => <span className="faint">{t(text)}</span>;
  const columns: Record<keyof typeof TEXTS.column, (row: Row) => ReactNode> = {
    state: ({ createdAt, state }) => (
      <>
        <StateTag state={state} />
        {state === 'new' && <Wait since={createdAt} />}
      </>
    ),
    school: (row) => (
      <>
        <Link data-opens className={styles.school} to={reviewAddress(screen, row.id, query)}>
          {row.unread && (
            <span className={styles.dot} role="img" aria-label={t(TEXTS.inbox.unread)} />
          )}
          {formatApplicant(screen, row, t)} {!row.school && String(row.name ?? '')}
        </Link>
        <Alike row={row} query={query} />
        <div className="faint tiny">
          {String(row.city ?? '')} <span className={styles.reference}>{row.reference}</span>
        </div>
      </>
    ),
    contact: ({ name, jobTitle, school }) => {
      if (typeof name !== 'string' || !name) return none(SHARED_TEXTS.erased);
      if (!school) return none(TEXTS.inbox.themselves);
      return (
        <>
          {name}
          <div className="faint tiny">
            <Phrases>{String(jobTitle ?? '')}</Phrases>
          </div>
        </>
      );
    },
    dates: ({ dates, occasion, waiting }) => (
      <>
        {dates ? <span className="nowrap">{formatShortRange(dates as DateRange)}</span> : null}
        {typeof occasion === 'string' && (
          <div className="faint tiny">{occasion.split('｜')[0]}</div>
        )}
        {waiting === true && <strong>{t(TEXTS.inbox.waiting)}</strong>}
      </>
    ),
    heads: (row) => (
      <span className="nowrap">{t(TEXTS.value.people, { count: countHeads(screen, row) })}</span>
    ),
    assignee: ({ assignee }) => (
      <span className="nowrap">{assignee?.name ?? none(SHARED_TEXTS.unassigned)}</span>
    ),
    scheduledAt: (row) =>
      row.scheduledAt ? (
        <ShortMoment at={row.scheduledAt} />
      ) : (
        row.state !== 'declined' &&
        none(hasBookedDay(screen.form, row) ? TEXTS.inbox.booked : SHARED_TEXTS.notScheduled)
      ),
    createdAt: ({ createdAt }) => <ShortMoment at={createdAt} />,
  };
  const arrow = query.order === 'oldest' ? ' ↑' : ' ↓';
  const isBySent = !query.order || query.order === 'oldest';
  return Object.entries(columns)
    .filter(([key]) => shown.includes(key))
    .map(([key, render]) => ({
      key,
      ...(key === 'scheduledAt' && { sorter: true, sortOrder: readSortOrder(query) }),
      title:
        t(TEXTS.column[key as keyof typeof columns]) +
        (key === 'createdAt' && isBySent ? arrow : ''),
      ...(key === 'heads' && { align: 'end' as const }),
      isWideOnly: ['contact', 'createdAt'].includes(key),
      render: (_value: unknown, row: Row) => render(row),
    }));
}

const ShortMoment = ({ at }: { at: string }) => (
  <time className="nowrap" dateTime={at}>
    {formatShortMoment(at)}
  </time>
);

/** All columns in order; the device stores which are shown. */
export const INBOX_COLUMNS = Object.keys(TEXTS.column);

export const SORT_ORDERS = { ascend: 'scheduled', descend: '-scheduled' } as const;
const readSortOrder = ({ order }: InboxQuery) =>
  (['ascend', 'descend'] as const).find((direction) => SORT_ORDERS[direction] === order) ?? null;

/** Number of submissions of the same school or person, likely duplicates, with a link to them. */
function Alike({ row, query }: { row: Row; query: InboxQuery }) {
  const t = useMessage();
  const { id, school, alike } = row;
  if (alike < 2 || query.alike) return null;
  const all = formatInboxQuery({ page: 1, perpage: query.perpage, alike: id });
  return (
    <Link className={styles.same} to={`?${all}`} title={t(TEXTS.inbox.alikeHint)}>
      {t(school ? TEXTS.inbox.sameSchool : TEXTS.inbox.samePerson, { count: alike })}
    </Link>
  );
}

/** Total of all visitors. */
const countHeads = ({ heads }: FormScreen, row: Record<string, unknown>): number =>
  heads.reduce((sum, name) => sum + (Number(row[name]) || 0), 0);
