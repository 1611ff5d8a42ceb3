import type { RolloverMatch, RolloverReview } from '@admissions/protocol/staff';
import { apiAnswering, apiError, type Reply, showRoutes } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rolloverScreen } from './rollover-page.tsx';

// Allow for a busy machine.
const createMatch = (at: string, more: Partial<RolloverMatch> = {}): RolloverMatch => ({
  at,
  field: 'title',
  text: '115',
  was: '115',
  before: '',
  after: '學年度',
  suggestions: { date: '116', weekday: '116' },
  isSure: true,
  state: 'open',
  ...more,
});
const review = (id: number, finds: RolloverMatch[], revision = 1): RolloverReview => ({
  id,
  from: id,
  made: id + 100,
  year: 115,
  toYear: 116,
  at: '2026-11-24T00:00:00Z',
  by: '王小明',
  title: `管道${id}`,
  status: 'draft',
  revision,
  finds,
});
const day = createMatch('dates.0.dates@0', {
  field: 'dates',
  text: '2026-03-05',
  was: '2026-03-05',
  suggestions: { date: '2027-03-05', weekday: '2027-03-04' },
});
const unsure = createMatch('body.#a.html@0', { field: 'body', isSure: false });

function show(put: () => Reply, step = 'review', list: readonly object[] = []) {
  const reviews = [review(1, [createMatch('title@0'), day]), review(2, [unsure])];
  const { api, sent } = apiAnswering((call) => {
    if (call.method === 'put') return put();
    if (call.path.endsWith('turnovers')) return { data: { list: reviews } };
    const requestedReview = reviews.find(({ id }) => call.path.endsWith(`/turnover/${id}`));
    return { data: requestedReview ?? { list, total: list.length, page: 1, perpage: 100 } };
  });
  const { loader, element } = rolloverScreen('about');
  showRoutes([{ path: '/admin/about/turnover', loader, element }], {
    at: `/admin/about/turnover?of=admissions&step=${step}`,
    api,
  });
  return () => sent.filter(({ method }) => method === 'put').map(({ path, body }) => [path, body]);
}

describe('review of years and dates', () => {
  it('updates all drafts one by one, without uncertain matches', async () => {
    const writes = show(() => ({
      data: review(1, [createMatch('title@0', { state: 'changed' })], 2),
    }));
    fireEvent.click(await screen.findByRole('button', { name: '全部照建議改（2處）' }));
    await screen.findByRole('button', { name: '全部照建議改（0處）' });
    expect(writes()).toEqual([
      [
        '/api/admin/turnover/1',
        {
          revision: 1,
          changes: [
            { at: 'title@0', was: '115', to: '116' },
            { at: 'dates.0.dates@0', was: '2026-03-05', to: '2027-03-05' },
          ],
          keep: [],
        },
      ],
    ]);
    const other = screen.getByRole('region', { name: '管道2' });
    expect(within(other).getByText('請確認')).toBeDefined();
    expect(within(other).getByText(/^115學年度的副本，改成116學年度；王小明/)).toBeDefined();
  });

  it('moves the focus to the same button of the next row', async () => {
    const answers = [
      review(1, [createMatch('title@0', { state: 'kept' }), day], 2),
      review(1, [createMatch('title@0', { state: 'kept' }), { ...day, state: 'kept' }], 3),
      review(2, [{ ...unsure, state: 'changed' }], 2),
    ];
    show(() => ({ data: answers.shift() }));
    const press = async (name: string, of: string) => {
      const draft = within(await screen.findByRole('region', { name: of }));
      const button = draft.getByRole('button', { name });
      button.focus();
      fireEvent.click(button);
      await waitFor(() => expect(button.isConnected).toBe(false));
      return document.activeElement;
    };
    expect(await press('「115」照舊', '管道1')).toBe(
      screen.getByRole('button', { name: '「2026-03-05」照舊' }),
    );
    expect(await press('「2026-03-05」照舊', '管道1')).toBe(
      screen.getByRole('button', { name: '「115」照舊' }),
    );
    expect(await press('把「115」改成「116」', '管道2')).toBe(
      screen.getByRole('link', { name: '開啟草稿：管道1' }),
    );
  });

  it('keeps matches unchanged one by one, and reloads a draft changed by somebody else', async () => {
    const writes = show(() => apiError(409, '已被修改', { data: {} }));
    const other = await screen.findByRole('region', { name: '管道2' });
    fireEvent.click(within(other).getByRole('button', { name: '「115」照舊' }));
    await within(other).findByText(/剛被其他人修改過/);
    expect(writes()).toEqual([
      [
        '/api/admin/turnover/2',
        { revision: 1, changes: [], keep: [{ at: 'body.#a.html@0', was: '115', isKept: true }] },
      ],
    ]);
  });
});

it('a copy may be chosen once it is published, and its draft is not listed', async () => {
  const entry = { id: 1, title: '第1筆', status: 'published', updatedAt: '2026-11-24T00:00:00Z' };
  const draft = { ...entry, id: 101, title: '第101筆', status: 'draft' };
  const copy = { ...entry, id: 102, title: '第102筆' };
  show(() => ({ data: null }), 'choose', [entry, draft, copy]);
  const box = (name: string) => screen.findByRole('checkbox', { name: `選取：${name}` });
  expect(await box('第102筆')).toHaveProperty('disabled', false);
  expect(await box('第1筆')).toHaveProperty('disabled', true);
  expect(screen.queryByText('第101筆')).toBeNull();
});
