import {
  Button,
  ColumnChoice,
  Empty,
  PageHeader,
  Switch,
  Table,
  useChosenColumns,
} from '@admissions/admin-ui';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { type ReactNode, useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { FormScreen, ReviewPage } from '../../lib/form-screen.ts';
import {
  applyFilters,
  clearFilters,
  formatInboxQuery,
  type InboxQuery,
  isNarrowed,
  PAGE_SIZE_OPTIONS,
} from '../../lib/inbox-query.ts';
import { inboxHelp } from '../../lib/screen-help.ts';
import tabStyles from '../../lib/state-tabs.module.css';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { BulkBar, useBulk } from './bulk-bar.tsx';
import styles from './inbox.module.css';
import { INBOX_COLUMNS, SORT_ORDERS, useInboxColumns } from './inbox-columns.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { TEXTS } from './texts.ts';

interface InboxProps {
  screen: FormScreen;
  page: ReviewPage;
  query: InboxQuery;
  /** From other features: header buttons, and content above the list. */
  actions: ReactNode;
  above: ReactNode;
}
/** Submissions of one form, filtered by the address. */
export function Inbox({ screen, page, query, actions, above }: InboxProps) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const show = (next: InboxQuery) => setSearch(formatInboxQuery(next));
  return (
    <>
      <PageHeader
        title={t(TEXTS.inbox.title, { request: t(screen.form.label) })}
        note={t(TEXTS.inbox.help)}
        help={inboxHelp}
        actions={
          <>
            {actions}
            {/* Plain link: the public site is another document, without the back-office session. */}
            <Button href={screen.publicPage} target="_blank" rel="noopener">
              {t(TEXTS.inbox.openPublicForm)}
            </Button>
          </>
        }
      />
      {above}
      <StateTabs page={page} query={query} />
      <InboxFilters query={query} onChange={show} />
      <InboxTable screen={screen} page={page} query={query} onChange={show} />
      <p className="space-s faint mini">{t(TEXTS.inbox.retention)}</p>
    </>
  );
}

/** States with counts; links, so that they can be opened in several tabs. */
function StateTabs({ page: { counts }, query }: Pick<InboxProps, 'page' | 'query'>) {
  const t = useMessage();
  const total = REVIEW_STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <nav className={tabStyles.tabs} aria-label={t(TEXTS.inbox.tabs)}>
      {[undefined, ...REVIEW_STATES].map((state) => {
        const count = state ? counts[state] : total;
        return (
          <Link
            key={state ?? ''}
            className={tabStyles.tab}
            to={`?${formatInboxQuery(applyFilters(query, { state }))}`}
            aria-current={query.state === state ? 'page' : undefined}
            data-waiting={state === 'new' && count > 0 ? '' : undefined}
          >
            {t(state ? `review.state.${state}` : 'common.all')}
            <span className={tabStyles.count}>{count}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** Switches: only unread submissions, and those of one school or person next to each other. */
function QuickSwitches({ page, query, onChange }: Pick<TableProps, 'page' | 'query' | 'onChange'>) {
  const t = useMessage();
  const id = useId();
  return (
    <div className={styles.switches}>
      <span>
        <Switch
          id={`${id}-unread`}
          size="small"
          checked={query.unread === 'yes'}
          onChange={(on) => onChange(applyFilters(query, { unread: on ? 'yes' : undefined }))}
        />
        <label htmlFor={`${id}-unread`}>{t(TEXTS.inbox.onlyUnread, { count: page.unread })}</label>
      </span>
      <span>
        <Switch
          id={`${id}-order`}
          size="small"
          checked={query.order === 'alike'}
          onChange={(on) => onChange(applyFilters(query, { order: on ? 'alike' : undefined }))}
        />
        <label htmlFor={`${id}-order`}>{t(TEXTS.inbox.together)}</label>
      </span>
      {query.alike && <span role="status">{t(TEXTS.inbox.onlyAlike)}</span>}
    </div>
  );
}

interface TableProps extends Pick<InboxProps, 'screen' | 'page' | 'query'> {
  onChange: (query: InboxQuery) => void;
}
/** One page of submissions; unread ones are highlighted. */
export function InboxTable({ screen, page, query, onChange }: TableProps) {
  const t = useMessage();
  const chosen = useChosenColumns({
    name: `forms.${screen.form.name}`,
    all: INBOX_COLUMNS,
    usual: INBOX_COLUMNS,
    fixed: 'school',
  });
  const columns = useInboxColumns(screen, query, chosen.shown);
  const bulk = useBulk(screen, { page, query });
  return (
    <>
      <div className={styles.head}>
        <QuickSwitches page={page} query={query} onChange={onChange} />
        <ColumnChoice
          columns={chosen}
          readLabel={(name) => t(TEXTS.column[name as keyof typeof TEXTS.column])}
        />
      </div>
      {bulk.chosen.length > 0 && <BulkBar screen={screen} bulk={bulk} page={page} />}
      <Table
        rowKey="id"
        isFitted
        rowSelection={{
          selectedRowKeys: bulk.chosen.map(({ id }) => id),
          onChange: (keys) => bulk.choose(keys.map(Number)),
          getLabel: ({ reference }) => reference,
        }}
        columns={columns}
        dataSource={page.list}
        rowClassName={({ unread }) => (unread ? (styles.unread ?? '') : '')}
        empty={
          <Empty description={t(emptyText(query))} image={Empty.PRESENTED_IMAGE_SIMPLE}>
            {isNarrowed(query) && (
              <Button onClick={() => onChange(clearFilters(query))}>{t(SHARED_TEXTS.clear)}</Button>
            )}
          </Empty>
        }
        onSort={({ columnKey, order }) => {
          const direction = columnKey ? order : null;
          onChange(applyFilters(query, { order: direction ? SORT_ORDERS[direction] : undefined }));
        }}
        pagination={{
          current: page.page,
          pageSize: page.perpage,
          total: page.total,
          sizes: PAGE_SIZE_OPTIONS,
          hasSummary: true,
          onChange: (next, perpage) =>
            onChange({ ...query, page: perpage === query.perpage ? next : 1, perpage }),
        }}
      />
    </>
  );
}

function emptyText(query: InboxQuery) {
  if (isNarrowed(query)) return TEXTS.inbox.nothingFound;
  return query.state ? TEXTS.inbox.nothingInState : TEXTS.inbox.nothing;
}
