// @vitest-environment jsdom
import { AdminProvider } from '@admissions/admin-ui';
import type { Account } from '@admissions/contracts';
import { ACCOUNT_PATHS } from '@admissions/contracts';
import type { Reply } from '@admissions/tools/testing';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProofDialog } from '../../lib/proof-dialog.tsx';
import { useAccountActions } from './use-account-actions.ts';

afterEach(cleanup);

const account = { id: 5, account: 'web.editor', name: '陳奕安' } as Account;
function Page() {
  const { actions, asked, closeAsked, oneTime } = useAccountActions();
  return (
    <>
      <button type="button" onClick={() => actions.reset(account)}>
        重設
      </button>
      <ProofDialog asked={asked} onClose={closeAsked} />
      {oneTime && <output>{oneTime.password}</output>}
    </>
  );
}
async function asking(...replies: Reply[]) {
  const { sent } = apiAnswering(() => replies.shift() ?? 'lost');
  const { user } = showRoutes([
    { Component: AdminProvider, children: [{ path: '*', element: <Page /> }] },
  ]);
  await user.click(screen.getByRole('button', { name: '重設' }));
  const field = await screen.findByLabelText<HTMLInputElement>(/^您目前登入用的密碼/, {});
  return { user, sent, field };
}
const wrong: Reply = {
  status: 422,
  refusal: {
    errorCode: -1,
    message: '請修正標示的欄位。',
    errors: { currentPassword: ['密碼不正確'] },
  },
};

describe('ProofDialog', () => {
  it('M8: a password is reset only with the own one, by keyboard; a wrong one is said at the field and stays typed', async () => {
    const { user, sent, field } = await asking(wrong, {
      data: { account, oneTimePassword: 'abcd-efgh' },
    });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('not it{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('密碼不正確');
    expect([
      field.value,
      field.getAttribute('aria-invalid'),
      document.activeElement === field,
    ]).toEqual(['not it', 'true', true]);
    await user.clear(field);
    await user.keyboard('quiet-harbour{Enter}');
    expect((await screen.findByText('abcd-efgh')).tagName).toBe('OUTPUT');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [ACCOUNT_PATHS.resetPassword(5), { currentPassword: 'not it' }],
      [ACCOUNT_PATHS.resetPassword(5), { currentPassword: 'quiet-harbour' }],
    ]);
    await waitFor(() => expect(screen.queryByLabelText(/^您目前登入用的密碼/)).toBeNull());
  });
  it('says what else went wrong, and sends nothing without a password', async () => {
    const { user, sent, field } = await asking({
      status: 403,
      refusal: { errorCode: 100401, message: '這個帳號有您沒有的權限。' },
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '重設密碼' }).disabled).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('quiet-harbour{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('這個帳號有您沒有的權限。');
    expect(sent).toHaveLength(1);
  });
});
