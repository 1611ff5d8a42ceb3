import { AdminProvider } from '@admissions/admin-ui';
import { adminPathsOf } from '@admissions/model';
import { selectionItem } from '@admissions/model/kinds';
import { ENTRY_DRAFT_PATHS, type EntryDraft } from '@admissions/protocol/staff';
import { apiAnswering, apiList, createEntry, showRoutes } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BESIDE_FORM } from '../fixtures/beside-form.ts';
import { listScreen } from './list-screen.tsx';
import { SCREENS } from './screens.ts';

const entry = createEntry(3, {
  revision: 2,
  title: '線上的標題',
  pic: null,
  link: { href: '/news' },
});
const draft: EntryDraft = {
  id: 31,
  kind: selectionItem.id,
  entryId: 3,
  version: 1,
  title: '草稿的標題',
  updatedAt: '2026-11-23T06:03:00.000Z',
  updatedBy: '林小美',
  schedule: null,
  isNew: false,
  changed: { title: '草稿的標題' },
  base: { title: '線上的標題' },
};
const restoring = adminPathsOf(selectionItem).restore(3);

function openDrawer(given: object, drafts: readonly EntryDraft[]) {
  const found = SCREENS.find(({ kind }) => kind.id === selectionItem.id);
  if (!found) throw new Error('The route has no screen');
  const { api, sent } = apiAnswering(({ path }) => {
    if (path in BESIDE_FORM) return { data: BESIDE_FORM[path] };
    if (path === restoring) return { data: { ...given, deletedAt: null, revision: 3 } };
    if (path === adminPathsOf(selectionItem).info(3)) return { data: given };
    if (path === ENTRY_DRAFT_PATHS.one(31)) return { data: draft };
    if (path === ENTRY_DRAFT_PATHS.list) return { data: { list: drafts } };
    return apiList(path === adminPathsOf(selectionItem).list ? [given] : []);
  });
  const { loader, element } = listScreen(found);
  showRoutes([{ path: '/list', loader, element }], {
    layout: AdminProvider,
    at: '/list?edit=3',
    api,
  });
  return sent;
}

describe('EntryDrawer', () => {
  it('opens with the entry’s draft, also where no approval is required', async () => {
    const sent = openDrawer(entry, [draft]);
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^標題/ });
    expect(title.value).toBe('草稿的標題');
    expect(await screen.findByText(/留下的草稿，還沒有發布/)).toBeTruthy();
    expect(title.value).toBe('草稿的標題');
    // Loaded once, with the entry.
    expect(sent.filter(({ path }) => path === ENTRY_DRAFT_PATHS.one(31))).toHaveLength(1);
  });

  it('shows that an entry is in the trash, and is editable once restored', async () => {
    const sent = openDrawer({ ...entry, deletedAt: '2026-11-24T05:00:00.000Z' }, []);
    await screen.findByText(/這筆資料在回收桶裡/);
    const title = () => screen.getByRole('textbox', { name: /^標題/, hidden: true });
    expect(title().closest('[inert]')).not.toBeNull();
    const heading = () => document.querySelector('.ant-drawer-title')?.textContent;
    expect(heading()).toContain('回收桶');
    fireEvent.click(screen.getByRole('button', { name: '還原' }));
    await waitFor(() => expect(screen.queryByText(/這筆資料在回收桶裡/)).toBeNull());
    expect(title().closest('[inert]')).toBeNull();
    expect(heading()).toContain('已發布');
    expect(sent.find(({ path }) => path === restoring)?.body).toEqual({ revision: 2 });
  });
});
