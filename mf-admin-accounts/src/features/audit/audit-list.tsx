import { Button, Empty, PageHeader, Table } from '@admissions/admin-ui';
import type { AuditEntry, Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useSearchParams } from 'react-router';
import { auditHelp } from '../../lib/screen-help.ts';
import { AuditCheckButton } from './audit-check-button.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-list.module.css';
import type { AuditQuery } from './audit-query.ts';
import { formatAuditQuery, NO_FILTERS } from './audit-query.ts';
import type { NamedAccount } from './named-accounts.ts';
import { TEXTS } from './texts.ts';

export function AuditList({
  page,
  accounts,
  query,
}: {
  page: Page<AuditEntry>;
  accounts: readonly NamedAccount[];
  query: AuditQuery;
}) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const show = (next: Parameters<typeof formatAuditQuery>[0]) => setSearch(formatAuditQuery(next));
  const columns = useAuditColumns((filter) => show({ ...query, ...filter, page: 1 }));
  const search = formatAuditQuery({ ...query, page: 1 }).toString();
  return (
    <>
      <PageHeader title={t(TEXTS.title)} note={t(TEXTS.help)} help={auditHelp(t)} />
      <AuditCheckButton />
      <AuditFilters filters={query} accounts={accounts} onFilter={show} />
      <p className={styles.total} role="status">
        {t(TEXTS.total, { total: page.total })}
      </p>
      <Table
        rowKey="id"
        isDense
        columns={columns}
        dataSource={page.list}
        empty={
          <Empty
            description={t(search ? TEXTS.nothingFound : TEXTS.nothing)}
            image={Empty.PRESENTED_IMAGE_SIMPLE}
          >
            {search && <Button onClick={() => show(NO_FILTERS)}>{t(TEXTS.clear)}</Button>}
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
