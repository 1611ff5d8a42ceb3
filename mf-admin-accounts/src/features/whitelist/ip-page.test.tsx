import { WHITELIST_PATHS } from '@admissions/protocol';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { editPage } from './ip-page.tsx';

it('tries out a change that may lock out its editor', async () => {
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
});
