import type { TableColumn } from '@admissions/admin-ui';
import { Empty, PageHeader, Table } from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import type { Localised } from '@admissions/model';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Link, useSearchParams } from 'react-router';
import { buildSearchParams, parsePageParam } from './page-query.ts';
import styles from './state-list.module.css';
import { SHARED_TEXTS } from './texts.ts';

export interface StateListed<T, S extends string> {
  page: Page<T>;
  /** The state that the list is narrowed to. */
  state: S | '';
}
/** Reads one page of what has states, of the state that the address names. */
export async function loadStateList<T, S extends string>(
  { context, request }: LoaderFunctionArgs,
  path: string,
  states: readonly S[],
): Promise<StateListed<T, S>> {
  const search = new URL(request.url).searchParams;
  const state = states.find((each) => each === search.get('state')) ?? '';
  const params = { page: parsePageParam(search), perpage: 20, state: state || null };
  return {
    state,
    page: await context.get(apiContext).get<Page<T>>(path, { params, signal: request.signal }),
  };
}

interface StateListProps<T, S extends string> {
  listed: StateListed<T, S>;
  states: readonly S[];
  texts: Readonly<Record<S | 'title' | 'help' | 'state' | 'nothing' | 'nothingInState', Localised>>;
  columns: TableColumn<T>[];
  /** How one works with it, a sentence each. */
  help: readonly string[];
}
/** A list of what has states: narrowed by them, a page at a time. */
export function StateList<T extends { id: number }, S extends string>({
  listed: { page, state },
  states,
  texts,
  columns,
  help,
}: StateListProps<T, S>) {
  const t = useMessage();
  const [, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader title={t(texts.title)} note={t(texts.help)} help={help} />
      <nav className={styles.tabs} aria-label={t(texts.state)}>
        {(['', ...states] as const).map((each) => (
          <Link
            key={each}
            to={`?${buildSearchParams({ state: each })}`}
            aria-current={each === state ? 'page' : undefined}
          >
            {t(each === '' ? SHARED_TEXTS.all : texts[each])}
          </Link>
        ))}
      </nav>
      <Table<T>
        rowKey="id"
        dataSource={page.list}
        empty={
          <Empty
            description={t(state ? texts.nothingInState : texts.nothing)}
            image={Empty.PRESENTED_IMAGE_SIMPLE}
          />
        }
        pagination={{
          current: page.page,
          pageSize: page.perpage,
          total: page.total,
          onChange: (next) => setSearch(buildSearchParams({ state, page: next })),
        }}
        columns={columns}
      />
    </>
  );
}

/** A state in words and colour. */
export const StateLabel = ({
  tone,
  children,
}: {
  tone?: 'good' | 'bad' | 'past' | undefined;
  children: string;
}) => (
  <span className={styles.state} data-tone={tone}>
    {children}
  </span>
);
/** What is said below the first line of a cell. */
export const SecondLine = ({ children }: { children: ReactNode }) => (
  <div className={styles.second}>{children}</div>
);
