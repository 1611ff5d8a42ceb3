import { AdminProvider } from '@admissions/admin-ui';
import { type AnyKind, adminPathsOf, pair } from '@admissions/model';
import { banner, bannerSub, college, office } from '@admissions/model/kinds';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import {
  apiAnswering,
  apiList,
  createEntry,
  createImage,
  showRoutes,
} from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import manifest from '../../remote.json' with { type: 'json' };
import { overviewScreen } from './overview-screen.tsx';
import { OVERVIEWS } from './screens.ts';

const toSection = (kind: AnyKind, order: number) => ({
  ...{ kind, label: kind.label, order, path: `/${kind.name}` },
});
const COLLEGES = [
  createEntry(1, { pic: createImage() }),
  createEntry(2),
  createEntry(3, { status: 'draft' }),
];

it('shows the entries of each section by state, who changed it last, and a picture', async () => {
  const { api } = apiAnswering(({ path, params }) => {
    if (path === adminPathsOf(college).list) return apiList(COLLEGES);
    if (path === `/api/ap/${banner.public.list}`)
      return apiList([createEntry(8, { mode: 'text' })]);
    if (path === `/api/ap/${bannerSub.public.list}`)
      return apiList(params.bid === 8 ? COLLEGES : []);
    const isOfCollege = (params as { kind?: string }).kind === college.id;
    return apiList(path === ENTRY_DRAFT_PATHS.list && isOfCollege ? [{ entryId: 2 }] : []);
  });
  const { loader, element } = overviewScreen({
    title: pair('總覽', 'Overview'),
    note: pair('', ''),
    area: 'setting',
    page: '/',
    sections: [...[college, office].map(toSection), { ...toSection(bannerSub, 2), place: 'text' }],
    sharedFrom: 1,
  });
  showRoutes([{ path: '*', loader, element }], { layout: AdminProvider, api });
  const row = within((await screen.findByText('首頁學院')).closest('tr') as HTMLElement);
  expect(row.getByRole('link').getAttribute('href')).toBe('/college');
  expect(row.getByText('已發布2筆')).toBeTruthy();
  expect(row.getByText('待發布的草稿2筆')).toBeTruthy();
  expect(row.getByText(/林小美/)).toBeTruthy();
  expect(row.getByRole('presentation').getAttribute('src')).toBeTruthy();
  const untouched = within(screen.getByText('招生單位資料').closest('tr') as HTMLElement);
  expect(untouched.getByText('預設內容')).toBeTruthy();
  const elsewhere = within(screen.getByText('橫幅').closest('tr') as HTMLElement);
  expect(elsewhere.getByText('已發布3筆')).toBeTruthy();
  const link = elsewhere.getByRole('link', { name: '在「橫幅版位」修改' });
  expect(link.getAttribute('href')).toBe('/bannerSub?bid=8');
});

it('lists the blocks of the home page in the order and with the names of the side menu', () => {
  const [home] = OVERVIEWS;
  const own = home.sections.filter(({ kind }) => kind.area === home.area);
  const listed = manifest.claims.flatMap(({ path, menu }) => {
    const isBlock = path.startsWith('/admin/setting/') && !/\/(?:list|go_live)$/.test(path);
    return isBlock && menu ? { path, ...menu } : [];
  });
  listed.sort((one, other) => one.order - other.order);
  const toRow = ({ path, label }: { path: string; label: object }) => ({ path, label });
  expect(own.map(toRow)).toEqual(listed.map(toRow));
  const places = home.sections.map(({ order }) => order);
  expect(new Set(places).size).toBe(places.length);
  expect(home.sections.slice(home.sharedFrom).map(({ kind }) => kind.id)).toEqual([
    'setting.office',
    'setting.menu',
    'setting.footer',
    'setting.privacy',
  ]);
});
