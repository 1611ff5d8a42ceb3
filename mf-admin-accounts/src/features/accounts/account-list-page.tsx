import {
  ActionMenu,
  Empty,
  Input,
  LinkButton,
  PageHeader,
  Segmented,
  Table,
  type TableColumn,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { AREAS, type Flags, formatMoment, joinLabel } from '@admissions/model';
import { ACCOUNT_PATHS, type Account, AREA_LABELS, type Page } from '@admissions/protocol';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Chip } from '../../lib/chip.tsx';
import { grantedAreas } from '../../lib/flag-rules.ts';
import { formatPageQuery, type PageQuery, parsePageQuery } from '../../lib/page-query.ts';
import { accountsHelp } from '../../lib/screen-help.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './account-list.module.css';
import { AccountState, lacksTotp } from './account-state.tsx';
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

/** Fewer are read at a glance, without a search. */
const FEW = 10;

export function Component() {
  const { page, query } = useLoaderData<Loaded>();
  const t = useMessage();
  const [search, setSearch] = useSearchParams();
  const { listActions, dialogs } = useAccountActions();
  const columns = useAccountColumns(listActions);
  const show = (next: PageQuery) => setSearch(formatPageQuery(next));
  const [chosen, choose] = useState(search.get('show') ?? 'all');
  const isWhole = page.total === page.list.length;
  const open = page.list.filter(lacksTotp);
  return (
    <>
      <PageHeader
        title={TEXTS.accounts.title}
        note={t(TEXTS.accounts.help)}
        help={accountsHelp}
        actions={
          <>
            <PublishingRules />
            <LinkButton isPrimary to="/admin/account/add">
              {t(TEXTS.account.addTitle)}
            </LinkButton>
          </>
        }
      />
      {(query.text || page.total >= FEW) && (
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
      )}
      {isWhole && (
        <div className="below-s">
          <Segmented
            aria-label={t(TEXTS.accounts.shown)}
            value={chosen}
            options={[
              { value: 'all', label: t(TEXTS.accounts.count, { count: page.total }) },
              { value: 'open', label: t(TEXTS.accounts.open, { count: open.length }) },
            ]}
            onChange={choose}
          />
        </div>
      )}
      <Table
        isFitted
        rowKey="id"
        columns={columns}
        dataSource={isWhole && chosen === 'open' ? open : page.list}
        empty={
          <Empty
            description={t(TEXTS.accounts.nothingFound)}
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

function useAccountColumns(
  listActions: ReturnType<typeof useAccountActions>['listActions'],
): TableColumn<Account>[] {
  const t = useMessage();
  const actorId = useAppStore((state) => state.session?.user.info.id);
  return [
    {
      key: 'account',
      title: TEXTS.account.account,
      render: (_, account) => (
        <>
          <Link data-opens className="semi" to={`/admin/account/edit?id=${account.id}`}>
            {account.name || account.account}
          </Link>{' '}
          {account.id === actorId && <Chip tone="brand">{t(TEXTS.accounts.you)}</Chip>}
          <div className="faint tiny">{account.account}</div>
          {account.email && <div className="faint tiny">{account.email}</div>}
        </>
      ),
    },
    {
      key: 'state',
      title: SHARED_TEXTS.state,
      render: (_, account) => <AccountState account={account} />,
    },
    {
      key: 'flags',
      title: TEXTS.account.flags,
      width: 'min(14rem, 22vw)',
      render: (_, { priv }) => <FlagChips priv={priv} />,
    },
    {
      key: 'lastSignIn',
      title: TEXTS.column.lastSignIn,
      render: (_, { createdAt, lastSignInAt }) =>
        lastSignInAt ? (
          <time dateTime={lastSignInAt}>{formatMoment(lastSignInAt)}</time>
        ) : (
          <>
            {t(TEXTS.state.never)}
            <div className="faint tiny">
              {t(TEXTS.state.since, { moment: formatMoment(createdAt) })}
            </div>
          </>
        ),
    },
    {
      key: 'actions',
      title: SHARED_TEXTS.actions,
      fixed: 'end',
      render: (_, account) => (
        <ActionMenu
          label={joinLabel(t(SHARED_TEXTS.actions), account.account, t.locale)}
          button={{ size: 'small' }}
          items={listActions(account)}
        />
      ),
    },
  ];
}

function FlagChips({ priv }: { priv: Flags }) {
  const t = useMessage();
  const areas = grantedAreas(priv);
  if (areas.length === 0) return <span className="faint">{t(TEXTS.flags.none)}</span>;
  if (areas.length === AREAS.length) return <Chip tone="brand">{t(TEXTS.flags.all)}</Chip>;
  return (
    <ul className={styles.chips}>
      {areas.map((area) => (
        <li key={area}>
          <Chip>{t(AREA_LABELS[area])}</Chip>
        </li>
      ))}
    </ul>
  );
}
