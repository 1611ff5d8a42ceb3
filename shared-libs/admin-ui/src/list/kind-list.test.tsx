// @vitest-environment jsdom

import { apiContext } from '@admissions/api-client';
import { block } from '@admissions/contracts/kinds';
import type { Reply, Sent } from '@admissions/tools/testing';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AdminProvider } from '../admin-provider.tsx';
import { KindList } from './kind-list.tsx';
import { ListSearch } from './list-search.tsx';
import type { AnyEntry } from './load-list.ts';
import { loadList } from './load-list.ts';

afterEach(cleanup);

const entry = (id: number, more: object = {}) =>
  ({
    id,
    sort: id,
    revision: 7,
    status: 'published',
    publishAt: null,
    unpublishAt: null,
    createdAt: '',
    updatedAt: '2026-11-20T01:30:00.000Z',
    updatedBy: '王小明',
    deletedAt: null,
    title: `圖塊${id}`,
    pic: null,
    link: { href: '/news' },
    type: '0',
    ...more,
  }) as unknown as AnyEntry;

const loader = ({ context, request }: LoaderFunctionArgs) => loadList(context.get(apiContext), block, request.url);
const Nothing = () => null;
function ListPage() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <ListSearch
        key={JSON.stringify(list.state)}
        state={list.state}
        keep={{ bid: '3' }}
        filters={[{ name: 'type', label: { 'zh-TW': '位置', en: 'Place' }, options: [{ value: '1', label: '追夢元智' }] }]}
      />
      <KindList kind={block} loaded={list} editHref={({ id }) => `/edit?id=${id}`} keep={{ bid: '3' }} isSortable />
    </>
  );
}
async function listing({
  at = '/list',
  list = [entry(1), entry(2), entry(3)],
  total = list.length,
  refuse,
}: {
  at?: string;
  list?: AnyEntry[];
  total?: number;
  refuse?: Reply;
} = {}) {
  const answer = ({ method, params }: Sent): Reply =>
    method === 'get' ? { data: { list, total, page: Number(params.page), perpage: Number(params.perpage) } } : (refuse ?? { data: null });
  const { api, sent } = apiAnswering(answer);
  const page = showRoutes(
    [
      {
        Component: AdminProvider,
        children: [
          { path: '/list', loader, Component: ListPage, HydrateFallback: Nothing },
          { path: '*', element: '別的頁面' },
        ],
      },
    ],
    { at, api },
  );
  await screen.findByText(/^共\d+筆$/);
  const reads = () => sent.filter(({ method }) => method === 'get');
  const writes = () => sent.filter(({ method }) => method !== 'get').map(({ method, path, body }) => [method, path, body]);
  return { ...page, reads, writes };
}
const header = () => document.querySelector('thead th') as HTMLElement;
const pathTo = (verb: string) => `/api/admin/setting/${verb}`;
const asked = (address: string) => Object.fromEntries(new URL(address, 'http://site').searchParams);

it('reads what the address asks for', async () => {
  const { reads } = await listing({ at: '/list?bid=3&text=校慶&status=draft&sort=-title&page=2&type=1' });
  expect(reads()[0]).toMatchObject({ path: pathTo('block_list'), params: { text: '校慶', status: 'draft', sort: '-title', page: 2, perpage: 20, type: '1' } });
});
it('sorts by a column once up, once down, and then again as the kind is ordered', async () => {
  const { address, reads } = await listing();
  for (const [sort, shown] of [
    ['title', 'ascending'],
    ['-title', 'descending'],
    [undefined, null],
  ]) {
    fireEvent.click(header());
    await waitFor(() => expect(header().getAttribute('aria-sort')).toBe(shown));
    expect(asked(address()).sort).toBe(sort);
    expect(reads().at(-1)?.params.sort).toBe(sort);
  }
  expect(asked(address())).toEqual({ bid: '3' });
});
it('goes to another page of the list and keeps what belongs to the page', async () => {
  const { address, reads } = await listing({ at: '/list?bid=3&sort=title', total: 45 });
  fireEvent.click(screen.getByTitle('2'));
  await waitFor(() => expect(asked(address())).toEqual({ bid: '3', sort: 'title', page: '2' }));
  await waitFor(() => expect(reads().at(-1)?.params.page).toBe(2));
});
it('begins at the first page when the order changes', async () => {
  const { address } = await listing({ at: '/list?bid=3&page=2', total: 45 });
  fireEvent.click(header());
  await waitFor(() => expect(asked(address())).toEqual({ bid: '3', sort: 'title' }));
});
it('takes an entry off the site with its switch, and reads the list again', async () => {
  const { writes, reads, store } = await listing();
  fireEvent.click(screen.getByLabelText('公開在網站上：圖塊2'));
  await waitFor(() => expect(writes()).toEqual([['put', pathTo('edit_block/2'), { revision: 7, status: 'draft' }]]));
  await waitFor(() => expect(reads()).toHaveLength(2));
  expect(store.getState().toasts).toMatchObject([{ content: '已儲存', tone: 'success' }]);
});
it('says why the switch did not work, and shows what is true', async () => {
  const { store, reads } = await listing({ refuse: { status: 409, refusal: { errorCode: -1, message: '這筆資料剛被林小美修改過，請比對後再儲存。' } } });
  fireEvent.click(screen.getByLabelText('公開在網站上：圖塊2'));
  await waitFor(() => expect(store.getState().toasts).toMatchObject([{ content: '這筆資料剛被林小美修改過，請比對後再儲存。', tone: 'error' }]));
  await waitFor(() => expect(reads()).toHaveLength(2));
  expect(screen.getByLabelText('公開在網站上：圖塊2').getAttribute('aria-checked')).toBe('true');
});
it('asks before it moves an entry to the trash', async () => {
  const { writes, store } = await listing();
  fireEvent.click(screen.getByLabelText('刪除：圖塊3'));
  expect(store.getState().confirm).toMatchObject({ message: '「圖塊3」會移到回收桶，之後可以還原。', isDangerous: true });
  act(() => store.getState().answer(false));
  expect(writes()).toEqual([]);
  fireEvent.click(screen.getByLabelText('刪除：圖塊3'));
  await act(async () => store.getState().answer(true));
  await waitFor(() => expect(writes().map(([method, path]) => [method, path])).toEqual([['delete', pathTo('del_block/3')]]));
});
it('offers to bring back what is in the trash, and nothing else', async () => {
  const { writes } = await listing({ at: '/list?status=trash', list: [entry(1, { deletedAt: '2026-11-20T00:00:00.000Z' })] });
  const row = screen.getByText('圖塊1').closest('tr') as HTMLElement;
  expect([...row.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual(['還原']);
  fireEvent.click(within(row).getByText('還原'));
  await waitFor(() => expect(writes()).toEqual([['post', pathTo('restore_block/1'), { revision: 7 }]]));
});
it('moves an entry one place, and neither the first up nor the last down', async () => {
  const { writes } = await listing();
  expect(screen.getByLabelText<HTMLButtonElement>('往上移：圖塊1').disabled).toBe(true);
  expect(screen.getByLabelText<HTMLButtonElement>('往下移：圖塊3').disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('往上移：圖塊3'));
  await waitFor(() => expect(writes()).toEqual([['post', pathTo('sort_block'), { ids: [1, 3, 2] }]]));
});
it.each(['/list?sort=title', '/list?text=校', '/list?status=draft'])('moves nothing where the list is not in the order by hand: %s', async (at) => {
  await listing({ at });
  expect(screen.queryByLabelText(/往上移/)).toBeNull();
});
it('says what to do when nothing is found', async () => {
  await listing({ list: [] });
  expect(screen.getByText('沒有符合的資料。清除條件，或新增一筆。')).toBeTruthy();
});

it('searches from the first page on', async () => {
  const { address, reads } = await listing({ at: '/list?bid=3&page=2&sort=title', total: 45 });
  fireEvent.change(screen.getByLabelText('搜尋'), { target: { value: ' 校慶 ' } });
  fireEvent.submit(screen.getByLabelText('搜尋'));
  await waitFor(() => expect(asked(address())).toEqual({ bid: '3', sort: 'title', text: '校慶' }));
  await waitFor(() => expect(reads().at(-1)?.params).toMatchObject({ text: '校慶', page: 1 }));
});
it.each([
  ['位置', '追夢元智', { type: '1' }],
  ['狀態', '草稿', { status: 'draft' }],
])('narrows by %s, with the words that are already typed', async (name, choice, query) => {
  const { address } = await listing({ at: '/list?bid=3&page=2', total: 45 });
  fireEvent.change(screen.getByLabelText('搜尋'), { target: { value: '校慶' } });
  fireEvent.mouseDown(within(document.querySelector('search') as HTMLElement).getByLabelText(name));
  fireEvent.click(await screen.findByTitle(choice));
  await waitFor(() => expect(asked(address())).toEqual({ bid: '3', text: '校慶', ...query }));
});
it('clears everything but what belongs to the page', async () => {
  const { address } = await listing({ at: '/list?bid=3&text=校慶&status=draft&sort=title' });
  fireEvent.click(screen.getByText('清除條件'));
  await waitFor(() => expect(asked(address())).toEqual({ bid: '3' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('搜尋').value).toBe(''));
});
