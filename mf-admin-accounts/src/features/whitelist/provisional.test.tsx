import { WHITELIST_PATHS } from '@admissions/protocol';
import { apiAnswering, apiError, type Reply, showRoutes } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PendingChange } from './provisional.tsx';

function pending(seconds = 200, answer: Reply = { data: null }) {
  const { sent } = apiAnswering(() => answer);
  let reads = 0;
  const change = { revertsAt: new Date(Date.now() + seconds * 1000).toISOString(), by: '王小明' };
  const element = <PendingChange change={change} />;
  const shown = showRoutes([{ path: '*', loader: () => ++reads, element }]);
  return { ...shown, sent, reads: () => reads };
}

describe('PendingChange', () => {
  it('shows who tries a change and the time left', async () => {
    pending();
    expect(await screen.findByText(/^王小明的變更正在試用，3:(20|19)後自動復原$/)).toBeTruthy();
  });
  it.each([
    ['確認保留', WHITELIST_PATHS.confirm],
    ['立即復原', WHITELIST_PATHS.revert],
  ])('%s ends the provisional change and reloads the list', async (button, path) => {
    const { user, sent, reads } = pending();
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(reads()).toBe(2));
    expect(sent.map((each) => [each.method, each.path])).toEqual([['post', path]]);
  });
  it('reloads the list when the change has reverted', async () => {
    const { reads } = pending(0);
    await waitFor(() => expect(reads()).toBeGreaterThan(1));
  });
  it('reports a change that had already reverted', async () => {
    const { user, store, reads } = pending(
      200,
      apiError(200, '沒有等待確認的變更，可能已經自動復原。', { errorCode: 2 }),
    );
    await user.click(await screen.findByRole('button', { name: '確認保留' }));
    await waitFor(() =>
      expect(store.getState().toasts.map(({ content }) => content)).toEqual([
        '沒有等待確認的變更，可能已經自動復原。',
      ]),
    );
    await waitFor(() => expect(reads()).toBe(2));
  });
});
