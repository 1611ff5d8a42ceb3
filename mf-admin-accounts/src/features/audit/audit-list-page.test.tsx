import { addDays, taipeiDay } from '@admissions/model';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import { apiAnswering, apiList, showRoutes } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('marks the range of days in force, and downloads its lines', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:file';
  const at = '2026-11-30T04:00:00Z';
  const line = { id: 1, at, account: 'lin', action: 'view', area: 'news', target: 'news/1' };
  const { api, sent } = apiAnswering(({ path }) =>
    path === ACCOUNT_PATHS.auditExport
      ? { data: null }
      : apiList([1, 2].map((id) => ({ ...line, id, name: null, details: {} }))),
  );
  const { user } = showRoutes([{ path: '*', Component, loader }], { api });
  const range = await screen.findByRole<HTMLInputElement>('radio', { name: '近7天' });
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(screen.getByText(/^共2筆.*不含系統自動.*相同的合併成一列$/)).toBeTruthy();
  expect(screen.getByText(/×2/)).toBeTruthy();
  await user.click(range);
  await waitFor(() => expect(range.checked).toBe(true));
  await user.click(screen.getByRole('button', { name: '下載這些紀錄（CSV）' }));
  const today = taipeiDay();
  await waitFor(() => expect(sent.at(-1)?.path).toBe(ACCOUNT_PATHS.auditExport));
  expect(sent.at(-1)?.body).toEqual({ begin: addDays(today, -6), end: today, by: 'people' });
  await waitFor(() => expect(saved).toHaveBeenCalled());
});
