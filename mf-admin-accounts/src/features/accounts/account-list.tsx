import { Empty, Input, LinkButton, PageHeader, Table } from '@admissions/admin-ui';
import type { Account, Page } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { useSearchParams } from 'react-router';
import type { PageQuery } from '../../lib/page-query.ts';
import { formatPageQuery } from '../../lib/page-query.ts';
import { ProofDialog } from '../../lib/proof-dialog.tsx';
import { accountsHelp } from '../../lib/screen-help.ts';
import { useAccountColumns } from './account-columns.tsx';
import styles from './account-list.module.css';
import { OneTimePassword } from './one-time-password.tsx';
import { PublishingRules } from './publishing-rules.tsx';
import { TEXTS } from './texts.ts';
import { useAccountActions } from './use-account-actions.ts';

/** Who may sign in, and what they may do. */
export function AccountList({ page, query }: { page: Page<Account>; query: PageQuery }) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const { actions, asked, closeAsked, oneTime, closeOneTime } = useAccountActions();
  const columns = useAccountColumns(actions);
  const show = (next: PageQuery) => setSearch(formatPageQuery(next));
  return (
    <>
      <PageHeader
        title={t(TEXTS.accounts.title)}
        note={t(TEXTS.accounts.help)}
        help={accountsHelp(t)}
        actions={
          <>
            <PublishingRules />
            <LinkButton isPrimary to="/admin/account/add">
              {t(TEXTS.accounts.add)}
            </LinkButton>
          </>
        }
      />
      <Input.Search
        key={query.text}
        className={styles.search}
        aria-label={t(TEXTS.accounts.search)}
        aria-keyshortcuts="/"
        placeholder={t(TEXTS.accounts.search)}
        defaultValue={query.text}
        allowClear
        enterButton={t('common.search')}
        onSearch={(words) => show({ ...query, text: words.trim(), page: 1 })}
      />
      <Table
        rowKey="id"
        columns={columns}
        dataSource={page.list}
        empty={
          <Empty
            description={t(query.text ? TEXTS.accounts.nothingFound : TEXTS.accounts.nothing)}
            image={Empty.PRESENTED_IMAGE_SIMPLE}
          />
        }
        pagination={{
          current: page.page,
          pageSize: page.perpage,
          total: page.total,
          onChange: (next) => show({ ...query, page: next }),
        }}
      />
      <ProofDialog asked={asked} onClose={closeAsked} />
      <OneTimePassword shown={oneTime} onClose={closeOneTime} />
    </>
  );
}
