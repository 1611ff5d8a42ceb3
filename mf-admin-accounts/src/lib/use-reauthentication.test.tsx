import { AdminProvider } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { AUTH_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import { apiAnswering, apiError, type Reply, showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useReauthentication } from './use-reauthentication.tsx';

const passwordRequired: Reply = apiError(422, '資料有誤', {
  errors: { currentPassword: ['請輸入密碼'] },
});

function Page() {
  const { runReauthenticated, dialog } = useReauthentication();
  const [end, setEnd] = useState('');
  const change = () =>
    runReauthenticated(() => api().post(WHITELIST_PATHS.add, { ip: '10.0.0.0/8' })).then(
      () => setEnd('變更完成'),
      () => setEnd('沒有變更'),
    );
  return (
    <>
      <button type="button" onClick={() => void change()}>
        變更
      </button>
      <output>{end}</output>
      {dialog}
    </>
  );
}
function show(...replies: Reply[]) {
  const answered = apiAnswering(() => replies.shift() ?? 'lost');
  const page = showPage(<Page />, { layout: AdminProvider });
  return { ...answered, ...page };
}

describe('useReauthentication', () => {
  it('prompts for the current password when the API requires it, then retries the change', async () => {
    const { user, sent } = show(passwordRequired, { data: null }, { data: {} });
    await user.click(screen.getByRole('button', { name: '變更' }));
    const field = await screen.findByLabelText(/^您目前登入用的密碼/);
    await user.type(field, 'a password{Enter}');
    expect(await screen.findByText('變更完成')).toBeTruthy();
    expect(sent.map(({ path }) => path)).toEqual([
      WHITELIST_PATHS.add,
      AUTH_PATHS.prove,
      WHITELIST_PATHS.add,
    ]);
  });
  it('changes nothing when the prompt is cancelled', async () => {
    const { user, sent } = show(passwordRequired);
    await user.click(screen.getByRole('button', { name: '變更' }));
    await user.click(await screen.findByRole('button', { name: '取消' }));
    expect(await screen.findByText('沒有變更')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });
});
