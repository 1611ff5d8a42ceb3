import { visit } from '@admissions/model/forms';
import { ADMIN_DEVICE_COOKIE, ADMIN_PROOF_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import { formPathsOf } from '@admissions/protocol/forms';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, PASSWORD, type Staff, signIn, visitor } from '../../../tests/testing/callers.ts';
import { openTestApp, type TestApp } from '../../../tests/testing/test-app.ts';

const ATTACKER = '203.0.113.66';
const HOME = '198.51.100.7';
const OFFICE = '140.138.0.9';
const NAMES = ['dean', 'director', 'editor', 'clerk', 'assistant', 'reviewer', 'manager'];

let test: TestApp;
beforeEach(async () => {
  test = await openTestApp();
});
afterEach(async () => {
  await test.close();
});

interface Try {
  from?: string;
  password?: string;
  device?: string | undefined;
}
const enter = (name: string, { from = OFFICE, password = PASSWORD, device }: Try = {}) =>
  signIn(test, name, password, {
    remoteAddress: from,
    headers: device ? { cookie: `${ADMIN_DEVICE_COOKIE.name}=${device}` } : {},
  });
const wrong = (name: string, from: string, device?: string) =>
  enter(name, { from, password: 'not the password', device });
const deviceIn = (answer: Awaited<ReturnType<typeof enter>>) =>
  answer.cookies.find(({ name }) => name === ADMIN_DEVICE_COOKIE.name)?.value ?? '';
/** As if many networks had sent wrong passwords. */
const lockStrangers = (name: string) =>
  test.deps.db.pool.query(
    `insert into sign_in_failure (account, source, failures, first_at, locked_until)
     values ($1, '', 200, $2, $3)
     on conflict (account, source) do update set failures = 200, locked_until = excluded.locked_until`,
    [name, new Date(Date.now()), new Date(Date.now() + 15 * 60_000)],
  );
/** Signs in once and returns the device cookie. */
async function signInDevice(name: string, from = OFFICE): Promise<string> {
  const answer = await enter(name, { from });
  expect(answer.statusCode).toBe(200);
  return deviceIn(answer);
}
async function session(name: string): Promise<Staff> {
  const answer = await enter(name);
  const half = answer.cookies.find((cookie) => cookie.name === ADMIN_PROOF_COOKIE.name)?.value;
  return {
    authorization: `${(await visitor(test)).authorization}${answer.json().data.token}`,
    cookie: `${ADMIN_PROOF_COOKIE.name}=${half}`,
  };
}
const exported = (headers: Staff, password = PASSWORD) =>
  test.app.inject({
    method: 'POST',
    url: formPathsOf(visit).export,
    headers,
    payload: { format: 'csv', password },
    remoteAddress: OFFICE,
  });

describe('35 wrong sign-ins from one address over seven accounts', () => {
  it('block only that address, neither known devices nor other addresses', async () => {
    for (const name of NAMES) await account(test, name);
    const devices = new Map<string, string>();
    for (const name of NAMES) devices.set(name, await signInDevice(name));
    const statuses: number[] = [];
    for (let round = 0; round < 5; round++)
      for (const name of NAMES) statuses.push((await wrong(name, ATTACKER)).statusCode);
    // A third of the attempts of one address may fail.
    expect(statuses).toEqual([
      ...Array.from({ length: 20 }, () => 401),
      ...Array.from({ length: 15 }, () => 429),
    ]);
    for (const name of NAMES) {
      expect([name, (await enter(name, { device: devices.get(name) })).statusCode]).toEqual([
        name,
        200,
      ]);
      expect([name, (await enter(name, { from: HOME })).statusCode]).toEqual([name, 200]);
    }
    expect((await enter('dean', { from: ATTACKER })).statusCode).toBe(429);
  }, 60_000);
  it('lock an account for that address only, except for known devices', async () => {
    for (const name of NAMES) await account(test, name);
    const device = await signInDevice('dean');
    for (let failure = 0; failure < 5; failure++)
      expect((await wrong('dean', ATTACKER)).json().errorCode).toBe(1051);
    const refused = await enter('dean', { from: ATTACKER });
    expect([refused.statusCode, refused.json().errorCode]).toEqual([423, 1053]);
    expect((await enter('dean', { from: ATTACKER, device })).statusCode).toBe(200);
    expect((await enter('dean', { from: HOME })).statusCode).toBe(200);
    // A success elsewhere does not reset the failures of this address.
    expect((await enter('dean', { from: ATTACKER })).json().errorCode).toBe(1053);
  });
  it('do not block exports of a running session, limited by its own failures only', async () => {
    await account(test, 'clerk');
    const [one, other] = [await session('clerk'), await session('clerk')];
    await lockStrangers('clerk');
    expect((await enter('clerk', { from: HOME })).json().errorCode).toBe(1053);
    expect((await exported(one)).statusCode).toBe(200);
    for (let failure = 0; failure < 5; failure++)
      expect((await exported(one, 'guess')).json()).toMatchObject({
        errorCode: 1051,
        errors: { password: [expect.any(String)] },
      });
    expect((await exported(one)).json().errorCode).toBe(1053);
    expect((await exported(other)).statusCode).toBe(200);
  });
});

describe('guesses', () => {
  it('from one IPv6 prefix count as from one address', async () => {
    await account(test, 'sixth');
    for (let failure = 0; failure < 5; failure++)
      await wrong('sixth', `2001:db8:0:1::${failure + 1}`);
    expect((await enter('sixth', { from: '2001:db8:0:1:ffff::1' })).json().errorCode).toBe(1053);
    expect((await enter('sixth', { from: '2001:db8:0:2::1' })).statusCode).toBe(200);
  });
  it('from a known device lock only that device after the fifth', async () => {
    await account(test, 'typist');
    const [one, other] = [await signInDevice('typist'), await signInDevice('typist', HOME)];
    for (let failure = 0; failure < 5; failure++)
      expect((await wrong('typist', OFFICE, one)).json().errorCode).toBe(1051);
    expect((await enter('typist', { device: one })).json().errorCode).toBe(1053);
    expect((await enter('typist', { from: HOME, device: other })).statusCode).toBe(200);
    expect((await enter('typist', { from: HOME })).statusCode).toBe(200);
  });
  it('gain nothing from a foreign or forged device cookie', async () => {
    for (const name of ['victim', 'thief']) await account(test, name);
    const own = await signInDevice('thief');
    const invented = `d${'x'.repeat(43)}`;
    const tries = [own, invented, 'nonsense', undefined, own, invented];
    const answers = [];
    for (const device of tries)
      answers.push((await wrong('victim', ATTACKER, device)).json().errorCode);
    expect(answers).toEqual([1051, 1051, 1051, 1051, 1051, 1053]);
  });
});

describe('a known device', () => {
  const cookieOf = async (name: string, options: Try = {}) =>
    (await enter(name, options)).cookies.find((cookie) => cookie.name === ADMIN_DEVICE_COOKIE.name);

  it('has an HttpOnly, SameSite cookie that is renewed with each sign-in', async () => {
    await account(test, 'owner');
    const first = await cookieOf('owner');
    expect(first).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/admin/auth',
      value: expect.stringMatching(/^d[\w-]{43}$/),
    });
    const second = await cookieOf('owner', { device: first?.value });
    expect(second?.value).not.toBe(first?.value);
    // A copied or planted first cookie is void.
    for (let failure = 0; failure < 5; failure++) await wrong('owner', ATTACKER, first?.value);
    expect((await enter('owner', { from: ATTACKER, device: first?.value })).json().errorCode).toBe(
      1053,
    );
    expect((await enter('owner', { from: ATTACKER, device: second?.value })).statusCode).toBe(200);
    const rows = await test.sql('select token_hash from known_device');
    expect(JSON.stringify(rows)).not.toContain(second?.value);
  });
  it('can serve several accounts', async () => {
    for (const name of ['first', 'second']) await account(test, name);
    const shared = deviceIn(await enter('second', { device: await signInDevice('first') }));
    for (const name of ['first', 'second'])
      for (let failure = 0; failure < 5; failure++) await wrong(name, OFFICE);
    const next = await enter('first', { device: shared });
    expect(next.statusCode).toBe(200);
    expect((await enter('second', { device: deviceIn(next) })).statusCode).toBe(200);
  });
  it('is forgotten after a password change elsewhere and after 90 days', async () => {
    await account(test, 'changer');
    const other = await signInDevice('changer', HOME);
    const change = await test.app.inject({
      method: 'POST',
      url: AUTH_PATHS.changePassword,
      payload: { account: 'changer', oldPassword: PASSWORD, newPassword: 'Violet-Bridge-88' },
      remoteAddress: OFFICE,
    });
    const device = deviceIn(change);
    const password = 'Violet-Bridge-88';
    await lockStrangers('changer');
    expect((await enter('changer', { from: HOME, device: other, password })).json().errorCode).toBe(
      1053,
    );
    const again = await enter('changer', { device, password });
    expect(again.statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 91 * 86_400_000 });
    await lockStrangers('changer');
    expect((await enter('changer', { device: deviceIn(again), password })).json().errorCode).toBe(
      1053,
    );
  });
});
