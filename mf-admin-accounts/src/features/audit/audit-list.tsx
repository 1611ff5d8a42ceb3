import { Button, Empty, Table } from '@admissions/admin-ui';
import type { AuditEntry, Page } from '@admissions/contracts';
import { useSearchParams } from 'react-router';
import type { AuditQuery } from '../../lib/audit-query.ts';
import { auditSearchOf, NO_FILTERS } from '../../lib/audit-query.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useText } from '../../lib/use-text.ts';
import { AuditCheckButton } from './audit-check-button.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-list.module.css';

/** Who did what, newest first; the log cannot be changed, only read and checked. */
export function AuditList({ page, query }: { page: Page<AuditEntry>; query: AuditQuery }) {
  const text = useText();
  const [, setSearch] = useSearchParams();
  const show = (next: Parameters<typeof auditSearchOf>[0]) => setSearch(auditSearchOf(next));
  const columns = useAuditColumns((filter) => show({ ...query, ...filter, page: 1 }));
  const search = auditSearchOf({ ...query, page: 1 }).toString();
  return (
    <>
      <PageHead title={text('audit.title')} help={text('audit.help')} />
      <AuditCheckButton />
      <AuditFilters key={search} filters={query} onFilter={show} />
      <p className={styles.total} role="status">
        {text('audit.total', { total: page.total })}
      </p>
      <Table
        rowKey="id"
        isDense
        columns={columns}
        dataSource={page.list}
        empty={
          <Empty
            description={text(search ? 'audit.nothingFound' : 'audit.nothing')}
            image={Empty.PRESENTED_IMAGE_SIMPLE}
          >
            {search && <Button onClick={() => show(NO_FILTERS)}>{text('audit.clear')}</Button>}
          </Empty>
        }
        pagination={{
          current: page.page,
          pageSize: page.perpage,
          total: page.total,
          onChange: (next) => show({ ...query, page: next }),
        }}
      />
    </>
  );
}
