import { Empty, Table } from '@admissions/admin-ui';
import type { ReviewPageOf, VisitorForm } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { isNarrowed } from '../../lib/inbox-query.ts';
import { useText } from '../../lib/use-text.ts';
import styles from './inbox.module.css';
import { useInboxColumns } from './inbox-columns.tsx';

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
  const text = useText();
  const columns = useInboxColumns(screen, query);
  const nothing = isNarrowed(query) ? 'inbox.nothingFound' : query.state ? 'inbox.nothingInState' : 'inbox.nothing';
  return (
    <Table
      rowKey="id"
      size="middle"
      columns={columns}
      dataSource={page.list}
      rowClassName={({ state }) => (state === 'new' ? (styles.unread ?? '') : '')}
      locale={{ emptyText: <Empty description={text(nothing)} image={Empty.PRESENTED_IMAGE_SIMPLE} /> }}
      pagination={{
        current: page.page,
        pageSize: page.perpage,
        total: page.total,
        showSizeChanger: true,
        pageSizeOptions: [20, 50, 100],
        hideOnSinglePage: page.total <= 20,
        showTotal: (total) => t('pagination.summary', { total, page: page.page, pages: Math.max(1, Math.ceil(total / page.perpage)) }),
        onChange: (next, perpage) => onChange({ ...query, page: perpage === query.perpage ? next : 1, perpage }),
      }}
    />
  );
}
