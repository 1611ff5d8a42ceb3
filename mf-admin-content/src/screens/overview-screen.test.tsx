import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf, pair } from '@admissions/model';
import { college, office } from '@admissions/model/kinds';
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
import { overviewScreen } from './overview-screen.tsx';

const COLLEGES = [
  createEntry(1, { pic: createImage() }),
  createEntry(2),
  createEntry(3, { status: 'draft' }),
];

it('shows the entries of each section by state, who changed it last, and a picture', async () => {
  const { api } = apiAnswering(({ path, params }) => {
    if (path === adminPathsOf(college).list) return apiList(COLLEGES);
    const isOfCollege = (params as { kind?: string }).kind === college.id;
    return apiList(path === ENTRY_DRAFT_PATHS.list && isOfCollege ? [{ entryId: 2 }] : []);
  });
  const { loader, element } = overviewScreen({
    title: pair('總覽', 'Overview'),
    note: pair('', ''),
    sections: [college, office].map((kind) => ({ kind, path: `/${kind.name}` })),
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
});
