import { formatMessage } from '@admissions/model/catalogues';
import { ACCOUNT_PATHS, AUTH_PATHS } from '@admissions/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Staff } from '../../../tests/testing/callers.ts';
import { account, PASSWORD, signIn, staffWith } from '../../../tests/testing/callers.ts';
import { decodeSecret, HALF_MINUTE, shownCode } from '../../../tests/testing/one-time-code.ts';
import { testApp } from '../../../tests/testing/test-app.ts';

const test = testApp({ loginLimit: 1_000_000 });
afterEach(() => {
  vi.useRealTimers();
});

const post = (headers: Record<string, string>, url: string, payload: object = {}) =>
  test.app.inject({ method: 'POST', url, headers, payload });
const enter = (name: string, code?: string, password = PASSWORD) =>
  test.app.inject({
    method: 'POST',
    url: AUTH_PATHS.login,
    payload: { account: name, password, ...(code !== undefined && { code }) },
  });

/** A new account with 2FA on, and the clock two steps after its first code. */
async function protectedStaff(
  name: string,
): Promise<{ id: number; headers: Staff; secret: string; recoveryCodes: string[] }> {
  const { id, headers } = await staffWith(test, name, ['news']);
  const { secret } = (await post(headers, AUTH_PATHS.totpEnrol, { password: PASSWORD })).json()
    .data;
  const { recoveryCodes } = (
    await post(headers, AUTH_PATHS.totpConfirm, { code: shownCode(secret) })
  ).json().data;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HALF_MINUTE });
  return { id, headers, secret, recoveryCodes };
}

describe('two-factor authentication', () => {
  it('is enabled with the password, a secret and a first code', async () => {
    const { headers } = await staffWith(test, 'careful', ['news']);
    const state = async () =>
      (await test.app.inject({ url: AUTH_PATHS.totpState, headers })).json().data;
    expect(await state()).toEqual({ enabled: false, confirmedAt: null, recoveryCodesLeft: 0 });
    const refused = await post(headers, AUTH_PATHS.totpEnrol, { password: 'not the password' });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { password: ['密碼不正確'] },
    ]);

    const { secret, uri } = (
      await post(headers, AUTH_PATHS.totpEnrol, { password: PASSWORD })
    ).json().data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`:careful?secret=${secret}&`);
    expect((await state()).enabled).toBe(false);
    expect((await enter('careful')).statusCode).toBe(200);

    const wrong = await post(headers, AUTH_PATHS.totpConfirm, { code: shownCode(secret, 5) });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['code']]);
    const { recoveryCodes } = (
      await post(headers, AUTH_PATHS.totpConfirm, { code: shownCode(secret) })
    ).json().data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await state()).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await post(headers, AUTH_PATHS.totpEnrol, { password: PASSWORD })).statusCode).toBe(
      409,
    );
    expect(
      (await post(headers, AUTH_PATHS.totpConfirm, { code: shownCode(secret, 1) })).statusCode,
    ).toBe(409);
  });
  it('prompts for a code and accepts it with or without spaces', async () => {
    const { secret } = await protectedStaff('stepper');
    for (const code of [undefined, '']) {
      const response = await enter('stepper', code);
      expect([
        response.statusCode,
        response.json().errorCode,
        response.json().errors.code[0],
      ]).toEqual([401, -1, expect.stringContaining('六位數字')]);
      expect(response.cookies).toEqual([]);
    }
    expect((await enter('stepper', undefined, 'not the password')).json().errorCode).toBe(1051);
    expect((await enter('stepper', shownCode(secret), 'not the password')).json().errorCode).toBe(1051);
    expect((await enter('stepper', shownCode(secret).replace(/^.../, '$& '))).json().errorCode).toBe(1);
  });
  it('accepts each code once, even concurrently, and no older ones', async () => {
    const { secret } = await protectedStaff('replayed');
    const code = shownCode(secret);
    const codes = (await Promise.all([enter('replayed', code), enter('replayed', code)])).map(
      (response) => response.json().errorCode,
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([-1, 1]);
    expect((await enter('replayed', code)).json().errors.code[0]).toContain('已經用過');
    expect((await enter('replayed', shownCode(secret, -1))).statusCode).toBe(401);
    expect((await enter('replayed', shownCode(secret, 1))).statusCode).toBe(200);
  });
  it('counts wrong codes like wrong passwords', async () => {
    const { secret } = await protectedStaff('guessed');
    for (let guess = 0; guess < 5; guess++) {
      expect((await enter('guessed', shownCode(secret, 10 + guess))).json().errorCode).toBe(-1);
      // The password alone neither resets nor adds failures.
      if (guess < 4) expect((await enter('guessed')).json().errors.code[0]).toContain('六位數字');
    }
    const locked = await enter('guessed', shownCode(secret));
    expect([locked.statusCode, locked.json().errorCode]).toEqual([423, 1053]);
  });
  it('accepts each recovery code once, in any spelling', async () => {
    const { headers, recoveryCodes } = await protectedStaff('phoneless');
    const [first = '', second = ''] = recoveryCodes;
    expect((await enter('phoneless', first)).json().errorCode).toBe(1);
    expect((await enter('phoneless', first)).json().errorCode).toBe(-1);
    expect(
      (await enter('phoneless', second.toUpperCase().replaceAll('-', ' '))).json().errorCode,
    ).toBe(1);
    const fresh = (await post(headers, AUTH_PATHS.recoveryCodes, { password: PASSWORD })).json()
      .data.recoveryCodes;
    expect((await enter('phoneless', recoveryCodes[2])).json().errorCode).toBe(-1);
    expect((await enter('phoneless', fresh[0])).json().errorCode).toBe(1);
  });
  it('is required for a password change without a session, but not within one', async () => {
    const { headers, secret } = await protectedStaff('changing');
    const change = (payload: object, by: Record<string, string> = {}) =>
      post(by, AUTH_PATHS.changePassword, payload);
    const outside = { account: 'changing', oldPassword: PASSWORD, newPassword: 'Amber-Window-01' };
    const response = await change(outside);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([401, ['code']]);
    expect((await change({ ...outside, code: shownCode(secret) })).json().errorCode).toBe(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HALF_MINUTE });
    expect((await test.app.inject({ url: AUTH_PATHS.userInfo, headers })).statusCode).toBe(401);
    const again = await enter('changing', shownCode(secret), 'Amber-Window-01');
    const inside = {
      authorization: `${headers.authorization.split('|')[0]}|${again.json().data.token}`,
      cookie: `${again.cookies[0]?.name}=${again.cookies[0]?.value}`,
    };
    expect(
      (
        await change({ oldPassword: 'Amber-Window-01', newPassword: 'Amber-Window-02' }, inside)
      ).json().errorCode,
    ).toBe(1);
  });
  it('is disabled with the password', async () => {
    const { headers } = await protectedStaff('relaxed');
    expect(
      (await post(headers, AUTH_PATHS.totpDisable, { password: 'not the password' })).statusCode,
    ).toBe(422);
    expect(
      (await post(headers, AUTH_PATHS.totpDisable, { password: PASSWORD })).json().errorCode,
    ).toBe(1);
    expect((await post(headers, AUTH_PATHS.totpDisable, { password: PASSWORD })).statusCode).toBe(
      409,
    );
    expect((await post(headers, AUTH_PATHS.recoveryCodes, { password: PASSWORD })).statusCode).toBe(
      409,
    );
    expect((await enter('relaxed')).json().errorCode).toBe(1);
  });
  it('is disabled by a manager, but not with fewer flags or for oneself', async () => {
    const { id } = await protectedStaff('deviceless');
    const modest = await staffWith(test, 'modest-manager', ['account']);
    const chief = await staffWith(test, 'chief-manager');
    const own = { currentPassword: PASSWORD };
    expect((await post(modest.headers, ACCOUNT_PATHS.resetTotp(id), own)).statusCode).toBe(403);
    expect((await post(chief.headers, ACCOUNT_PATHS.resetTotp(chief.id), own)).statusCode).toBe(
      422,
    );
    expect(
      (await test.app.inject({ url: ACCOUNT_PATHS.info(id), headers: chief.headers })).json().data
        .totp,
    ).toBe(true);
    expect((await post(chief.headers, ACCOUNT_PATHS.resetTotp(id), own)).json().data.totp).toBe(
      false,
    );
    expect((await enter('deviceless')).json().errorCode).toBe(1);
  });
  it('is audited without storing secret or codes in plain text', async () => {
    const { id, headers, secret, recoveryCodes } = await protectedStaff('traced');
    await enter('traced', '000000');
    await enter('traced', recoveryCodes[0]);
    await post(headers, AUTH_PATHS.recoveryCodes, { password: PASSWORD });
    await post(headers, AUTH_PATHS.totpDisable, { password: PASSWORD });
    const { rows } = await test.deps.db.pool.query(
      'select action, details from audit_log where target = $1 order by id',
      [`account/${id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'sign_in',
      'totp_secret',
      'totp_on',
      'sign_in_failed',
      'sign_in',
      'recovery_codes',
      'totp_off',
    ]);
    expect(rows[3].details).toEqual({ reason: 'code', ip: '127.0.0.1' });
    const enrolled = await protectedStaff('sealed');
    const dump = JSON.stringify([
      (await test.deps.db.pool.query('select * from second_factor')).rows,
      (await test.deps.db.pool.query('select * from audit_log')).rows,
    ]);
    for (const text of [
      secret,
      enrolled.secret,
      decodeSecret(enrolled.secret).toString('base64'),
      ...enrolled.recoveryCodes,
    ])
      expect(dump).not.toContain(text);
  });
});

describe('an account that a manager locked', () => {
  it('loses its sessions and cannot sign in; the lock shows only with the password', async () => {
    const chief = await staffWith(test, 'locksmith');
    const { id, headers } = await staffWith(test, 'suspended', ['news']);
    const locked = (await post(chief.headers, ACCOUNT_PATHS.lock(id))).json().data;
    expect(locked).toMatchObject({
      lockedAt: expect.stringMatching(/Z$/),
      lockedUntil: null,
      active: true,
    });
    expect((await test.app.inject({ url: AUTH_PATHS.userInfo, headers })).statusCode).toBe(401);
    expect((await signIn(test, 'suspended', 'not the password')).json().errorCode).toBe(1051);
    const refused = await signIn(test, 'suspended', PASSWORD);
    expect([refused.statusCode, refused.json().errorCode, refused.json().message]).toEqual([
      423,
      1053,
      '這個帳號已被鎖定，請洽系統管理人員。',
    ]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
    expect((await signIn(test, 'suspended', PASSWORD)).json().errorCode).toBe(1053);
    vi.useRealTimers();
    expect((await post(chief.headers, ACCOUNT_PATHS.unlock(id))).json().data.lockedAt).toBeNull();
    expect((await signIn(test, 'suspended', PASSWORD)).json().errorCode).toBe(1);
    const { rows } = await test.deps.db.pool.query(
      "select action from audit_log where target = $1 and action like '%lock' order by id",
      [`account/${id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['lock', 'unlock']);
  });
  it('cannot be the account of the caller or a missing one', async () => {
    const chief = await staffWith(test, 'self-locker');
    expect((await post(chief.headers, ACCOUNT_PATHS.lock(chief.id))).statusCode).toBe(422);
    expect((await post(chief.headers, ACCOUNT_PATHS.lock(999_999))).json().errorCode).toBe(2);
    expect(
      (
        await post(chief.headers, ACCOUNT_PATHS.resetTotp(999_999), { currentPassword: PASSWORD })
      ).json().errorCode,
    ).toBe(2);
    await account(test, 'bystander');
    expect((await signIn(test, 'bystander', PASSWORD)).json().errorCode).toBe(1);
  });
});

describe('required two-factor authentication', () => {
  afterEach(() => {
    test.deps.config.twoStepsFor = 'none';
  });
  it('blocks only account management until it is enabled', async () => {
    const { headers } = await staffWith(test, 'must-have', ['account', 'news']);
    const { headers: editor } = await staffWith(test, 'need-not', ['news']);
    const get = async (url: string, by = headers) =>
      (await test.app.inject({ url, headers: by })).json();
    expect((await get(ACCOUNT_PATHS.list)).errorCode).toBe(1);
    test.deps.config.twoStepsFor = 'account';
    const refused = await test.app.inject({ url: ACCOUNT_PATHS.list, headers });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      formatMessage('zh-TW', 'auth.twoStepsWanted'),
    ]);
    expect((await get('/api/admin/news/news_list')).errorCode).toBe(1);
    expect((await get(AUTH_PATHS.userInfo)).data.needsTwoSteps).toBe(true);
    expect((await get(AUTH_PATHS.userInfo, editor)).data).not.toHaveProperty('needsTwoSteps');
    const { secret } = (await post(headers, AUTH_PATHS.totpEnrol, { password: PASSWORD })).json()
      .data;
    await post(headers, AUTH_PATHS.totpConfirm, { code: shownCode(secret) });
    expect((await get(AUTH_PATHS.userInfo)).data).not.toHaveProperty('needsTwoSteps');
    expect((await get(ACCOUNT_PATHS.list)).errorCode).toBe(1);
  });
});
