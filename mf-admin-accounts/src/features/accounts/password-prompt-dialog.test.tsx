import { AdminProvider } from '@admissions/admin-ui';
import { ApiError } from '@admissions/api-client';
import { pair } from '@admissions/model';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import { apiAnswering, apiError, type Reply, showPage } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordDialog } from '../../lib/password-form.tsx';
import { ACCOUNT } from './testing/sample-account.ts';
import { useAccountActions } from './use-account-actions.tsx';

const account = { ...ACCOUNT, priv: {} };
function Page() {
  const { listActions, dialogs } = useAccountActions();
  return (
    <>
      {listActions(account).map(({ key, label, onClick }) => (
        <button key={key} type="button" onClick={onClick}>
          {`${account.name}${label}`}
        </button>
      ))}
      {dialogs}
    </>
  );
}
async function openDialog(...replies: Reply[]) {
  const { sent } = apiAnswering(() => replies.shift() ?? 'lost');
  const { user } = showPage(<Page />, { layout: AdminProvider });
  await user.click(screen.getByRole('button', { name: '陳奕安重設密碼' }));
  const field = await screen.findByLabelText<HTMLInputElement>(/^您目前登入用的密碼/, {});
  return { user, sent, field };
}
const wrong: Reply = apiError(422, '請修正標示的欄位。', {
  errors: { currentPassword: ['密碼不正確'] },
});

it('a reset requires the current password; a wrong one stays, with its message', async () => {
  const { user, sent, field } = await openDialog(wrong, {
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
  expect(await screen.findByText('abcd-efgh')).toBeTruthy();
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    [ACCOUNT_PATHS.resetPassword(5), { currentPassword: 'not it' }],
    [ACCOUNT_PATHS.resetPassword(5), { currentPassword: 'quiet-harbour' }],
  ]);
  await waitFor(() => expect(screen.queryByLabelText(/^您目前登入用的密碼/)).toBeNull());
});

it('PasswordDialog focuses the first of several refused fields', async () => {
  const label = pair('原因', 'Reason');
  const refusal = { errors: { reason: ['太短'], currentPassword: ['密碼不正確'] } };
  const form = {
    text: { name: 'reason', label, hint: label, maxLength: 9, initial: 'x' },
    hint: '',
    confirmLabel: 'OK',
    run: () => Promise.reject(new ApiError('', refusal)),
  };
  const { user } = showPage(<PasswordDialog title="" form={form} onClose={() => {}} />, {
    layout: AdminProvider,
  });
  await user.type(await screen.findByLabelText(/^您目前登入用的密碼/), 'not it{Enter}');
  await screen.findByText('密碼不正確');
  expect(document.activeElement).toBe(screen.getByLabelText(/^原因/));
});
