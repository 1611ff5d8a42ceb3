import { ACCOUNT_PATHS, type UserInfo } from '@admissions/protocol';
import type { AccountNotices } from '@admissions/protocol/staff';
import { createAppStore } from '@admissions/store';
import { apiAnswering, showPage, textsOf } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NoticeButton } from './notice-button.tsx';

const found: AccountNotices = {
  list: [
    { id: 9, at: '2026-11-21', by: 'manager', what: ['flags', 'password'], target: 'web.editor' },
    { id: 7, at: '2026-11-20', by: null, what: ['whitelist'], target: '203.0.113.7/32' },
  ],
  total: 3,
  until: 11,
};
function renderButton(notices: number, unseen = found) {
  const { sent } = apiAnswering(({ path }) => ({
    data: path === ACCOUNT_PATHS.notices ? unseen : null,
  }));
  const user = { notices } as UserInfo;
  showPage(<NoticeButton />, {
    store: createAppStore({ session: { user, priv: { account: 1 } } }),
  });
  return sent;
}
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));

describe('NoticeButton', () => {
  it('shows an account manager the changes of others until they are confirmed', async () => {
    const sent = renderButton(3);
    await press('帳號變動 3');
    const lines = textsOf(await screen.findAllByRole('listitem', { hidden: true }));
    expect(lines).toEqual([
      expect.stringMatching(/調整權限、設定密碼web\.editormanager 11\/21/),
      expect.stringMatching(/變更後台白名單203\.0\.113\.7\/32系統操作人員/),
    ]);
    expect(screen.getByText('另有1項較早的變動，請看操作紀錄。')).toBeTruthy();
    expect(
      screen.getByRole('link', { name: '查看操作紀錄', hidden: true }).getAttribute('href'),
    ).toBe('/admin/account/audit?area=account');
    await press('都確認過了');
    await waitFor(() => expect(screen.queryByText(/帳號變動/)).toBeNull());
    expect(sent.at(-1)).toMatchObject({
      method: 'post',
      path: ACCOUNT_PATHS.seeNotices,
      body: { until: 11 },
    });
  });
  it('warns of nobody when a trial of the whitelist has ended', async () => {
    const ended = {
      id: 8,
      at: '2026-11-20',
      by: null,
      what: ['whitelist' as const],
      isTrialOver: true,
      target: '',
    };
    renderButton(1, { list: [ended], total: 1, until: 8 });
    await press('帳號變動 1');
    const lines = textsOf(await screen.findAllByRole('listitem', { hidden: true }));
    expect(lines).toEqual([expect.stringMatching(/^白名單試用未確認，已恢復原名單系統自動/)]);
    expect(screen.queryByText(/請先鎖定相關帳號/)).toBeNull();
  });
  it('stays until somebody confirms the changes', async () => {
    const sent = renderButton(3);
    await press('帳號變動 3');
    await press('稍後再看');
    expect(screen.getByText('帳號變動 3')).toBeTruthy();
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['get']));
  });
  it('is absent without changes', () => {
    renderButton(0);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
