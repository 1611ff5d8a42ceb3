import type { Boot } from '@admissions/protocol/releases';
import { apiAnswering, apiError, type Reply, type Sent, showPage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BootContext } from '../remotes/boot-context.ts';
import { ProviderSignIn } from './provider-sign-in.tsx';

const assign = vi.fn();
const onEntered = vi.fn();
beforeEach(() =>
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/admin/login', search: '', assign }),
);
afterEach(() => {
  assign.mockReset();
  onEntered.mockReset();
});
const LOGIN = '/api/admin/auth/oidc_login';
const token = (): Reply => ({ data: { token: 'b-half', expire: 4_000_000_000 } });
const codeRequired = (message: string) => apiError(401, message, { errors: { code: [message] } });

function renderSignIn(
  at: string,
  answer: (request: Sent, count: number) => Reply = token,
  hasProvider = true,
) {
  const { sent } = apiAnswering(answer);
  const page = (
    <StrictMode>
      <BootContext value={{ hasProvider } as Boot}>
        <ProviderSignIn onEnter={async (request) => onEntered(await request({}))} />
      </BootContext>
    </StrictMode>
  );
  return { ...showPage(page, { at }), sent };
}

describe('ProviderSignIn', () => {
  it('leads to the provider and back to the page that required the sign-in', () => {
    renderSignIn('/admin/login?to=%2Fadmin%2Fnews%2Flist');
    fireEvent.click(screen.getByRole('button', { name: '以學校帳號登入' }));
    expect(assign).toHaveBeenCalledWith('/api/admin/auth/oidc_start?to=%2Fadmin%2Fnews%2Flist');
  });
  it('is hidden without a provider, whatever the address contains', () => {
    const { sent } = renderSignIn('/admin/login?oidc=done', token, false);
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent).toEqual([]);
  });
  it('continues once by itself after the provider', async () => {
    const { sent } = renderSignIn('/admin/login?oidc=done');
    await waitFor(() =>
      expect(onEntered).toHaveBeenCalledWith(expect.objectContaining({ token: 'b-half' })),
    );
    expect(sent).toMatchObject([{ method: 'post', path: LOGIN, body: {} }]);
  });
  it.each([
    ['unknown', '這裡沒有對應的帳號'],
    ['unavailable', '暫時無法使用'],
    ['failed', '請再試一次'],
    ['ended', '請重新登入'],
  ])('explains what to do when it ended as %s', async (end, words) => {
    const { sent } = renderSignIn(`/admin/login?oidc=${end}`);
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(sent).toEqual([]);
  });
  it('requests the second factor, and again after a wrong code', async () => {
    const { sent } = renderSignIn('/admin/login?oidc=done', ({ body }) => {
      const { code } = body as { code?: string };
      return code === '123456' ? token() : codeRequired(code ? '驗證碼不正確' : '請輸入驗證碼');
    });
    fireEvent.change(await screen.findByLabelText('驗證碼'), { target: { value: '111111' } });
    fireEvent.click(screen.getByRole('button', { name: '登入' }));
    expect(await screen.findByText('驗證碼不正確')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/驗證碼/), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: '登入' }));
    await waitFor(() => expect(onEntered).toHaveBeenCalledTimes(1));
    expect(sent.map(({ body }) => body)).toEqual([{}, { code: '111111' }, { code: '123456' }]);
  });
});
