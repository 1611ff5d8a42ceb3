import {
  Button,
  Empty,
  mergeRepeated,
  PageHeader,
  saveFile,
  Table,
  type TableColumn,
  useAction,
} from '@admissions/admin-ui';
import { api, apiContext } from '@admissions/api-client';
import { formatMoment, joinLabel, PART_SEPARATOR, taipeiDay } from '@admissions/model';
import { ACCOUNT_PATHS, type Account, type AuditEntry, type Page } from '@admissions/protocol';
import { actionName, areaName, describeTarget } from '@admissions/protocol/audit';
import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { auditHelp } from '../../lib/screen-help.ts';
import { AuditCheckButton } from './audit-check-button.tsx';
import { AuditDetails } from './audit-details.tsx';
import { AuditFilters, type NamedAccount } from './audit-filters.tsx';
import styles from './audit-list.module.css';
import {
  type AuditQuery,
  type AuditFilters as Filters,
  formatAuditQuery,
  NO_FILTERS,
  parseAuditQuery,
} from './audit-query.ts';
import { TEXTS } from './texts.ts';

const MAX_ACCOUNTS = 100;

interface Loaded {
  page: Page<AuditEntry>;
  /** To filter by; empty where they cannot be loaded, since names can be typed. */
  accounts: NamedAccount[];
  query: AuditQuery;
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
  const query = parseAuditQuery(new URL(request.url).searchParams);
  const from = context.get(apiContext);
  const [page, accounts] = await Promise.all([
    from.get<Page<AuditEntry>>(ACCOUNT_PATHS.audit, {
      params: toSent(query),
      newParams: ['by'],
      signal: request.signal,
    }),
    from
      .get<Page<Account>>(ACCOUNT_PATHS.list, {
        params: { page: 1, perpage: MAX_ACCOUNTS },
        silent: true,
      })
      .then(
        ({ list }) => list,
        () => [],
      ),
  ]);
  return { query, page, accounts };
}

/** Without empty filters. */
const toSent = (query: Filters) =>
  Object.fromEntries(
    Object.entries({ ...query, by: query.by ? '' : 'people' }).filter(([, value]) => value !== ''),
  );

export function Component() {
  const { page, accounts, query } = useLoaderData<Loaded>();
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const show = (next: Parameters<typeof formatAuditQuery>[0]) => setSearch(formatAuditQuery(next));
  const columns = useAuditColumns(accounts, (filter) => show({ ...query, ...filter, page: 1 }));
  const search = formatAuditQuery({ ...query, page: 1 }).toString();
  const lines = mergeRepeated(page.list);
  const { isBusy, run } = useAction();
  const download = () =>
    run(async () => {
      const { page: _, perpage: __, ...filters } = query;
      const content = await api().download(ACCOUNT_PATHS.auditExport, toSent(filters));
      saveFile(`${t(TEXTS.title)}-${taipeiDay()}.csv`, content);
    });
  return (
    <>
      <PageHeader
        title={TEXTS.title}
        note={t(TEXTS.help)}
        help={auditHelp}
        actions={<AuditCheckButton />}
      />
      <AuditFilters filters={query} accounts={accounts} onFilter={show} />
      <p className="line faint mini below-xs">
        <span role="status">
          {[
            t(TEXTS.total, { total: page.total }),
            ...(query.by ? [] : [t(TEXTS.withoutAutomatic)]),
            ...(lines.length < page.list.length ? [t(TEXTS.merged)] : []),
          ].join(t(PART_SEPARATOR))}
        </span>
        <Button size="small" loading={isBusy} disabled={page.total === 0} onClick={download}>
          {t(TEXTS.download)}
        </Button>
      </p>
      <Table
        rowKey="id"
        isDense
        isFitted
        columns={columns}
        dataSource={lines}
        empty={
          <Empty description={t(TEXTS.nothingFound)} image={Empty.PRESENTED_IMAGE_SIMPLE}>
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

/** Columns of the log; account and target filter the list by themselves. */
function useAuditColumns(
  accounts: readonly NamedAccount[],
  onFilter: TargetProps['onFilter'],
): TableColumn<Merged>[] {
  const t = useMessage();
  const nameOf = (account: string) => accounts.find((each) => each.account === account)?.name;
  return [
    {
      key: 'at',
      title: TEXTS.at,
      render: (_, { at }) => (
        <time dateTime={at} className="figures nowrap">
          {formatMoment(at)}:{at.slice(17, 19)}
        </time>
      ),
    },
    {
      key: 'account',
      title: TEXTS.account,
      render: (_, { account, action }) =>
        account === null ? (
          <span className={`faint ${styles.action}`}>
            {t(action === 'sign_in_failed' ? TEXTS.visitor : TEXTS.system)}
          </span>
        ) : (
          <button
            type="button"
            className={styles.pick}
            aria-label={t(TEXTS.only, { value: account })}
            onClick={() => onFilter({ account })}
          >
            {nameOf(account) ?? account}
            {nameOf(account) && <span className="faint tiny block">{account}</span>}
          </button>
        ),
    },
    {
      key: 'action',
      title: TEXTS.action,
      render: (_, { action, area, target, times }) => (
        <div title={action} className={styles.action}>
          {t(actionName(action))}
          {times > 1 && ` ×${times}`}
          <div className="faint tiny">
            {!/^(bundle|go_live)\//.test(target) && t(areaName(area))}
          </div>
        </div>
      ),
    },
    {
      key: 'target',
      title: TEXTS.target,
      render: (_, entry) => <Target entry={entry} onFilter={onFilter} />,
    },
    {
      key: 'details',
      title: TEXTS.details,
      width: 'min(22.5rem, 28vw)',
      render: (_, entry) => <AuditDetails {...entry} />,
    },
  ];
}

type Merged = AuditEntry & { times: number };

interface TargetProps {
  entry: AuditEntry;
  onFilter: (filter: Partial<Filters>) => void;
}
/** The target of an entry: its category and name, a link to it, and a filter on it. */
function Target({ entry, onFilter }: TargetProps) {
  const t = useMessage();
  const { target } = entry;
  const { sort, href, ...named } = describeTarget(entry);
  const title = t(named.title);
  const label = [t(sort), title].filter(Boolean).join(' ');
  return (
    <>
      {title !== '' && <div className="faint tiny">{t(sort)}</div>}
      <div className={styles.action}>
        {href ? <Link to={href}>{title}</Link> : title || t(sort)}
        <button
          type="button"
          className={styles.only}
          aria-label={joinLabel(t(TEXTS.onlyThis), label, t.locale)}
          onClick={() => onFilter({ target })}
        >
          <Icon name="search" /> {t(TEXTS.onlyThis)}
        </button>
      </div>
    </>
  );
}
