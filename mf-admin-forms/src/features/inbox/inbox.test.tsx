import { daysBetween, taipeiDay } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { ASSIGNEES_PATH, formPathsOf, LETTERS_PATH } from '@admissions/protocol/forms';
import { apiAnswering, hrefsOf, type Reply, showPage, textsOf } from '@admissions/tools/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ReviewPage } from '../../lib/form-screen.ts';
import { visitScreen } from '../../screens/screens.ts';
import { InboxTable } from './inbox.tsx';

const LISTS: Record<string, unknown> = {
  [ASSIGNEES_PATH]: [{ id: 8, name: '陳奕安' }],
  [LETTERS_PATH]: [],
};
const row = (id: number, school: string) => ({
  id,
  reference: `V-${id}`,
  revision: 3,
  state: 'new',
  audience: id === 3 ? 'parent' : 'school',
  school,
  city: '桃園市',
  name: '林○芬',
  dates: { begin: '2026-12-01', end: '2026-12-01' },
  assignee: null,
  scheduledAt: null,
  createdAt: '2026-11-20T01:30:00.000Z',
  unread: id === 2,
  alike: school === '中壢高中' ? 2 : 1,
});
const list = [row(1, '中壢高中'), row(2, '武陵高中'), row(3, '中壢高中')];
const page = { list, page: 1, perpage: 20, counts: {} };

function renderPage(reply: Reply, total = 3, canReply = true) {
  const { sent } = apiAnswering(({ path }) => (path in LISTS ? { data: LISTS[path] } : reply));
  return {
    writes: () => sent.filter(({ method }) => method === 'post'),
    ...showPage(
      <InboxTable
        screen={visitScreen}
        page={{ ...page, total, canReply } as unknown as ReviewPage}
        query={{ page: 1, perpage: 20 }}
        onChange={() => {}}
      />,
    ),
  };
}
const choose = (...references: string[]) => {
  for (const reference of references) fireEvent.click(screen.getByLabelText(reference));
};

const readHeaders = () => textsOf(screen.getAllByRole('columnheader'));

describe('InboxTable', () => {
  it('shows the columns chosen on this device, the school always', async () => {
    const { user } = renderPage({ data: [] });
    expect(readHeaders()).toContain('聯絡人');
    await user.click(screen.getByRole('button', { name: /^欄 ?位$/ }));
    expect(screen.getByLabelText<HTMLInputElement>('學校').disabled).toBe(true);
    await user.click(screen.getByLabelText('聯絡人'));
    expect(readHeaders()).not.toContain('聯絡人');
    cleanup();
    renderPage({ data: [] });
    expect(readHeaders()).not.toContain('聯絡人');
  });
  it('clears the filters of a search without a hit', async () => {
    apiAnswering(() => ({ data: [] }));
    const onChange = vi.fn();
    const { user } = showPage(
      <InboxTable
        screen={visitScreen}
        page={{ ...page, list: [], total: 0 } as unknown as ReviewPage}
        query={{ page: 2, perpage: 20, state: 'new', text: '無此校' }}
        onChange={onChange}
      />,
    );
    await user.click(screen.getByRole('button', { name: '清除條件' }));
    expect(onChange).toHaveBeenCalledWith({ page: 1, perpage: 20, state: 'new' });
  });
  it('shows how long a new request waits', () => {
    renderPage({ data: [] });
    const days = daysBetween('2026-11-20', taipeiDay());
    expect(screen.getAllByText(`已等${days}天`)).toHaveLength(3);
  });
  it('shows days that individuals booked as booked', () => {
    renderPage({ data: [] });
    expect([screen.getAllByText('已預約'), screen.getAllByText('未排定')]).toMatchObject([
      { length: 1 },
      { length: 2 },
    ]);
  });
  it('confirms a bulk change of state and sends the revision of each entry', async () => {
    const { store, writes } = renderPage({ data: [] });
    choose('V-1', 'V-2');
    expect(screen.getByText('已選2筆')).toBeTruthy();
    fireEvent.click(screen.getByText('變更狀態'));
    expect(store.getState().confirm?.message).toBe('要把2筆申請改成「已聯繫」嗎？');
    expect(writes()).toEqual([]);
    await act(async () => store.getState().answerConfirm(true));
    await waitFor(() =>
      expect(store.getState().toasts).toMatchObject([
        { tone: 'success', content: '2筆申請已改成「已聯繫」' },
      ]),
    );
    const items = [1, 2].map((id) => ({ id, revision: 3 }));
    expect(writes()).toMatchObject([
      { method: 'post', path: formPathsOf(visit).bulk, body: { state: 'contacted', items } },
    ]);
    expect(screen.queryByText(/已選/)).toBeNull();
  });
  it('assigns the chosen submissions to a colleague', async () => {
    const { store, writes } = renderPage({ data: [] });
    choose('V-1', 'V-2');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '指派給' }));
    fireEvent.click(await screen.findByTitle('陳奕安'));
    expect(store.getState().confirm?.message).toBe('要把2筆申請指派給陳奕安嗎？');
    await act(async () => store.getState().answerConfirm(true));
    await waitFor(() => expect(writes()[0]?.body).toMatchObject({ assignee: 8 }));
  });
  it('mails the chosen submissions after a preview of the filled mails', async () => {
    const letters = [{ reference: 'V-1', subject: '參訪（V-1）', text: '林玉芬 老師，您好：' }];
    const data = { count: 1, letters, without: ['V-2'] };
    const { user, store, writes } = renderPage({ data });
    choose('V-1', 'V-2');
    await user.click(screen.getByRole('button', { name: /^寄 ?信$/ }));
    await user.click(await screen.findByRole('button', { name: /^預 ?覽$/ }));
    await screen.findByText(/林玉芬 老師，您好：/);
    expect(screen.getByText(/不會寄信也不會變更：V-2/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '寄出1封' }));
    await waitFor(() => expect(store.getState().toasts[0]?.content).toContain('已交寄1封'));
    const items = [1, 2].map((id) => ({ id, revision: 3 }));
    const body = { items, state: 'contacted', text: expect.stringMatching(/^{稱呼}，您好：/) };
    expect(writes()).toMatchObject([
      { path: formPathsOf(visit).bulkReply, body: { ...body, isPreview: true } },
      { path: formPathsOf(visit).bulkReply, body: { ...body, isPreview: false } },
    ]);
    expect(screen.queryByText(/已選/)).toBeNull();
  });
  it('offers no letter to many without a mail server', () => {
    renderPage({ data: [] }, 3, false);
    choose('V-1');
    expect(screen.getByText('還沒有設定寄信，請逐筆回信')).toBeTruthy();
  });
  it('offers to choose all pages once the whole page is chosen', async () => {
    const { user } = renderPage({ data: { ...page, total: 4 } }, 4);
    choose('V-1', 'V-2', 'V-3');
    await user.click(screen.getByRole('button', { name: '選取全部4筆' }));
    expect(screen.getByText('已選3筆')).toBeTruthy();
  });
  it('links to all submissions of a school, which may be duplicates', () => {
    renderPage({ data: [] });
    const links = hrefsOf(screen.getAllByText('同校2筆'));
    expect(links).toEqual(['/?state=all&alike=1', '/?state=all&alike=3']);
  });
});
