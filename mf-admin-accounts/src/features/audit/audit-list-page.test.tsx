import { ACCOUNT_PATHS } from '@admissions/protocol';
import { apiAnswering, apiList, showRoutes } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component, loader } from './audit-list-page.tsx';

test('lists what people did, and automatic lines only on request', async () => {
  const { api, sent } = apiAnswering(() => apiList([]));
  const { user, address } = showRoutes([{ path: '*', Component, loader }], { api });
  const requested = () => sent.filter(({ path }) => path === ACCOUNT_PATHS.audit);
  const box = await screen.findByRole('checkbox', { name: '只看人員的操作' });
  expect(requested().at(-1)?.params).toMatchObject({ by: 'people' });
  await user.click(box);
  await waitFor(() => expect(requested()).toHaveLength(2));
  expect(requested().at(-1)?.params).not.toHaveProperty('by');
  expect(address()).toBe('/?by=all');
  await user.click(screen.getAllByRole('button', { name: '清除條件' })[0] as HTMLElement);
  await waitFor(() => expect(requested()).toHaveLength(3));
  expect(requested().at(-1)?.params).toMatchObject({ by: 'people' });
});
