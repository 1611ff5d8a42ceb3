import { Empty, Input, LinkButton, PageHeader, Table } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { Account, Page } from '@admissions/protocol';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useSearchParams } from 'react-router';
import type { PageQuery } from '../../lib/page-query.ts';
import { formatPageQuery, parsePageQuery } from '../../lib/page-query.ts';
import { accountsHelp } from '../../lib/screen-help.ts';
import { useAccountColumns } from './account-columns.tsx';
import styles from './account-list.module.css';
import { PublishingRules } from './publishing-rules.tsx';
import { TEXTS } from './texts.ts';
import { useAccountActions } from './use-account-actions.tsx';

interface Loaded {
  page: Page<Account>;
  query: PageQuery;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const query = parsePageQuery(new URL(request.url).searchParams);
  const params = { ...query, text: query.text || null };
  const options = { params, signal: request.signal };
  return { query, page: await context.get(apiContext).get(ACCOUNT_PATHS.list, options) };
}

export function Component() {
  const { page, query } = useLoaderData<Loaded>();
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const { listActions, dialogs } = useAccountActions();
  const columns = useAccountColumns(listActions);
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
        onSearch={(text) => show({ ...query, text: text.trim(), page: 1 })}
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
      {dialogs}
    </>
  );
}
