import { type Api, ApiError, apiContext } from '@admissions/api-client';
import { banner, TEXT_BANNER_ID, TOPICS } from '@admissions/model/kinds';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { routes } from '../../routes.tsx';
import { loadOwnBanners, loadPageBanners, NO_BANNERS } from './page-banners.ts';

const BANNERS = '/api/ap/banner/subList';
const PICTURE = { url: '/media/a.webp', alt: '', width: 4, height: 3, sources: [] };
const entry = (id: number, title: string, pic: unknown = PICTURE) => ({
  id,
  sort: id,
  updatedAt: '',
  title,
  text: '一句話',
  pic,
  picMobile: null,
  link: null,
  newWindow: false,
});
const place = (id: number, page: string, mode = 'picture') => ({ id, title: page, page, mode });

/** An API with these positions and their banners; it records every requested path. */
function apiWith(
  places: readonly ReturnType<typeof place>[],
  banners: Readonly<Record<number, unknown[]>>,
) {
  const read: string[] = [];
  const get = async (path: string, { params = {} }: { params?: Record<string, unknown> } = {}) => {
    read.push(path === BANNERS ? `bid ${params.bid}` : path);
    const shown = path === BANNERS ? (banners[Number(params.bid)] ?? []) : [];
    const list = path === '/api/ap/banner' ? places : shown;
    return { list, total: list.length, page: 1, perpage: 100 };
  };
  return { read, api: { get } as unknown as Api };
}
const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);

describe('page banners', () => {
  it('fall back to the global position', async () => {
    const { api } = apiWith([place(7, 'master'), place(8, 'all')], { 8: [entry(2, '共用')] });
    expect(titles((await loadPageBanners(api, 'master')).slides)).toEqual(['共用']);
  });
  it('list text-only banners beside those with a picture', async () => {
    const { api } = apiWith(
      [place(7, 'master'), place(8, 'master', 'text'), place(9, 'all', 'text')],
      {
        7: [entry(1, '圖'), entry(2, '沒有圖', null)],
        8: [entry(3, '字')],
        9: [entry(4, '到處')],
      },
    );
    const { slides, notices } = await loadPageBanners(api, 'master');
    expect([titles(slides), titles(notices)]).toEqual([['圖'], ['沒有圖', '字', '到處']]);
  });
  it('show the text banner on the home page only, whatever its position', async () => {
    const { api } = apiWith([place(TEXT_BANNER_ID, 'all', 'text'), place(8, 'home')], {
      [TEXT_BANNER_ID]: [entry(1, '快訊')],
      8: [entry(2, '腰帶')],
    });
    const home = await loadOwnBanners(api, 'home');
    expect([titles(home.slides), titles(home.notices)]).toEqual([['腰帶'], ['快訊']]);
    expect(await loadPageBanners(api, 'master')).toEqual({ ...NO_BANNERS, place: 'master' });
  });
  it('are empty if unreadable', async () => {
    const api = { get: () => Promise.reject(new ApiError('', { status: 503 })) } as unknown as Api;
    expect(await loadPageBanners(api, 'master')).toEqual({ ...NO_BANNERS, place: 'master' });
  });
  it('use every position that the back office offers', async () => {
    const options = banner.fields.page.options ?? [];
    const { api, read } = apiWith(
      options.map((page, index) => place(index + 100, page)),
      {},
    );
    const context = { get: (key: unknown) => (key === apiContext ? api : undefined) };
    for (const { path = '', lazy } of pagesIn(routes)) {
      const { loader } =
        (await (
          lazy as () => Promise<{ loader?: (args: LoaderFunctionArgs) => Promise<unknown> }>
        )()) ?? {};
      const addresses =
        path === ''
          ? TOPICS.map((topic) => `http://site/?topic=${topic}`)
          : [`http://site/${path}`];
      for (const url of addresses)
        await loaded(async () =>
          loader?.({
            context,
            request: new Request(url),
            params: {},
          } as unknown as LoaderFunctionArgs),
        );
    }
    const isShown = (page: string, index: number) =>
      page === 'all' ||
      read.includes(`bid ${index + 100}`) ||
      read.includes(`/api/ap/main/topic/${page}`);
    expect(options.filter((page, index) => !isShown(page, index))).toEqual([]);
    // Imports the code of every page.
  }, 300_000);
});

const pagesIn = (all: readonly RouteObject[]) =>
  all.filter(({ lazy, children }) => lazy && !children);
// A page may be a 404 with these empty responses.
const loaded = (load: () => Promise<unknown>) => load().catch(() => undefined);
