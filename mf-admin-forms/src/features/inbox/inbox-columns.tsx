import type { TableColumn } from '@admissions/admin-ui';
import { momentText } from '@admissions/admin-ui';
import type { DateRange, VisitorForm } from '@admissions/contracts';

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { reviewAddress } from '../../lib/addresses.ts';
import { daysText } from '../../lib/days-text.ts';
import type { FormScreen, Listed } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { searchOf } from '../../lib/inbox-query.ts';
import { StateTag } from '../../lib/state-tag.tsx';
import { useText } from '../../lib/use-text.ts';
import styles from './inbox.module.css';

type Row = Listed<VisitorForm>;
// What a tablet can do without.
const WIDE_ONLY: ReadonlySet<string> = new Set(['contact', 'createdAt']);
/** What the inbox shows of an application; personal data comes masked. */
export function useInboxColumns(
  screen: FormScreen,
  query: InboxQuery,
  list: readonly Row[],
): TableColumn<Row>[] {
  const text = useText();
  const none = (key: 'value.unassigned' | 'value.notScheduled' | 'value.erased') => (
    <span className={styles.none}>{text(key)}</span>
  );
  const columns: Record<string, (row: Row) => ReactNode> = {
    state: ({ state }) => <StateTag state={state} />,
    school: (row) => (
      <>
        <Link className={styles.school} to={reviewAddress(screen, row.id, query)}>
          {row.state === 'new' && (
            <span className={styles.dot} role="img" aria-label={text('inbox.unread')} />
          )}
          {String(row.school ?? row.reference)}
        </Link>
        <SameSchool row={row} list={list} query={query} />
        <div className={styles.second}>
          {String(row.city ?? '')} <span className={styles.reference}>{row.reference}</span>
        </div>
      </>
    ),
    contact: ({ name, jobTitle }) =>
      typeof name === 'string' && name ? (
        <>
          {name}
          <div className={styles.second}>{String(jobTitle ?? '')}</div>
        </>
      ) : (
        none('value.erased')
      ),
    dates: ({ dates }) => (dates ? daysText(dates as DateRange) : null),
    heads: (row) => (
      <span className={styles.unbroken}>
        {text('value.people', { count: headCountOf(screen, row) })}
      </span>
    ),
    assignee: ({ assignee }) => (
      <span className={styles.unbroken}>{assignee?.name ?? none('value.unassigned')}</span>
    ),
    scheduledAt: ({ scheduledAt }) =>
      scheduledAt ? momentText(scheduledAt) : none('value.notScheduled'),
    createdAt: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)}</time>,
  };
  return Object.entries(columns).map(([key, render]) => ({
    key,
    title: text(`column.${key as 'state'}`),
    ...(key === 'heads' && { align: 'end' as const }),
    ...(WIDE_ONLY.has(key) && { isWideOnly: true }),
    render: (_value: unknown, row: Row) => render(row),
  }));
}

/** Applications of one school, which may be the same one sent twice: how many there are on this page, and the way to all of them. */
function SameSchool({
  row: { school },
  list,
  query,
}: {
  row: Row;
  list: readonly Row[];
  query: InboxQuery;
}) {
  const text = useText();
  const count = list.filter((each) => each.school === school).length;
  if (!school || count < 2 || query.text === school) return null;
  const all: InboxQuery = { page: 1, perpage: query.perpage, text: String(school) };
  return (
    <Link
      className={styles.same}
      to={`?${searchOf(all)}`}
      title={text('inbox.sameSchoolHint', { school: String(school) })}
    >
      {text('inbox.sameSchool', { count })}
    </Link>
  );
}

/** Everybody who comes. */
export function headCountOf(
  screen: Pick<FormScreen, 'heads'>,
  row: Record<string, unknown>,
): number {
  return screen.heads.reduce((sum, name) => sum + (Number(row[name]) || 0), 0);
}
