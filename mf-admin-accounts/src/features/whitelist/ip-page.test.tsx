import { WHITELIST_PATHS } from '@admissions/protocol';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as list from './ip-list-page.tsx';
import { addPage, editPage } from './ip-page.tsx';

it('counts what it lets in, and tries out a change that may lock out its editor', async () => {
  const entry = { id: 1, revision: 1, ip: '192.0.2.0/24', note: '', expiresAt: null };
  const { api } = apiAnswering(({ path }) => ({
    data: path === WHITELIST_PATHS.check ? { ip: '192.0.2.7', listed: true } : entry,
  }));
  const { user } = showRoutes([{ path: '*', ...editPage }], { api, at: '/x?id=1' });
  const isOn = () => screen.getByRole('switch').getAttribute('aria-checked');
  const field = await screen.findByLabelText(/位址或網段/);
  expect(isOn()).toBe('false');
  await user.clear(field);
  await user.type(field, '203.0.113.0/24');
  expect(isOn()).toBe('true');
  expect(screen.getByText('放行256個位址，不包含您的（192.0.2.7）。')).toBeTruthy();
});

it('names an address of the machine itself, and does not offer it', async () => {
  const { api } = apiAnswering(({ path }) => ({
    data:
      path === WHITELIST_PATHS.check
        ? { ip: '127.0.0.1', listed: false }
        : { list: [], total: 0, provisional: null },
  }));
  const { router } = showRoutes(
    [
      { path: '/', ...list },
      { path: '/add', ...addPage },
    ],
    { api },
  );
  expect(await screen.findByText(/^這是這台機器或內部網路的位址/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '把我的位址加入名單' })).toBeNull();
  await act(() => router.navigate('/add'));
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true');
  expect(screen.queryByRole('button', { name: /填入我的位址/ })).toBeNull();
});
