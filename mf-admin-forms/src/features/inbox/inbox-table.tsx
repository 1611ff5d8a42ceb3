import { ColumnChoice, Empty, Table, useChosenColumns } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewPageOf } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { applySort, isNarrowed, PAGE_SIZE_OPTIONS } from '../../lib/inbox-query.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './inbox.module.css';
import { INBOX_COLUMNS, useInboxColumns } from './inbox-columns.tsx';
import { TEXTS } from './texts.ts';
import { useBulk } from './use-bulk.ts';

/** One page of applications; new ones are highlighted. */
export function InboxTable({
  screen,
  page,
  query,
  switches,
  onChange,
}: {
  screen: FormScreen;
  page: ReviewPageOf<VisitorForm>;
  query: InboxQuery;
  /** Controls beside the column settings. */
  switches?: ReactNode;
  onChange: (query: InboxQuery) => void;
}) {
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
        {switches}
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
        empty={<Empty description={t(emptyText(query))} image={Empty.PRESENTED_IMAGE_SIMPLE} />}
        onSort={({ columnKey, order }) => onChange(applySort(query, columnKey ? order : null))}
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
