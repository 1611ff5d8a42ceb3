import { Empty, Table } from '@admissions/admin-ui';
import type { ReviewPageOf, VisitorForm } from '@admissions/contracts';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { isNarrowed } from '../../lib/inbox-query.ts';
import { useText } from '../../lib/use-text.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './inbox.module.css';
import { useInboxColumns } from './inbox-columns.tsx';
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
  const text = useText();
  const columns = useInboxColumns(screen, query, page.list);
  const bulk = useBulk(screen, page.list);
  const nothing = isNarrowed(query)
    ? 'inbox.nothingFound'
    : query.state
      ? 'inbox.nothingInState'
      : 'inbox.nothing';
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
          labelOf: ({ reference }) => reference,
        }}
        columns={columns}
        dataSource={page.list}
        rowClassName={({ state }) => (state === 'new' ? (styles.unread ?? '') : '')}
        empty={<Empty description={text(nothing)} image={Empty.PRESENTED_IMAGE_SIMPLE} />}
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
