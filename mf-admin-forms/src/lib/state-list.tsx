import { Empty, PageHeader, Table, type TableColumn } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { Localised } from '@admissions/model';
import type { StatePage } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { buildSearchParams, parsePageParam } from './page-query.ts';
import tabStyles from './state-tabs.module.css';

interface StateListed<T, S extends string> {
  page: StatePage<T, S>;
  /** State filter. */
  state: S | '';
}
/** Loads one page of entries in the state of the address. */
export async function loadStateList<T, S extends string>(
  { context, request }: LoaderFunctionArgs,
  path: string,
  states: readonly S[],
  /** Shown without a state in the address. */
  usual: S | '' = '',
): Promise<StateListed<T, S>> {
  const search = new URL(request.url).searchParams;
  const chosen = search.get('state');
  const state = chosen === null ? usual : (states.find((each) => each === chosen) ?? '');
  const params = { page: parsePageParam(search), perpage: 20, state };
  return {
    state,
    page: await context
      .get(apiContext)
      .get<StatePage<T, S>>(path, { params, signal: request.signal }),
  };
}

interface StateListProps<T, S extends string> {
  listed: StateListed<T, S>;
  states: readonly S[];
  /** The state that needs attention. */
  waiting: S;
  texts: Readonly<Record<S | 'title' | 'help' | 'state' | 'nothing' | 'nothingInState', Localised>>;
  columns: TableColumn<T>[];
  /** Help text, one sentence per item. */
  help: readonly Localised[];
  notice?: ReactNode;
}
/** A paged list filtered by state. */
export function StateList<T extends { id: number }, S extends string>({
  listed: { page, state },
  states,
  waiting,
  texts,
  columns,
  help,
  notice,
}: StateListProps<T, S>) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  const countOf = (each: S | '') =>
    (each ? [each] : states).reduce((sum, one) => sum + (page.counts[one] ?? 0), 0);
  const hasSome = countOf('') > 0;
  const empty = (
    <Empty
      description={t(state ? texts.nothingInState : texts.nothing)}
      image={Empty.PRESENTED_IMAGE_SIMPLE}
    />
  );
  return (
    <>
      <PageHeader title={texts.title} note={t(texts.help)} help={help} />
      {notice}
      {hasSome && (
        <nav className={`${tabStyles.tabs} below-m`} aria-label={t(texts.state)}>
          {(['', ...states] as const).map((each) => (
            <Link
              key={each}
              className={tabStyles.tab}
              to={`?state=${each || 'all'}`}
              aria-current={each === state ? 'page' : undefined}
              data-waiting={(each === waiting && countOf(each) > 0) || undefined}
            >
              {t(each === '' ? 'common.all' : texts[each])}
              <span className={tabStyles.count}>{countOf(each)}</span>
            </Link>
          ))}
        </nav>
      )}
      {hasSome ? (
        <Table<T>
          rowKey="id"
          dataSource={page.list}
          empty={empty}
          pagination={{
            current: page.page,
            pageSize: page.perpage,
            total: page.total,
            onChange: (next) => setSearch(buildSearchParams({ state: state || 'all', page: next })),
          }}
          columns={columns}
        />
      ) : (
        empty
      )}
    </>
  );
}
