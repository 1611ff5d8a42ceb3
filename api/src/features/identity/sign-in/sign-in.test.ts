import { ADMIN_PROOF_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  account,
  PASSWORD,
  signIn,
  staff,
  staffWith,
  visitor,
} from '../../../tests/testing/callers.ts';
import { testApp } from '../../../tests/testing/test-app.ts';

const test = testApp({ loginLimit: 1_000_000 });
afterEach(() => {
  vi.useRealTimers();
});

/** Fakes only the clock; timers keep running. */
const at = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: milliseconds });
const MINUTE = 60_000;
const userInfo = (headers: Record<string, string>) =>
  test.app.inject({ url: AUTH_PATHS.userInfo, headers });

describe('signing in', () => {
  it('returns a token, its expiry, and an HttpOnly cookie', async () => {
    await account(test, 'editor', { areas: ['news', 'forms'] });
    const response = await signIn(test, 'Editor', PASSWORD);
    expect(response.json()).toMatchObject({
      errorCode: 1,
      data: { token: expect.stringMatching(/^s[\w-]{43}$/) },
    });
    expect(response.json().data.expire).toBeGreaterThan(Date.now() / 1000 + 7.9 * 3600);
    expect(response.cookies[0]).toMatchObject({
      name: ADMIN_PROOF_COOKIE.name,
      path: '/api/admin',
      httpOnly: true,
      sameSite: 'Strict',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });
  it('returns the account, its first privilege and its flags as JSON text', async () => {
    const response = await userInfo(await staff(test, 'editor'));
    expect(response.json().data).toMatchObject({
      name: 'editor 先生',
      firstPrivilege: 'news',
      info: { account: 'editor' },
    });
    expect(JSON.parse(response.json().data.priv)).toMatchObject({ news: 1, forms: 1, account: 0 });
  });
  it('finds the session behind a planted cookie of the same name', async () => {
    const headers = await staff(test, 'editor');
    const planted = headers.cookie.replace(/=.{10}/, '=hPLANTED99');
    const response = await userInfo({ ...headers, cookie: `${planted}; ${headers.cookie}` });
    expect(response.statusCode).toBe(200);
    expect((await userInfo({ ...headers, cookie: planted })).statusCode).toBe(401);
  });
  it('responds to an unknown account exactly as to a wrong password', async () => {
    await account(test, 'known');
    const [wrong, unknown] = [
      await signIn(test, 'known', 'not the password'),
      await signIn(test, 'unknown', 'not the password'),
    ];
    const { requestId: _a, ...one } = wrong.json();
    const { requestId: _b, ...other } = unknown.json();
    expect(one).toEqual({ errorCode: 1051, message: '帳號或密碼不正確。' });
    expect(other).toEqual(one);
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  });
  it('returns 1052 for an inactive account only with the correct password', async () => {
    await account(test, 'inactive', { active: false });
    expect((await signIn(test, 'inactive', 'not the password')).json().errorCode).toBe(1051);
    const response = await signIn(test, 'inactive', PASSWORD);
    expect([response.statusCode, response.json().errorCode]).toEqual([403, 1052]);
  });
});

describe('too many failures', () => {
  it('lock for 15 minutes after the fifth, even against the right password', async () => {
    await account(test, 'locked');
    const start = Date.now();
    at(start);
    for (let failure = 1; failure <= 5; failure++)
      expect((await signIn(test, 'locked', 'not the password')).json().errorCode).toBe(1051);
    const sixth = await signIn(test, 'locked', PASSWORD);
    expect([sixth.statusCode, sixth.json().errorCode]).toEqual([423, 1053]);
    expect(sixth.json().message).toContain('15');
    at(start + 14 * MINUTE);
    expect((await signIn(test, 'locked', PASSWORD)).json().errorCode).toBe(1053);
    at(start + 15 * MINUTE + 1000);
    expect((await signIn(test, 'locked', PASSWORD)).json().errorCode).toBe(1);
  });
  it('expire after 15 minutes', async () => {
    await account(test, 'slow');
    const start = Date.now();
    at(start);
    for (let failure = 1; failure <= 4; failure++) await signIn(test, 'slow', 'not the password');
    at(start + 16 * MINUTE);
    for (let failure = 1; failure <= 4; failure++)
      expect((await signIn(test, 'slow', 'not the password')).json().errorCode).toBe(1051);
    expect((await signIn(test, 'slow', PASSWORD)).json().errorCode).toBe(1);
  });
  it('are limited under concurrency: at most five of 40 guesses are checked', async () => {
    await account(test, 'stormed');
    const codes = await Promise.all(
      Array.from(
        { length: 40 },
        async () => (await signIn(test, 'stormed', 'not the password')).json().errorCode,
      ),
    );
    expect(codes.filter((code) => code === 1051)).toHaveLength(5);
    expect(codes.filter((code) => code === 1053)).toHaveLength(35);
  });
});

describe('a password that must be changed', () => {
  const change = (payload: object, headers = {}) =>
    test.app.inject({ method: 'POST', url: AUTH_PATHS.changePassword, payload, headers });

  it('returns 1054, can be changed without a session, and then signs in', async () => {
    await account(test, 'fresh', { mustChangePassword: true });
    const refused = await signIn(test, 'fresh', PASSWORD);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 1054]);
    expect(
      (
        await change({
          account: 'fresh',
          oldPassword: 'not the password',
          newPassword: 'Quiet-Lantern-42',
        })
      ).json().errorCode,
    ).toBe(1051);
    expect(
      (
        await change({ account: 'fresh', oldPassword: PASSWORD, newPassword: 'Quiet-Lantern-42' })
      ).json().errorCode,
    ).toBe(1);
    expect((await signIn(test, 'fresh', 'Quiet-Lantern-42')).json().errorCode).toBe(1);
    expect((await signIn(test, 'fresh', PASSWORD)).json().errorCode).toBe(1051);
  });
  it.each([
    ['short', 'Ab1-cd2', '至少需要十二個字元'],
    ['with the account name in it', 'my-picky.person-2', '不可包含帳號名稱'],
    ['known to everybody', 'Password-1234', '太常見'],
    ['of one sign only', 'aaaaaaaaaaaaaa', '太常見'],
    ['the same as before', PASSWORD, '最近用過'],
  ])('is rejected with a message at its field when it is %s', async (_what, newPassword, words) => {
    if (
      !(await test.deps.db.pool.query("select 1 from account where account = 'pickyperson'"))
        .rowCount
    )
      await account(test, 'pickyperson');
    const response = await change({ account: 'pickyperson', oldPassword: PASSWORD, newPassword });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.newPassword[0]).toContain(words);
  });
  it('cannot be one of the last five', async () => {
    await account(test, 'cycler');
    const passwords = [
      PASSWORD,
      'Amber-Window-01',
      'Amber-Window-02',
      'Amber-Window-03',
      'Amber-Window-04',
      'Amber-Window-05',
    ];
    for (const [index, newPassword] of passwords.slice(1).entries())
      expect(
        (await change({ account: 'cycler', oldPassword: passwords[index], newPassword })).json()
          .errorCode,
      ).toBe(1);
    expect(
      (
        await change({
          account: 'cycler',
          oldPassword: 'Amber-Window-05',
          newPassword: 'Amber-Window-01',
        })
      ).statusCode,
    ).toBe(422);
    expect(
      (
        await change({ account: 'cycler', oldPassword: 'Amber-Window-05', newPassword: PASSWORD })
      ).json().errorCode,
    ).toBe(1);
  });
  it('needs an account or a session', async () => {
    expect(
      (await change({ oldPassword: PASSWORD, newPassword: 'Violet-Bridge-88' })).statusCode,
    ).toBe(401);
  });
});

describe('a session', () => {
  it('ends after 30 minutes without a request', async () => {
    await account(test, 'idler');
    const start = Date.now();
    const headers = await staff(test, 'idler');
    for (const minutes of [25, 50]) {
      at(start + minutes * MINUTE);
      expect((await userInfo(headers)).statusCode).toBe(200);
    }
    at(start + 81 * MINUTE);
    expect((await userInfo(headers)).statusCode).toBe(401);
  });
  it('ends after 8 hours in any case', async () => {
    await account(test, 'nightowl');
    const start = Date.now();
    const headers = await staff(test, 'nightowl');
    for (let minutes = 25; minutes < 8 * 60; minutes += 25) {
      at(start + minutes * MINUTE);
      expect((await userInfo(headers)).statusCode).toBe(200);
    }
    at(start + 8 * 60 * MINUTE + 2000);
    expect((await userInfo(headers)).statusCode).toBe(401);
  });
  it('is listed and can be ended from another session', async () => {
    const { headers } = await staffWith(test, 'traveller', ['news']);
    const elsewhere = await staff(test, 'traveller');
    const list = (await test.app.inject({ url: AUTH_PATHS.sessions, headers })).json().data as {
      id: number;
      current: boolean;
    }[];
    expect(list.map(({ current }) => current)).toEqual([false, true]);
    const stranger = await staffWith(test, 'stranger', ['news']);
    const end = (by: Record<string, string>) =>
      test.app.inject({
        method: 'DELETE',
        url: AUTH_PATHS.endSession(list[0]?.id ?? 0),
        headers: by,
      });
    expect((await end(stranger.headers)).json().errorCode).toBe(2);
    expect((await end(headers)).json().errorCode).toBe(1);
    expect((await userInfo(elsewhere)).statusCode).toBe(401);
  });
  it('leaves no usable secret in the database', async () => {
    const { headers } = await staffWith(test, 'hashed', ['news']);
    const app = await visitor(test);
    const dump = JSON.stringify([
      (await test.deps.db.pool.query('select * from admin_session')).rows,
      (await test.deps.db.pool.query('select * from app_token')).rows,
      (await test.deps.db.pool.query('select * from account')).rows,
    ]);
    const secrets = [
      headers.cookie.split('=')[1],
      ...headers.authorization.slice(7).split('|'),
      app.authorization?.slice(7, -1),
      PASSWORD,
    ];
    for (const secret of secrets) expect(dump).not.toContain(secret);
  });
});
