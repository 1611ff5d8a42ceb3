import { Empty, Table } from '@admissions/admin-ui';
import type { ReviewPageOf, VisitorForm } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { isNarrowed } from '../../lib/inbox-query.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './inbox.module.css';
import { useInboxColumns } from './inbox-columns.tsx';
import { TEXTS } from './texts.ts';
import { useBulk } from './use-bulk.ts';

/** One page of applications; the ones nobody has handled stand out. */
export function InboxTable({
  screen,
  page,
  query,
  onChange,
}: {
  screen: FormScreen;
  page: ReviewPageOf<VisitorForm>;
  query: InboxQuery;
  onChange: (query: InboxQuery) => void;
}) {
  const t = useMessage();
  const columns = useInboxColumns(screen, query);
  const bulk = useBulk(screen, page.list);
  return (
    <>
      {bulk.chosen.length > 0 && (
        <BulkBar
          count={bulk.chosen.length}
          isBusy={bulk.isBusy}
          onApply={bulk.confirm}
          onClear={() => bulk.choose([])}
        />
      )}
      <Table
        rowKey="id"
        isFitted
        rowSelection={{
          selectedRowKeys: bulk.chosen,
          onChange: (keys) => bulk.choose(keys.map(Number)),
          getLabel: ({ reference }) => reference,
        }}
        columns={columns}
        dataSource={page.list}
        rowClassName={({ unread }) => (unread ? (styles.unread ?? '') : '')}
        empty={<Empty description={t(emptyText(query))} image={Empty.PRESENTED_IMAGE_SIMPLE} />}
        pagination={{
          current: page.page,
          pageSize: page.perpage,
          total: page.total,
          sizes: [20, 50, 100],
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
