import { ADMIN_PROOF_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import { describe, expect, it, vi } from 'vitest';
import { account, PASSWORD, signIn, staff, staffWith, testApp, visitor } from '#testing';

const test = testApp({ loginLimit: 1_000_000 });

/** Fakes only the clock; timers keep running. */
const at = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: milliseconds });
const MINUTE = 60_000;
const userInfo = (headers: Record<string, string>) =>
  test.app.inject({ url: AUTH_PATHS.userInfo, headers });
const codeOf = async (name: string, password: string): Promise<number> =>
  (await signIn(test, name, password)).json().errorCode;
const fail = (name: string) => codeOf(name, 'not the password');

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
    const { headers } = await staffWith(test, 'informed', ['news', 'forms']);
    const { data } = (await userInfo(headers)).json();
    expect(data).toMatchObject({
      name: 'informed 先生',
      firstPrivilege: 'news',
      info: { account: 'informed' },
    });
    expect(JSON.parse(data.priv)).toMatchObject({ news: 1, forms: 1, account: 0 });
  });
  it('finds the session behind a planted cookie of the same name', async () => {
    const { headers } = await staffWith(test, 'planted', ['news']);
    const planted = headers.cookie.replace(/=.{10}/, '=hPLANTED99');
    const response = await userInfo({ ...headers, cookie: `${planted}; ${headers.cookie}` });
    expect(response.statusCode).toBe(200);
    expect((await userInfo({ ...headers, cookie: planted })).statusCode).toBe(401);
  });
  it('returns 1052 for an inactive account only with the correct password', async () => {
    await account(test, 'inactive', { active: false });
    expect(await fail('inactive')).toBe(1051);
    const response = await signIn(test, 'inactive', PASSWORD);
    expect([response.statusCode, response.json().errorCode]).toEqual([403, 1052]);
  });
});

describe('too many failures', () => {
  it('lock for 15 minutes after the fifth, even against the right password', async () => {
    await account(test, 'locked');
    const start = Date.now();
    at(start);
    for (let failure = 1; failure <= 5; failure++) expect(await fail('locked')).toBe(1051);
    const sixth = await signIn(test, 'locked', PASSWORD);
    expect(sixth.statusCode).toBe(423);
    expect(sixth.json()).toMatchObject({
      errorCode: 1053,
      message: expect.stringContaining('15'),
    });
    at(start + 14 * MINUTE);
    expect(await codeOf('locked', PASSWORD)).toBe(1053);
    at(start + 15 * MINUTE + 1000);
    expect(await codeOf('locked', PASSWORD)).toBe(1);
  });
  it('expire after 15 minutes', async () => {
    await account(test, 'slow');
    const start = Date.now();
    at(start);
    for (let failure = 1; failure <= 4; failure++) await fail('slow');
    at(start + 16 * MINUTE);
    for (let failure = 1; failure <= 4; failure++) expect(await fail('slow')).toBe(1051);
    expect(await codeOf('slow', PASSWORD)).toBe(1);
  });
  it('are limited under concurrency: at most five of 40 guesses are checked', async () => {
    await account(test, 'stormed');
    const codes = await Promise.all(Array.from({ length: 40 }, () => fail('stormed')));
    expect(codes.filter((code) => code === 1051)).toHaveLength(5);
    expect(codes.filter((code) => code === 1053)).toHaveLength(35);
  });
});

describe('a password that must be changed', () => {
  const change = async (name: string | undefined, oldPassword: string, newPassword: string) => {
    const payload = { account: name, oldPassword, newPassword };
    const url = AUTH_PATHS.changePassword;
    const response = await test.app.inject({ method: 'POST', url, payload });
    return { status: response.statusCode, ...response.json() };
  };

  it('returns 1054, can be changed without a session, and then signs in', async () => {
    await account(test, 'fresh', { mustChangePassword: true });
    const refused = await signIn(test, 'fresh', PASSWORD);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 1054]);
    const next = 'Quiet-Lantern-42';
    expect((await change('fresh', 'not the password', next)).errorCode).toBe(1051);
    expect((await change('fresh', PASSWORD, next)).errorCode).toBe(1);
    expect([await codeOf('fresh', next), await codeOf('fresh', PASSWORD)]).toEqual([1, 1051]);
  });
  it('is rejected with a message at its field when the policy refuses it', async () => {
    await account(test, 'pickyperson');
    expect(await change('pickyperson', PASSWORD, 'my-picky.person-2')).toMatchObject({
      status: 422,
      errors: { newPassword: [expect.stringContaining('不可包含帳號名稱')] },
    });
  });
  it('cannot be one of the last five', async () => {
    await account(test, 'cycler');
    let current = PASSWORD;
    for (let number = 1; number <= 5; number++) {
      const next = `Amber-Window-0${number}`;
      expect((await change('cycler', current, next)).errorCode).toBe(1);
      current = next;
    }
    const repeated = await change('cycler', current, 'Amber-Window-01');
    expect(repeated).toMatchObject({
      status: 422,
      errors: { newPassword: [expect.stringContaining('最近用過')] },
    });
    expect((await change('cycler', current, PASSWORD)).errorCode).toBe(1);
  });
  it('needs an account or a session', async () =>
    expect((await change(undefined, PASSWORD, 'Violet-Bridge-88')).status).toBe(401));
});

describe('a session', () => {
  it.each([
    ['ends after 30 minutes without a request', [25, 50], 81 * MINUTE],
    [
      'ends after 8 hours in any case',
      Array.from({ length: 19 }, (_, index) => 25 * (index + 1)),
      480 * MINUTE + 2000,
    ],
  ])('%s', async (_what, active, end) => {
    const name = `session-${end}`;
    await account(test, name);
    const start = Date.now();
    const headers = await staff(test, name);
    for (const minutes of active) {
      at(start + minutes * MINUTE);
      expect((await userInfo(headers)).statusCode).toBe(200);
    }
    at(start + end);
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
    const url = AUTH_PATHS.endSession(list[0]?.id ?? 0);
    const end = async (by: Record<string, string>) =>
      (await test.app.inject({ method: 'DELETE', url, headers: by })).json().errorCode;
    expect([await end(stranger.headers), await end(headers)]).toEqual([2, 1]);
    expect((await userInfo(elsewhere)).statusCode).toBe(401);
  });
  it('leaves no usable secret in the database', async () => {
    const { headers } = await staffWith(test, 'hashed', ['news']);
    const app = await visitor(test);
    const tables = ['admin_session', 'app_token', 'account'];
    const dump = await Promise.all(
      tables.map(async (table) => await test.sql(`select * from ${table}`)),
    );
    const secrets = [
      headers.cookie.split('=')[1],
      ...headers.authorization.slice(7).split('|'),
      app.authorization?.slice(7, -1),
      PASSWORD,
    ];
    for (const secret of secrets) expect(JSON.stringify(dump)).not.toContain(secret);
  });
});
