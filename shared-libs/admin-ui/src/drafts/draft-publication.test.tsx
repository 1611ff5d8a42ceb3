// @vitest-environment jsdom
import type { AnyEntry } from '@admissions/model/merge';
import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  COLLEGE,
  createDraft,
  field,
  openDraft,
  openForm,
  press,
  pressOther,
  type,
} from '../fixtures/draft.tsx';

async function open(onSaved = () => {}) {
  const page = await openDraft(createDraft(), onSaved);
  const { server } = page;
  const publish = (change: object) => {
    server.copy = null;
    server.entry = { ...server.entry, ...change, revision: 3, updatedBy: '林小美' };
  };
  return { ...page, publish };
}
const expectNoQuestion = () => {
  expect(screen.queryByText(/改了同一處|同一處也改過了/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
};

describe('draft that is published while open elsewhere', () => {
  it('continues from the published text without a prompt', async () => {
    const { server, publish } = await open();
    publish({ titleEn: 'Computing', intro: '同事發布的' });
    type(/^英文名稱/, 'Computing Sciences');
    await waitFor(() =>
      expect(server.copy).toMatchObject({
        changed: { titleEn: 'Computing Sciences' },
        base: { titleEn: 'Computing' },
      }),
    );
    expect(field(/^簡介/).value).toBe('同事發布的');
    expectNoQuestion();
  });
  it('is published again without a prompt', async () => {
    const onSaved = vi.fn(() => expect(screen.getByText('處理中，請稍候…')).toBeTruthy());
    const { sent, publish } = await open(onSaved);
    publish({ titleEn: 'Computing' });
    type(/^英文名稱/, 'Computing Sciences');
    press('更新');
    await waitFor(() => expect(onSaved).toHaveReturned());
    expect(sent.findLast(({ path }) => path.includes('edit_'))?.body).toEqual({
      titleEn: 'Computing Sciences',
      revision: 3,
    });
    expectNoQuestion();
  });
  it('raises a conflict where the colleague published other text in the same field', async () => {
    const { publish } = await open();
    publish({ titleEn: 'Theirs' });
    type(/^英文名稱/, 'Mine');
    await screen.findByText('林小美也改了同一處');
    expect(field(/^英文名稱/).value).toBe('Mine');
  });
  it('keeps typed text when a colleague discards it', async () => {
    const { server } = await open();
    server.copy = null;
    type(/^簡介/, '我的簡介');
    await waitFor(() =>
      expect(server.copy?.changed).toEqual({ titleEn: 'Computing', intro: '我的簡介' }),
    );
    expectNoQuestion();
  });
  it('keeps a colleague’s edits during the publication as a draft of the new version', async () => {
    const onSaved = vi.fn();
    const { server } = await open(onSaved);
    server.onPublish = () => {
      server.copy = createDraft({ version: 2, changed: { titleEn: 'Computing, and more' } });
    };
    press('更新');
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(server.copy).toMatchObject({
      changed: { titleEn: 'Computing, and more' },
      base: { titleEn: 'Computing' },
    });
  });
});

const writes = ({ sent }: ReturnType<typeof openForm>) =>
  sent.filter(({ path }) => path.includes('edit_')).map(({ body }) => body);

describe('status of an entry', () => {
  it('is told beside the buttons, with whether something is not saved or not published', async () => {
    openForm({});
    expect(screen.getByText('已發布・沒有未儲存的修改')).toBeTruthy();
    type(/^英文名稱/, 'Computing');
    expect(screen.queryByText(/沒有未儲存的修改/)).toBeNull();
    await screen.findByText('已發布（有未發布的修改）・');
    await screen.findByText(/^草稿已存/);
  });
  it('is published by the main button, also when it was not', async () => {
    const page = openForm({ entry: { ...COLLEGE, status: 'draft' } as typeof COLLEGE });
    press('發布');
    await waitFor(() => expect(writes(page)).toEqual([{ status: 'published', revision: 2 }]));
    await waitFor(() =>
      expect(page.store.getState().toasts.at(-1)).toMatchObject({
        content: '已發布',
        link: { label: '看網站上的頁面' },
      }),
    );
  });
  it('is taken down from the menu; typed text becomes a draft, however unfinished', async () => {
    const [onSaved, onEntry] = [vi.fn(), vi.fn()];
    const page = openForm({ onSaved, onEntry });
    type(/^學院名稱/, '');
    await pressOther('下架');
    await waitFor(() => expect(writes(page)).toEqual([{ status: 'draft', revision: 2 }]));
    await waitFor(() => expect(page.server.copy?.changed).toEqual({ title: '' }));
    expect(field(/^學院名稱/).value).toBe('');
    expect(onSaved).not.toHaveBeenCalled();
    expect(onEntry.mock.lastCall).toMatchObject([{ status: 'draft', revision: 3 }]);
  });
  it('is taken down without draft; typed text stays unsaved', async () => {
    const page = openForm({ hasDraft: false });
    type(/^英文名稱/, 'Computing');
    await pressOther('下架');
    await waitFor(() => expect(writes(page)).toEqual([{ status: 'draft', revision: 2 }]));
    await screen.findByText(/尚未儲存/);
    expect(field(/^英文名稱/).value).toBe('Computing');
    press('儲存');
    await waitFor(() => expect(writes(page).at(-1)).toEqual({ titleEn: 'Computing', revision: 3 }));
  });
});

describe('new entry', () => {
  function fill() {
    const page = openForm({ entry: null, loaded: null });
    const blank = { title: null, titleEn: null, intro: null };
    page.server.entry = { ...COLLEGE, ...blank, revision: 1, status: 'draft' } as AnyEntry;
    for (const label of [/^學院名稱/, /^英文名稱/, /^簡介/]) type(label, 'A');
    return page;
  }
  it.each(['saved', 'typed'])('begins with its draft and is published once: %s', async (state) => {
    const page = fill();
    if (state === 'saved') await screen.findByText(/^草稿已存/);
    press('發布');
    await waitFor(() => expect(writes(page)).toHaveLength(1));
    expect(writes(page)).toMatchObject([{ title: 'A', status: 'published', revision: 1 }]);
    expect(page.sent.filter(({ path }) => path.includes('/add_'))).toMatchObject([
      { path: ENTRY_DRAFT_PATHS.add, body: { entryId: null } },
    ]);
  });
  it('is not published while its draft does not reach the server', async () => {
    const page = fill();
    page.server.isAway = true;
    press('發布');
    await waitFor(() =>
      expect(page.store.getState().toasts.at(-1)?.content).toContain('草稿沒有存到伺服器'),
    );
    expect(page.sent.every(({ path }) => path === ENTRY_DRAFT_PATHS.add)).toBe(true);
  });
});
