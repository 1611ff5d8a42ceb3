import { ADMIN_SEARCH_PATH, type AdminSearchData } from '@admissions/protocol/staff';
import { createAppStore } from '@admissions/store';
import {
  apiAnswering,
  type Reply,
  type Sent,
  showRoutes,
  textsOf,
} from '@admissions/tools/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BootContext } from '../../remotes/boot-context.ts';
import { SearchButton } from './search-button.tsx';

const label = (text: string) => ({ 'zh-TW': text, en: text });
const claims = [
  { path: '/admin/news/list', area: 'news', menu: { label: label('新聞列表'), order: 1 } },
  { path: '/admin/news/edit', area: 'news', parent: '/admin/news/list' },
  { path: '/admin/vr/vr_list', area: 'vr', menu: { label: label('環景新聞'), order: 1 } },
  ...[
    ['/admin/forms/visit_list', 'forms', '校園參訪'],
    ['/admin/forms/question_list', 'forms', '問學長姐'],
    ['/admin/highschool/edit_visit_days', 'highschool', '參訪日與名額'],
    ['/admin/setting/edit_privacy', 'setting', '個資告知事項'],
    ['/admin/setting/edit_finder', 'setting', '找學系'],
    ['/admin/ad/banner', 'ad', '橫幅版位'],
  ].map(([path = '', area, name = '']) => ({ path, area, menu: { label: label(name), order: 2 } })),
];
const hit = {
  kind: 'news.news',
  area: 'news',
  id: 7,
  title: '臺北說明會',
  summary: '',
  url: '/admin/news/edit?id=7',
  date: '2026-11-20',
  excerpt: '…在新聞大樓舉行',
  marks: { title: [], summary: [], excerpt: [[2, 4]] },
  state: 'draft',
} as const;
const FOUND = {
  list: [hit],
  total: 1,
  page: 1,
  perpage: 8,
  hasMore: false,
  areas: [{ area: 'news', total: 1 }],
  requests: [
    {
      form: 'visit',
      id: 3,
      reference: 'V-1',
      school: '新聞高中',
      name: '王○○',
      day: '2026-12-18',
      isHoped: true,
      people: 2,
    },
  ],
  people: null,
  media: [{ id: 9, title: '新聞.jpg', detail: '', url: '/admin/media/library?id=9' }],
} as unknown as AdminSearchData;

const NOTHING = { ...FOUND, list: [], total: 0, requests: null, media: null };

function renderSearch(
  answer: (request: Sent) => Reply | Promise<Reply> = () => ({ data: FOUND }),
  priv: object = { news: 1, setting: 1 },
) {
  const { sent } = apiAnswering(answer);
  const store = createAppStore();
  store.getState().setSession({ user: { info: { id: 4 } }, priv } as never);
  const page = (
    <BootContext value={{ registry: [{ manifest: { claims } }] } as never}>
      <SearchButton />
      <input aria-label="標題" />
      <textarea aria-label="內文" onKeyDown={(event) => event.preventDefault()} />
    </BootContext>
  );
  const { address } = showRoutes([{ path: '*', element: page }], { at: '/admin/here', store });
  const listQueries = () =>
    sent.filter(({ path }) => path === ADMIN_SEARCH_PATH).map(({ params }) => params.q);
  return { address, listQueries };
}
const pressMod = (element: Element, more: object = {}) =>
  fireEvent.keyDown(element, { key: 'k', ctrlKey: true, ...more });
const field = () => screen.findByRole('combobox');
const options = () => textsOf(screen.getAllByRole('option'));
async function open() {
  const title = screen.getByLabelText('標題');
  title.focus();
  pressMod(title);
  return field();
}
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const key = (input: HTMLElement, name: string, more: object = {}) =>
  fireEvent.keyDown(input, { key: name, ...more });
/** Longer than the debounce. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));

describe('the search of the back office', () => {
  it('opens by Ctrl+K, finds by group with the matching section, and opens by Enter', async () => {
    const { address } = renderSearch();
    const input = await open();
    write(input, ' 新聞 ');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    const groups = screen.getAllByRole('group').map((group) => group.firstChild?.textContent);
    expect(groups).toEqual(['畫面', '內容', '申請', '媒體']);
    expect(options()[1]).toBe('臺北說明會草稿校園新聞…在新聞大樓舉行');
    expect(options()[2]).toMatch(/^新聞高中校園參訪申請・王○○・希望12\/18・.*2人・V-1$/);
    const marked = within(screen.getAllByRole('option')[1] as HTMLElement).getByText('新聞');
    expect(marked.tagName).toBe('MARK');
    key(input, 'ArrowDown');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('臺北說明會');
    key(input, 'Enter');
    await waitFor(() => expect(address()).toBe('/admin/news/edit?id=7'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it.each([
    ['/newsCont?lang=en&id=7#top', '/newsCont?lang=en&id=7#top'],
    [`${location.origin}/newsCont/?id=7`, '/newsCont?id=7'],
  ])('opens the entry of the page at %s over its screen', async (typed, words) => {
    const { address, listQueries } = renderSearch();
    const input = await open();
    write(input, typed);
    await waitFor(() => expect(screen.getAllByRole('group')).toHaveLength(4));
    expect(listQueries()).toEqual([words]);
    expect(options()).toContain('新聞列表校園新聞');
    key(input, 'Enter');
    await waitFor(() => expect(address()).toBe('/admin/news/edit?id=7'));
  });
  it.each([
    ['/news', '新聞列表', '/admin/news/list'],
    ['/admin/news/edit?id=3', '新聞列表', '/admin/news/edit?id=3'],
  ])('finds the screen of %s', async (typed, name, url) => {
    const { address } = renderSearch(() => ({ data: NOTHING }));
    const input = await open();
    write(input, typed);
    await waitFor(() => expect(options()[0]).toContain(name));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('找到1項'));
    key(input, 'Enter');
    await waitFor(() => expect(address()).toBe(url));
  });
  it.each([
    [
      '/formVisit?lang=en',
      { forms: 1, highschool: 1, setting: 1, ad: 1 },
      ['校園參訪', '參訪日與名額', '個資告知事項', '橫幅版位'],
    ],
    ['/formQuestion?id=3', { forms: 1 }, ['問學長姐']],
    ['/formQuestion?id=3', { forms: 1, setting: 1 }, ['問學長姐', '個資告知事項']],
  ])(
    'finds the inbox and the settings of the form at %s by the flags %o',
    async (typed, priv, names) => {
      renderSearch(() => ({ data: NOTHING }), priv);
      write(await open(), typed);
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(names.length));
      expect(options()).toEqual(names.map((name) => expect.stringMatching(`^${name}`)));
    },
  );
  it('shows in the panel that nothing was found', async () => {
    renderSearch(() => ({ data: NOTHING }));
    write(await open(), '無此詞');
    expect(
      (await screen.findAllByText(/^找不到「無此詞」/)).map(({ className }) => className),
    ).toEqual([expect.stringContaining('hint'), 'vh']);
  });
  it('sends and opens nothing during composition', async () => {
    const { listQueries, address } = renderSearch();
    const input = await open();
    fireEvent.compositionStart(input);
    for (const sounds of ['ㄒ', 'ㄒㄧ', 'ㄒㄧㄣ', '新', '新ㄨ']) write(input, sounds);
    key(input, 'Enter', { isComposing: true });
    key(input, 'Enter', { keyCode: 229 });
    key(input, 'ArrowDown', { isComposing: true });
    await pause();
    expect(listQueries()).toEqual([]);
    expect(address()).toBe('/admin/here');
    write(input, '新聞');
    fireEvent.compositionEnd(input, { data: '新聞' });
    // In Safari the Enter that ends a composition comes after it.
    key(input, 'Enter', { keyCode: 229 });
    await waitFor(() => expect(listQueries()).toEqual(['新聞']));
    expect(address()).toBe('/admin/here');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
  it('offers recent items without a query, but no requests, which name people', async () => {
    renderSearch();
    for (const name of [/臺北說明會/, /新聞 ?高中/]) {
      write(await open(), '新聞');
      fireEvent.click(await screen.findByRole('option', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await open();
    expect(options()).toEqual(['臺北說明會校園新聞']);
  });
  it('leaves handled keys alone and finds only screens that the flags open', async () => {
    renderSearch();
    pressMod(screen.getByLabelText('內文'));
    pressMod(screen.getByLabelText('標題'), { isComposing: true });
    pressMod(screen.getByLabelText('標題'), { shiftKey: true });
    await pause();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /搜尋/ }));
    write(await field(), '新聞列表');
    await waitFor(() => expect(options()).toEqual(['新聞列表校園新聞']));
    write(await field(), '環景');
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
    write(await field(), '查無結果');
    await waitFor(() => expect(options()).toEqual(['查無結果的詞首頁設定']));
  });
});
