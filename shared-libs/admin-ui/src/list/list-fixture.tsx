import { apiContext } from '@admissions/api-client';
import { pair } from '@admissions/model';
import { block } from '@admissions/model/kinds';
import type { AnyEntry } from '@admissions/model/merge';
import { LIST_VIEW_PATHS, type ListView, TRASH_PATHS } from '@admissions/protocol/staff';
import {
  apiAnswering,
  createEntry,
  type Reply,
  type Sent,
  showRoutes,
} from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdminProvider } from '../base/admin-provider.tsx';
import { KindList } from './kind-list.tsx';
import { ListSearch } from './list-search.tsx';
import { loadList } from './list-state.ts';

/** A block in the staff API. */
export const entry = (id: number, more: object = {}) => {
  const block = { title: `圖塊${id}`, pic: null, link: { href: '/news' }, type: '5' };
  return createEntry(id, { revision: 7, ...block, ...more }) as unknown as AnyEntry;
};

const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadList(context.get(apiContext), block, request.url);
const TYPE = {
  name: 'type',
  label: pair('位置', 'Place'),
  options: [{ value: '1', label: '追夢元智' }],
};
function ListPage() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <ListSearch state={list.state} fixedParams={{ bid: '3' }} filters={[TYPE]} />
      <KindList
        kind={block}
        loaded={list}
        editHref={({ id }) => `/edit?id=${id}`}
        fixedParams={{ bid: '3' }}
        isSortable
      />
    </>
  );
}
// Writes return the next revision.
const written = (path: string, body: unknown): Reply => {
  const { entries = [] } = (body ?? {}) as { entries?: { id: number; revision: number }[] };
  const id = Number(path.split('/').at(-1));
  return {
    data: path.includes('/bulk_')
      ? { entries: entries.map((each) => ({ id: each.id, revision: each.revision + 1 })) }
      : entry(id || 0, { revision: 8 }),
  };
};
/** Renders the list of blocks; the API returns `list`, or refuses writes. */
export async function openList({
  at = '/list',
  list = [entry(1), entry(2), entry(3)],
  total = list.length,
  refuse,
  views = [],
  answers = {},
}: {
  at?: string;
  list?: AnyEntry[];
  total?: number;
  refuse?: Reply;
  /** Saved views of the list. */
  views?: Partial<ListView>[];
  /** Further responses by path. */
  answers?: Record<string, unknown>;
} = {}) {
  const answer = ({ method, path, params, body }: Sent): Reply => {
    if (method === 'get' && path === LIST_VIEW_PATHS.list) return { data: { list: views } };
    if (path === TRASH_PATHS.terms) return { data: { days: 90 } };
    if (path in answers) return { data: answers[path] };
    if (method !== 'get') return refuse ?? written(path, body);
    const [page, perpage] = [Number(params.page), Number(params.perpage)];
    const shown = list.length > perpage ? list.slice((page - 1) * perpage, page * perpage) : list;
    return { data: { list: shown, total, page, perpage } };
  };
  const { api, sent } = apiAnswering(answer);
  const page = showRoutes(
    [
      { path: '/list', loader, Component: ListPage },
      { path: '*', element: '別的頁面' },
    ],
    { layout: AdminProvider, at, api },
  );
  await screen.findByText(/^共\d+筆$/);
  const reads = () =>
    sent.filter(
      ({ method, path }) =>
        method === 'get' && path !== LIST_VIEW_PATHS.list && path !== TRASH_PATHS.terms,
    );
  const writes = () =>
    sent
      .filter(({ method }) => method !== 'get')
      .map(({ method, path, body }) => [method, path, body]);
  return { ...page, reads, writes };
}
export const header = () =>
  [...document.querySelectorAll('thead th')].find(
    ({ textContent }) => textContent === '標題',
  ) as HTMLElement;
export const pathTo = (verb: string) => `/api/admin/setting/${verb}`;
export const parseQuery = (address: string) =>
  Object.fromEntries(new URL(address, 'http://site').searchParams);
