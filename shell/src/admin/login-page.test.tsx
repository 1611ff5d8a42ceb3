import {
  apiAnswering,
  apiError,
  type Reply,
  type Sent,
  showPage,
  textsOf,
} from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSignInReason } from '../session/sign-in-reason.ts';
import { LoginPage } from './login-page.tsx';

const assign = vi.fn();
beforeEach(() => {
  // Its cookies belong to /admin.
  history.replaceState(null, '', '/admin/login');
  vi.stubGlobal('location', { protocol: 'http:', pathname: '/admin/login', search: '', assign });
});
afterEach(() => void assign.mockReset());

const LOGIN = '/api/admin/auth/login';
const CHANGE = '/api/admin/auth/change_password';
const CHANGED = {
  account: 'admin',
  oldPassword: 'the old password',
  newPassword: 'a much longer password',
};
const token = (): Reply => ({
  data: { token: 'b-half', expire: Math.floor(Date.now() / 1000) + 3600 },
});
const MUST_CHANGE = apiError(403, '請先更新密碼，再繼續使用。', { errorCode: 1054 });

function signingIn(answer: (request: Sent, count: number) => Reply, at = '/admin/login') {
  const { sent } = apiAnswering(answer);
  return { ...showPage(<LoginPage />, { at }), sent };
}
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function signIn(password = 'the old password') {
  write('帳號', 'admin');
  write('密碼', password);
  press('登入');
}
async function change(password: string, again = password) {
  await screen.findByRole('heading', { name: '變更密碼' });
  write('新密碼', password);
  write('再輸入一次新密碼', again);
  press('變更密碼');
}
const findAlertText = async () => (await screen.findByRole('alert')).textContent;

describe('LoginPage', () => {
  it('starts the back office in a new document', async () => {
    const { sent } = signingIn(token);
    signIn();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin'));
    expect(Cookies.get('admin_token')).toBe('b-half');
    expect(sent).toMatchObject([
      { method: 'post', path: LOGIN, body: { account: 'admin', password: 'the old password' } },
    ]);
  });
  it('explains a browser that refuses cookies, and stays', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
    signingIn(token);
    signIn();
    expect(await findAlertText()).toMatch(/Cookie/);
    expect(assign).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('帳號').value).toBe('admin');
  });
  it('leads back to the page that required the sign-in', async () => {
    signingIn(token, `/admin/login?to=${encodeURIComponent('/admin/news/edit?id=3')}`);
    signIn();
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin/news/edit?id=3'));
  });
  it('shows the reason for the sign-in once', async () => {
    saveSignInReason('登入已逾時，請重新登入。');
    signingIn(token);
    expect((await screen.findByRole('status')).textContent).toBe('登入已逾時，請重新登入。');
    cleanup();
    signingIn(token);
    expect(screen.queryByRole('status')).toBeNull();
  });
  it('shows the reason of a refusal, keeps the name and allows a retry', async () => {
    const { sent } = signingIn((_request, count) =>
      count === 1 ? apiError(423, '帳號已暫時鎖定。', { errorCode: 1053 }) : token(),
    );
    signIn();
    expect(await findAlertText()).toBe('帳號已暫時鎖定。');
    expect(screen.getByLabelText<HTMLInputElement>('帳號').value).toBe('admin');
    expect(document.activeElement).toBe(screen.getByLabelText('密碼'));
    expect(assign).not.toHaveBeenCalled();
    signIn('the right password');
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(sent).toHaveLength(2);
  });
  it('row "calls retry automatically 3 times": repeats the sign-in, then reports the outage', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.1);
    const { sent } = signingIn(() => 'lost');
    signIn();
    expect((await screen.findByRole('status')).textContent).toBe('伺服器沒有回應，正在再試一次……');
    await waitFor(async () =>
      expect(await findAlertText()).toBe('連線失敗，請檢查網路後再試一次。'),
    );
    expect(sent).toHaveLength(4);
    expect(screen.queryByRole('status')).toBeNull();
  });
  it('changes an expired password and signs in with the new one', async () => {
    const { sent } = signingIn(({ path }, count) => {
      if (count === 1) return MUST_CHANGE;
      return path === CHANGE ? { data: null } : token();
    });
    signIn();
    expect((await screen.findByRole('status')).textContent).toBe('請先更新密碼，再繼續使用。');
    await change('a much longer password');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin'));
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [LOGIN, { account: 'admin', password: 'the old password' }],
      [CHANGE, CHANGED],
      [LOGIN, { account: 'admin', password: 'a much longer password' }],
    ]);
  });
  it.each([
    ['a short one', 'short', 'short', '密碼至少需要十二個字元'],
    [
      'one of eleven characters',
      '𠮷野家牛丼加蔥蛋味噌湯',
      '𠮷野家牛丼加蔥蛋味噌湯',
      '密碼至少需要十二個字元',
    ],
    ['two that differ', 'a much longer password', 'another long password', '兩次輸入的密碼不一致'],
  ])('refuses %s before anything is sent', async (_name, password, again, message) => {
    const { sent } = signingIn(() => MUST_CHANGE);
    signIn();
    await change(password, again);
    await waitFor(() =>
      expect(textsOf(document.querySelectorAll('[id$="-error"]'))).toEqual([message]),
    );
    expect(sent).toHaveLength(1);
  });

  const CODE_REQUIRED = apiError(401, 'x', { errors: { code: ['請輸入驗證碼'] } });
  const WRONG = apiError(401, 'x', { errors: { code: ['驗證碼不正確'] } });
  async function giveCode(code: string, button = '登入') {
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('驗證碼')));
    write('驗證碼', code);
    press(button);
  }

  it('requests the second factor only when the account has it, again after a wrong code', async () => {
    const { sent } = signingIn((_request, count) => [CODE_REQUIRED, WRONG][count - 1] ?? token());
    expect(screen.queryByLabelText('驗證碼')).toBeNull();
    signIn();
    await giveCode('000000');
    await waitFor(() =>
      expect(document.getElementById('field-code-error')?.textContent).toBe('驗證碼不正確'),
    );
    await giveCode('654321');
    await waitFor(() => expect(assign).toHaveBeenCalled());
    const password = { account: 'admin', password: 'the old password' };
    expect(sent.map(({ body }) => body)).toEqual([
      password,
      { ...password, code: '000000' },
      { ...password, code: '654321' },
    ]);
  });
  it('requests a code for a password change and for the sign-in after it', async () => {
    const answers = [MUST_CHANGE, CODE_REQUIRED, { data: null }, CODE_REQUIRED, token()];
    const { sent } = signingIn((_request, count) => answers[count - 1] as Reply);
    signIn();
    await change('a much longer password');
    await giveCode('123456', '變更密碼');
    await screen.findByRole('heading', { name: '登入招生資訊後台' });
    await giveCode('654321');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/admin'));
    expect(sent.slice(2).map(({ path, body }) => [path, body])).toEqual([
      [CHANGE, { ...CHANGED, code: '123456' }],
      [LOGIN, { account: 'admin', password: 'a much longer password' }],
      [LOGIN, { account: 'admin', password: 'a much longer password', code: '654321' }],
    ]);
  });
});
