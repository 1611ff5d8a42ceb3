import { visit } from '@admissions/model/forms';
import { formPathsOf, type MergeWrite, SUBMISSION_PATHS } from '@admissions/protocol/forms';
import {
  apiAnswering,
  apiError,
  mediaMatching,
  type Reply,
  showRoutes,
} from '@admissions/tools/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { visitScreen } from '../../screens/screens.ts';
import { visitRequest as entry } from './fixtures/visit-request.ts';
import { Review } from './review-page.tsx';

const contacted = { ...entry, revision: 4, state: 'contacted' };

async function sendLetter(reply: Reply) {
  apiAnswering(({ path }) => (path === SUBMISSION_PATHS.reply(7) ? reply : { data: [] }));
  const element = <Review screen={visitScreen} loaded={entry} query={{ page: 1, perpage: 20 }} />;
  const { user } = showRoutes([{ path: '*', element }]);
  await user.click(await screen.findByRole('button', { name: '寄信給林玉芬' }));
  await user.click(await screen.findByRole('button', { name: '寄出回信' }));
  await within(screen.getByRole('form')).findByRole('radio', { name: '已聯繫', checked: true });
}

describe('review after a sent mail', () => {
  it('does not report the mail’s own change as a conflict', async () => {
    await sendLetter({ data: contacted });
    expect(screen.queryByText('這筆申請剛被別人更新')).toBeNull();
  });
  it('reports somebody else’s change made before the mail', async () => {
    await sendLetter(apiError(409, '有人更新', { data: contacted }));
    expect(screen.getByText('這筆申請剛被別人更新')).toBeTruthy();
  });
});

it('a scheduled time that no letter names needs a letter by staff', async () => {
  const scheduledAt = '2026-12-01T02:00:00.000Z';
  const before = { ...entry, scheduledAt } as typeof entry;
  const after = { ...before, revision: 4, state: 'scheduled' };
  apiAnswering(({ method }) => ({ data: method === 'put' ? after : [] }));
  const element = <Review screen={visitScreen} loaded={before} query={{ page: 1, perpage: 20 }} />;
  const { user, store } = showRoutes([{ path: '*', element }]);
  await user.click(await screen.findByRole('radio', { name: '已排定' }));
  await user.click(screen.getByRole('button', { name: '儲存處理結果' }));
  await waitFor(() => expect(store.getState().toasts[0]?.content).toMatch(/請按上面的「寄信」/));
});

it('a saved contact points to the letter, which has the template of the chosen state', async () => {
  const before = { ...entry, period: 'afternoon', scheduledAt: '2026-12-01T02:00:00.000Z' };
  const after = { ...before, revision: 4, state: 'contacted' };
  apiAnswering(({ method }) => ({ data: method === 'put' ? after : [] }));
  const loaded = before as typeof entry;
  const element = <Review screen={visitScreen} loaded={loaded} query={{ page: 1, perpage: 20 }} />;
  const { user, store } = showRoutes([{ path: '*', element }]);
  expect(screen.getByText('不在對方希望的時段（下午）')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '已排定' }));
  await user.click(screen.getByRole('button', { name: '寄信給林玉芬' }));
  expect(
    (await screen.findByRole('combobox', { name: '範本' })).closest('.ant-select')?.textContent,
  ).toContain('已排定');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('radio', { name: '已聯繫' }));
  await user.click(screen.getByRole('button', { name: '儲存處理結果' }));
  await waitFor(() => expect(store.getState().toasts[0]?.content).toMatch(/下一步請按上面/));
});

it.each([
  [[], 2],
  [['screen and (width < 68rem)'], 4],
])('windows that match %j have what was sent at %i from the handling', (matching, position) => {
  vi.stubGlobal('matchMedia', mediaMatching(...matching));
  apiAnswering(() => ({ data: [] }));
  const element = <Review screen={visitScreen} loaded={entry} query={{ page: 1, perpage: 20 }} />;
  showRoutes([{ path: '*', element }]);
  const sent = screen.getByText(/個人資料保存到/);
  expect(screen.getByRole('form').compareDocumentPosition(sent)).toBe(position);
});

const { duplicates: _none, merged: _empty, ...sent } = entry;
const other = { ...sent, id: 9, reference: 'V-9K8J7H', revision: 2, remarks: '改成兩班' };
const { merge } = formPathsOf(visit);

it('a possible duplicate is merged after a question, and taken out again', async () => {
  const found = { ...entry, duplicates: [other] } as typeof entry;
  const merged = { ...entry, revision: 4, merged: [other] };
  const { sent: calls } = apiAnswering(({ path, body }) => {
    if (path !== merge(7)) return { data: [] };
    const { isUndo } = body as MergeWrite;
    return { data: isUndo ? { ...found, revision: 5 } : merged };
  });
  const element = <Review screen={visitScreen} loaded={found} query={{ page: 1, perpage: 20 }} />;
  const { user, store } = showRoutes([{ path: '*', element }]);
  expect(screen.getByText(/個人資料保存到2027\/05\/30/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'V-9K8J7H' }).getAttribute('href')).toContain('id=9');
  await user.click(screen.getByRole('button', { name: '合併到這一筆：V-9K8J7H' }));
  await act(async () => store.getState().answerConfirm(true));
  await screen.findByText('改成兩班');
  expect(screen.queryByText('可能重複')).toBeNull();
  await user.click(screen.getByRole('button', { name: '取消合併：V-9K8J7H' }));
  await screen.findByText('可能重複');
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'post')).toMatchObject([
      { body: { revision: 3, other: { id: 9, revision: 2 } } },
      { body: { revision: 4, other: { id: 9, revision: 2 }, isUndo: true } },
    ]),
  );
});
