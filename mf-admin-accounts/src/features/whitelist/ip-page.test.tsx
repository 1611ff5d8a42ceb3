import { WHITELIST_PATHS } from '@admissions/protocol';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as list from './ip-list-page.tsx';
import { addPage, editPage } from './ip-page.tsx';

it('counts what it lets in, and tries out a change that shuts out its editor', async () => {
  const entry = { id: 1, revision: 1, ip: '192.0.2.0/24', note: '', expiresAt: null };
  const reads: Record<string, unknown> = {
    [WHITELIST_PATHS.check]: { ip: '192.0.2.7', listed: true },
    [WHITELIST_PATHS.list]: { list: [{ ...entry, active: true }], total: 1, provisional: null },
  };
  const { api, sent } = apiAnswering(({ path }) => ({ data: reads[path] ?? entry }));
  const { user, store } = showRoutes([{ path: '*', ...editPage }], { api, at: '/x?id=1' });
  const isOn = () => screen.getByRole('switch').getAttribute('aria-checked');
  const field = await screen.findByLabelText(/位址或網段/);
  expect(isOn()).toBe('false');
  await user.clear(field);
  await user.type(field, '203.0.113.0/24');
  expect(isOn()).toBe('true');
  expect(screen.getByText('放行256個位址，不包含您的（192.0.2.7）。')).toBeTruthy();
  const save = () => user.click(screen.getByRole('button', { name: /^儲 ?存$/ }));
  const writes = () => sent.filter(({ method }) => method === 'post');
  await save();
  expect(store.getState().confirm).toMatchObject({
    message: expect.stringMatching(/^儲存後，您目前的位址（192\.0\.2\.7）不在名單上/),
    confirmLabel: '仍要儲存',
  });
  await act(async () => store.getState().answerConfirm(false));
  expect(writes()).toEqual([]);
  await save();
  await act(async () => store.getState().answerConfirm(true));
  await waitFor(() =>
    expect(store.getState().toasts[0]?.content).toMatch(/沒有從名單內的位址確認/),
  );
  expect(writes()).toMatchObject([{ body: { ip: '203.0.113.0/24', provisional: true } }]);
});

it('names an address of the machine itself, and does not offer it', async () => {
  const { api } = apiAnswering(({ path }) => ({
    data:
      path === WHITELIST_PATHS.check
        ? { ip: '127.0.0.1', listed: false }
        : { list: [], total: 0, provisional: null, expiredAt: '2026-11-20T23:54:00Z' },
  }));
  const { router } = showRoutes(
    [
      { path: '/', ...list },
      { path: '/add', ...addPage },
    ],
    { api },
  );
  expect(await screen.findByText(/11\/21 07:54 試用未確認，已恢復原名單$/)).toBeTruthy();
  expect(await screen.findByText(/^這是這台機器或內部網路的位址/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '把我的位址加入名單' })).toBeNull();
  await act(() => router.navigate('/add'));
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByRole('button', { name: /填入我的位址/ })).toBeNull();
});
