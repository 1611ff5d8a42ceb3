import { type AdminSession, AUTH_PATHS, type TotpState } from '@admissions/protocol';
import { MAIL_NOTICE_PATHS } from '@admissions/protocol/staff';
import { apiAnswering, type Reply, type Sent, showPage, textsOf } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SecurityDialog } from './security-dialog.tsx';

const OFF: TotpState = { enabled: false, confirmedAt: null, recoveryCodesLeft: 0 };
const ON = { enabled: true, confirmedAt: '2026-11-21T01:30:00.000Z', recoveryCodesLeft: 10 };
const CODES = ['AAAA-BBBB-CCCC', 'DDDD-EEEE-FFFF'];
const here: AdminSession = {
  id: 1,
  ip: '203.0.113.7',
  userAgent: 'Firefox/150',
  createdAt: '2026-11-21T01:30:00Z',
  seenAt: '2026-11-21T02:00:00Z',
  current: true,
};
const elsewhere: AdminSession = { ...here, id: 2, ip: '198.51.100.9', current: false };

const changePassword = vi.fn();
function opened(answers: Record<string, (request: Sent) => Reply>) {
  const defaults: Record<string, (request: Sent) => Reply> = {
    [AUTH_PATHS.totpState]: () => ({ data: OFF }),
    [AUTH_PATHS.sessions]: () => ({ data: [here, elsewhere] }),
  };
  const { sent } = apiAnswering(
    (request) => ({ ...defaults, ...answers })[request.path]?.(request) ?? 'lost',
  );
  showPage(<SecurityDialog onClose={vi.fn()} onChangePassword={changePassword} />);
  return () =>
    sent
      .filter(({ method }) => method !== 'get')
      .map(({ method, path, body }) => [method, path, body]);
}
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
const give = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('SecurityDialog', () => {
  it('turns 2FA on: password, QR code and key, code, and the recovery codes once', async () => {
    const writes = opened({
      [AUTH_PATHS.totpEnrol]: () => ({
        data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
      }),
      [AUTH_PATHS.totpConfirm]: () => ({ data: { recoveryCodes: CODES } }),
    });
    await press('啟用兩步驟驗證');
    await give('目前的密碼', 'quiet-harbour');
    await press('下一步');
    expect((await screen.findByText('JBSW Y3DP EHPK 3PXP')).tagName).toBe('CODE');
    expect(screen.getByTitle('設定驗證器的QR碼')).toBeTruthy();
    await give('驗證碼', '123456');
    await press('確認並啟用');
    const list = await screen.findByRole('list', { name: '備用碼', hidden: true });
    expect(textsOf(within(list).getAllByRole('listitem', { hidden: true }))).toEqual(CODES);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '關閉', hidden: true })).toBeNull(),
    );
    expect(writes()).toEqual([
      ['post', AUTH_PATHS.totpEnrol, { password: 'quiet-harbour' }],
      ['post', AUTH_PATHS.totpConfirm, { code: '123456' }],
    ]);
  });
  it('leads to the change of the password', async () => {
    opened({});
    await press('變更密碼');
    expect(changePassword).toHaveBeenCalled();
  });
  it('turns it off with the password', async () => {
    let state: TotpState = ON;
    const writes = opened({
      [AUTH_PATHS.totpState]: () => ({ data: state }),
      [AUTH_PATHS.totpDisable]: () => {
        state = OFF;
        return { data: null };
      },
    });
    await screen.findByText(/已啟用（2026\/11\/21 09:30）。 備用碼還有10組/);
    await press('停用');
    await give('目前的密碼', 'quiet-harbour');
    await press('停用兩步驟驗證');
    await screen.findByText('目前沒有啟用。');
    expect(writes()).toEqual([['post', AUTH_PATHS.totpDisable, { password: 'quiet-harbour' }]]);
  });
  it('saves when letters about own tasks are sent', async () => {
    const writes = opened({
      [MAIL_NOTICE_PATHS.info]: () => ({ data: { when: 'now', to: 'lin@example.edu.tw' } }),
      [MAIL_NOTICE_PATHS.edit]: () => ({ data: null }),
    });
    const daily = await screen.findByLabelText<HTMLInputElement>(/每天早上8點/);
    fireEvent.click(daily);
    expect(daily.checked).toBe(true);
    await waitFor(() =>
      expect(writes()).toEqual([['put', MAIL_NOTICE_PATHS.edit, { when: 'daily' }]]),
    );
  });
  it('ends other sessions but not this one', async () => {
    const writes = opened({ [AUTH_PATHS.endSession(2)]: () => ({ data: null }) });
    await press('登出：Firefox 198.51.100.9');
    expect(screen.queryByRole('button', { name: /203\.0\.113\.7/, hidden: true })).toBeNull();
    await waitFor(() =>
      expect(writes()).toEqual([['delete', AUTH_PATHS.endSession(2), undefined]]),
    );
  });
});
