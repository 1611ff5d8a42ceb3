// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import type { WorkingCopy } from '@admissions/contracts';
import {
  adminPathsOf,
  CHECKS_PATH,
  PRESENCE_PATH,
  REVIEW_PATHS,
  WORKING_COPY_PATHS,
} from '@admissions/contracts';
import { selectionItem } from '@admissions/contracts/kinds';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SCREENS } from './areas.ts';
import { listScreen } from './list-screen.tsx';

afterEach(cleanup);

const entry = {
  id: 3,
  revision: 2,
  status: 'published',
  publishAt: null,
  unpublishAt: null,
  updatedAt: '2026-11-23T05:00:00.000Z',
  updatedBy: '王小明',
  title: '線上的標題',
  pic: null,
  link: { href: '/news' },
};
const draft: WorkingCopy = {
  id: 31,
  kind: selectionItem.id,
  entryId: 3,
  version: 1,
  title: '草稿的標題',
  updatedAt: '2026-11-23T06:03:00.000Z',
  updatedBy: '林小美',
  schedule: null,
  changed: { title: '草稿的標題' },
  base: { title: '線上的標題' },
};
const thread = {
  reviews: [],
  comments: [],
  needsApproval: false,
  seen: { revision: 2, version: 1 },
  approval: 'open',
  lastEditorId: null,
  colleagues: [],
};
const page = (list: unknown[]) => ({ list, total: list.length, page: 1, perpage: 20 });

describe('EntryDrawer', () => {
  it('opens with the draft that stands beside the entry, also where no approval is asked for', async () => {
    const found = SCREENS.find(({ kind }) => kind.id === selectionItem.id);
    if (!found) throw new Error('There is no screen');
    const asked: string[] = [];
    const { api } = apiAnswering(({ path }) => {
      asked.push(path);
      if (path === adminPathsOf(selectionItem).info(3)) return { data: entry };
      if (path === WORKING_COPY_PATHS.one(31)) return { data: draft };
      if (path === WORKING_COPY_PATHS.list) return { data: { list: [draft] } };
      if (path === CHECKS_PATH) return { data: { dead: [], heavy: [] } };
      if (path === REVIEW_PATHS.rules) return { data: { areas: [] } };
      if (path === PRESENCE_PATH) return { data: { others: [] } };
      if (path === REVIEW_PATHS.thread) return { data: thread };
      if (path === adminPathsOf(selectionItem).list) return { data: page([entry]) };
      return { data: page([]) };
    });
    const { loader, element } = listScreen(found);
    showRoutes([{ Component: AdminProvider, children: [{ path: '/list', loader, element }] }], {
      at: '/list?edit=3',
      api,
    });
    const seen: string[] = [];
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^標題/ });
    seen.push(title.value);
    expect(await screen.findByText(/留下的草稿，還沒有發布/)).toBeTruthy();
    seen.push(title.value);
    expect(seen).toEqual(['草稿的標題', '草稿的標題']);
    // Read once, with the entry.
    expect(asked.filter((path) => path === WORKING_COPY_PATHS.one(31))).toHaveLength(1);
  });
});
