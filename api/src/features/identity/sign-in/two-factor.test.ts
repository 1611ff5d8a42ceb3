import { formatMessage } from '@admissions/model/catalogues';
import { ACCOUNT_PATHS, AUTH_PATHS } from '@admissions/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { auditOf, callsOf, PASSWORD, type Person, personOf, signIn, testApp } from '#testing';
import { accountRequests } from '../../../tests/testing/account-requests.ts';
import { decodeSecret, HALF_MINUTE, shownCode } from '../../../tests/testing/one-time-code.ts';

const test = testApp({ loginLimit: 1_000_000 });

const wrong = { password: 'not the password' };
const right = { password: PASSWORD };
const advance = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
const enter = (name: string, code?: string, password = PASSWORD) =>
  callsOf(test)('POST', AUTH_PATHS.login, {
    account: name,
    password,
    ...(code !== undefined && { code }),
  });
const codeOf = async (...entering: Parameters<typeof enter>): Promise<number> =>
  (await enter(...entering)).body.errorCode;

/** A new account with 2FA on, and the clock two steps after its first code. */
async function protectedStaff(
  name: string,
): Promise<Person & { secret: string; recoveryCodes: string[] }> {
  const person = await personOf(test, name, ['news']);
  const { secret } = (await person.call('POST', AUTH_PATHS.totpEnrol, right)).body.data;
  const code = shownCode(secret);
  const { recoveryCodes } = (await person.call('POST', AUTH_PATHS.totpConfirm, { code })).body.data;
  advance(2 * HALF_MINUTE);
  return { ...person, secret, recoveryCodes };
}

describe('two-factor authentication', () => {
  it('is enabled with the password, a secret and a first code', async () => {
    const { call } = await personOf(test, 'careful', ['news']);
    const state = async () => (await call('GET', AUTH_PATHS.totpState)).body.data;
    const enrol = (payload: object) => call('POST', AUTH_PATHS.totpEnrol, payload);
    const confirm = (code: string) => call('POST', AUTH_PATHS.totpConfirm, { code });
    expect(await state()).toEqual({ enabled: false, confirmedAt: null, recoveryCodesLeft: 0 });
    expect((await enrol(wrong)).body.errors).toEqual({ password: ['密碼不正確'] });
    const { secret, uri } = (await enrol(right)).body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const { pathname, searchParams } = new URL(uri);
    expect(decodeURIComponent(pathname)).toMatch(/:careful$/);
    expect(Object.fromEntries(searchParams)).toMatchObject({ secret, digits: '6', period: '30' });
    expect((await state()).enabled).toBe(false);
    expect(await codeOf('careful')).toBe(1);
    expect((await confirm(shownCode(secret, 5))).body.errors).toHaveProperty('code');
    const { recoveryCodes } = (await confirm(shownCode(secret))).body.data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await state()).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await enrol(right)).status).toBe(409);
    expect((await confirm(shownCode(secret, 1))).status).toBe(409);
  });
  it('prompts for a code and accepts it with or without spaces', async () => {
    const { secret } = await protectedStaff('stepper');
    for (const code of [undefined, '']) {
      const { status, body, headers } = await enter('stepper', code);
      expect([status, body.errorCode, Object.keys(body.errors)]).toEqual([401, -1, ['code']]);
      expect(headers['set-cookie']).toBeUndefined();
    }
    const code = shownCode(secret);
    for (const given of [undefined, code])
      expect(await codeOf('stepper', given, 'not the password')).toBe(1051);
    expect(await codeOf('stepper', code.replace(/^.../, '$& '))).toBe(1);
  });
  it('accepts each code once, even concurrently, and no older ones', async () => {
    const { secret } = await protectedStaff('replayed');
    const code = shownCode(secret);
    const codes = await Promise.all([codeOf('replayed', code), codeOf('replayed', code)]);
    expect(codes.toSorted((a, b) => a - b)).toEqual([-1, 1]);
    expect((await enter('replayed', code)).body.errors.code[0]).toContain('已經用過');
    expect((await enter('replayed', shownCode(secret, -1))).status).toBe(401);
    expect((await enter('replayed', shownCode(secret, 1))).status).toBe(200);
  });
  it('counts wrong codes like wrong passwords', async () => {
    const { secret } = await protectedStaff('guessed');
    for (let guess = 0; guess < 5; guess++) {
      expect(await codeOf('guessed', shownCode(secret, 10 + guess))).toBe(-1);
      // The password alone neither resets nor adds failures.
      if (guess < 4) expect((await enter('guessed')).body.errors.code[0]).toContain('六位數字');
    }
    const locked = await enter('guessed', shownCode(secret));
    expect([locked.status, locked.body.errorCode]).toEqual([423, 1053]);
  });
  it('accepts each recovery code once, in any spelling', async () => {
    const { call, recoveryCodes } = await protectedStaff('phoneless');
    const [first = '', second = '', third = ''] = recoveryCodes;
    const spelled = second.toUpperCase().replaceAll('-', ' ');
    expect(await codeOf('phoneless', first)).toBe(1);
    expect(await codeOf('phoneless', first)).toBe(-1);
    expect(await codeOf('phoneless', spelled)).toBe(1);
    const { body } = await call('POST', AUTH_PATHS.recoveryCodes, right);
    expect(await codeOf('phoneless', third)).toBe(-1);
    expect(await codeOf('phoneless', body.data.recoveryCodes[0])).toBe(1);
  });
  it('is required for a password change without a session, but not within one', async () => {
    const { headers, call, secret } = await protectedStaff('changing');
    const [next, last] = ['Amber-Window-01', 'Amber-Window-02'];
    const change = (payload: object, by = {}) =>
      callsOf(test, by)('POST', AUTH_PATHS.changePassword, payload);
    const outside = { account: 'changing', oldPassword: PASSWORD, newPassword: next };
    const { status, body } = await change(outside);
    expect([status, Object.keys(body.errors)]).toEqual([401, ['code']]);
    expect((await change({ ...outside, code: shownCode(secret) })).body.errorCode).toBe(1);
    advance(2 * HALF_MINUTE);
    expect((await call('GET', AUTH_PATHS.userInfo)).status).toBe(401);
    const again = await signIn(test, 'changing', next, {
      payload: { account: 'changing', password: next, code: shownCode(secret) },
    });
    const inside = {
      authorization: `${headers.authorization.split('|')[0]}|${again.json().data.token}`,
      cookie: `${again.cookies[0]?.name}=${again.cookies[0]?.value}`,
    };
    const changed = await change({ oldPassword: next, newPassword: last }, inside);
    expect(changed.body.errorCode).toBe(1);
  });
  it('is disabled with the password', async () => {
    const { call } = await protectedStaff('relaxed');
    const statusOf = async (url: string, payload: object) =>
      (await call('POST', url, payload)).status;
    expect(await statusOf(AUTH_PATHS.totpDisable, wrong)).toBe(422);
    expect(await statusOf(AUTH_PATHS.totpDisable, right)).toBe(200);
    for (const url of [AUTH_PATHS.totpDisable, AUTH_PATHS.recoveryCodes])
      expect(await statusOf(url, right)).toBe(409);
    expect(await codeOf('relaxed')).toBe(1);
  });
  it('is disabled by a manager, but not with fewer flags or for oneself', async () => {
    const { id } = await protectedStaff('deviceless');
    const modest = await personOf(test, 'modest-manager', ['account']);
    const chief = await personOf(test, 'chief-manager');
    const reset = async ({ headers }: Person, of: number) =>
      (await test.app.inject({ ...accountRequests.resetTotp(of), headers })).statusCode;
    const isOn = async () => (await chief.call('GET', ACCOUNT_PATHS.info(id))).body.data.totp;
    expect([await reset(modest, id), await reset(chief, chief.id), await isOn()]).toEqual([
      403,
      422,
      true,
    ]);
    expect([await reset(chief, id), await isOn()]).toEqual([200, false]);
    expect(await codeOf('deviceless')).toBe(1);
  });
  it('is audited without storing secret or codes in plain text', async () => {
    const { id, call, secret, recoveryCodes } = await protectedStaff('traced');
    await enter('traced', '000000');
    await enter('traced', recoveryCodes[0]);
    for (const url of [AUTH_PATHS.recoveryCodes, AUTH_PATHS.totpDisable])
      await call('POST', url, right);
    const lines = await auditOf(test, `account/${id}`);
    expect(lines.map(({ action }) => action)).toEqual([
      'sign_in',
      'totp_secret',
      'totp_on',
      'sign_in_failed',
      'sign_in',
      'recovery_codes',
      'totp_off',
    ]);
    expect(lines[3].details).toEqual({ reason: 'code', ip: '127.0.0.1' });
    const enrolled = await protectedStaff('sealed');
    const dump = JSON.stringify([
      await test.sql('select * from second_factor'),
      await test.sql('select * from audit_log'),
    ]);
    const inBase64 = decodeSecret(enrolled.secret).toString('base64');
    for (const text of [secret, enrolled.secret, inBase64, ...enrolled.recoveryCodes])
      expect(dump).not.toContain(text);
  });
});

describe('an account that a manager locked', () => {
  it('cannot sign in; the lock shows only with the password', async () => {
    const chief = await personOf(test, 'locksmith');
    const { id } = await personOf(test, 'suspended', ['news']);
    const { data } = (await chief.call('POST', ACCOUNT_PATHS.lock(id), {})).body;
    expect(data).toMatchObject({
      lockedAt: expect.stringMatching(/Z$/),
      lockedUntil: null,
      active: true,
    });
    expect(await codeOf('suspended', undefined, 'not the password')).toBe(1051);
    const { status, body } = await enter('suspended');
    expect([status, body.errorCode]).toEqual([423, 1053]);
    advance(24 * 3_600_000);
    expect(await codeOf('suspended')).toBe(1053);
    vi.useRealTimers();
    const unlocked = await chief.call('POST', ACCOUNT_PATHS.unlock(id), {});
    expect(unlocked.body.data.lockedAt).toBeNull();
    expect(await codeOf('suspended')).toBe(1);
  });
  it('cannot be the account of the caller or a missing one', async () => {
    const { id, call } = await personOf(test, 'self-locker');
    expect((await call('POST', ACCOUNT_PATHS.lock(id), {})).status).toBe(422);
    expect((await call('POST', ACCOUNT_PATHS.lock(999_999), {})).body.errorCode).toBe(2);
  });
});

describe('required two-factor authentication', () => {
  afterEach(() => {
    test.deps.config.twoStepsFor = 'none';
  });
  it('blocks only account management until it is enabled', async () => {
    const { call } = await personOf(test, 'must-have', ['account', 'news']);
    const editor = await personOf(test, 'need-not', ['news']);
    const get = async (url: string, by = call) => (await by('GET', url)).body;
    expect((await get(ACCOUNT_PATHS.list)).errorCode).toBe(1);
    test.deps.config.twoStepsFor = 'account';
    const { status, body } = await call('GET', ACCOUNT_PATHS.list);
    expect([status, body.message]).toEqual([403, formatMessage('zh-TW', 'auth.twoStepsWanted')]);
    expect((await get('/api/admin/news/news_list')).errorCode).toBe(1);
    expect((await get(AUTH_PATHS.userInfo)).data.needsTwoSteps).toBe(true);
    const { data } = await get(AUTH_PATHS.userInfo, editor.call);
    expect(data).not.toHaveProperty('needsTwoSteps');
    const { secret } = (await call('POST', AUTH_PATHS.totpEnrol, right)).body.data;
    await call('POST', AUTH_PATHS.totpConfirm, { code: shownCode(secret) });
    expect((await get(AUTH_PATHS.userInfo)).data).not.toHaveProperty('needsTwoSteps');
    expect((await get(ACCOUNT_PATHS.list)).errorCode).toBe(1);
  });
});
