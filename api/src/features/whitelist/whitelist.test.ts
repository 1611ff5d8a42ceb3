import { formatMoment } from '@admissions/model';
import { ACCOUNT_PATHS, AUTH_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asPerson, forwardedFor, PASSWORD, signIn, staffWith, testApp } from '#testing';
import { cleanUp } from '../../app/cleanup.ts';
import { clearWhitelist } from './provisional.ts';

const test = testApp({ loginLimit: 1_000_000 });
const guardian = asPerson(test, 'guardian', ['account']);
afterEach(async () => {
  await clearWhitelist(test.deps.db);
});
const call = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  remoteAddress = '127.0.0.1',
  headers: Record<string, string> = {},
) => {
  const response = await test.app.inject({
    method,
    url,
    remoteAddress,
    headers: { ...guardian.headers, ...headers },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...response.json() };
};
const add = (payload: object) => call('POST', WHITELIST_PATHS.add, payload);
const statusFrom = async (address: string, headers: Record<string, string> = {}) =>
  (await call('GET', AUTH_PATHS.userInfo, undefined, address, headers)).status;
const later = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
const { list, info, edit, remove, confirm, revert } = WHITELIST_PATHS;
const HERE = { ip: '127.0.0.0/8', note: 'here' };
const OUTSIDE = '203.0.113.9';
const ELSEWHERE = '203.0.113.0/24';
const MINUTE_MS = 60_000;

describe('the whitelist', () => {
  it('admits everybody while it is empty', async () => {
    const { data } = await call('GET', list, undefined, OUTSIDE);
    expect(data).toMatchObject({ list: [], total: 0 });
  });
  it('requires the password at its field, once in ten minutes', async () => {
    const { headers: own } = await staffWith(test, 'proving', ['account']);
    const post = (url: string, payload: object) => call('POST', url, payload, undefined, own);
    const change = (ip: string) => post(WHITELIST_PATHS.add, { ip });
    const prove = (currentPassword: string) => post(AUTH_PATHS.prove, { currentPassword });
    const expectRefusal = async (answer: Promise<{ errors: object }>) =>
      expect(Object.keys((await answer).errors)).toEqual(['currentPassword']);
    later(11 * MINUTE_MS);
    await expectRefusal(change(HERE.ip));
    await expectRefusal(prove('not the password'));
    await expectRefusal(change(HERE.ip));
    expect((await prove(PASSWORD)).errorCode).toBe(1);
    expect((await change(HERE.ip)).errorCode).toBe(1);
    later(9 * MINUTE_MS);
    expect((await change('10.0.0.0/8')).errorCode).toBe(1);
    later(2 * MINUTE_MS);
    await expectRefusal(change('192.168.0.0/16'));
  });
  it('refuses unlisted addresses with 100401 on every call and at sign-in', async () => {
    expect((await add(HERE)).errorCode).toBe(1);
    const login = await signIn(test, 'guardian', PASSWORD, { remoteAddress: OUTSIDE });
    const answers = [
      { status: login.statusCode, ...login.json() },
      await call('GET', AUTH_PATHS.userInfo, undefined, OUTSIDE),
      await call('GET', WHITELIST_PATHS.check, undefined, OUTSIDE),
      await call('DELETE', remove(1), undefined, OUTSIDE),
    ];
    // The message names the address and a contact, not a missing right.
    const message = expect.stringMatching(/網路位址（203\.0\.113\.9）不在.*帳號管理人員/);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 401, errorCode: 100401, message });
    expect(await statusFrom('127.0.0.1')).toBe(200);
  });
  it('does not affect public routes', async () => {
    await add(HERE);
    const { appKey: key, appSecret: secret } = test.deps.config;
    const response = await test.app.inject({
      method: 'POST',
      url: AUTH_PATHS.appSignIn,
      remoteAddress: OUTSIDE,
      payload: { key, secret, domain: 'localhost' },
    });
    expect(response.statusCode).toBe(200);
  });
  it.each([
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'fastly-client-ip',
    'x-original-host',
  ])('trusts %s neither from a client nor through the shell', async (name) => {
    await add(HERE);
    const forged = { [name]: name === 'forwarded' ? 'for=127.0.0.1' : '127.0.0.1' };
    const through = { ...forged, ...forwardedFor(OUTSIDE, test) };
    expect(await statusFrom(OUTSIDE, forged)).toBe(401);
    expect(await statusFrom('127.0.0.1', through)).toBe(401);
  });
  it('applies an entry until it expires', async () => {
    await add(HERE);
    const expiresAt = new Date(Date.now() + MINUTE_MS).toISOString();
    const { data } = await add({ ip: ELSEWHERE, note: '', expiresAt });
    expect(data).toMatchObject({ active: true, expiresAt });
    expect(await statusFrom(OUTSIDE)).toBe(200);
    later(MINUTE_MS + 1000);
    expect(await statusFrom(OUTSIDE)).toBe(401);
    const entries = (await call('GET', list)).data.list;
    expect(entries).toMatchObject([{ active: true }, { active: false }]);
  });
});

describe('an edit of the whitelist', () => {
  it('that would lock out its editor is refused at the field', async () => {
    const refused = await add({ ip: ELSEWHERE, note: '' });
    expect([refused.status, refused.errors.ip[0]]).toEqual([
      422,
      expect.stringContaining('127.0.0.1'),
    ]);
    const { id, revision } = (await add(HERE)).data;
    await add({ ip: ELSEWHERE, note: '' });
    for (const change of [{ ip: '198.51.100.1' }, { expiresAt: '2020-01-01T00:00:00Z' }])
      expect((await call('PUT', edit(id), { ...change, revision })).status).toBe(422);
    expect((await call('DELETE', remove(id))).status).toBe(422);
    expect((await call('GET', list)).data.list).toMatchObject([
      { ip: '127.0.0.0/8' },
      { ip: ELSEWHERE },
    ]);
  });
  it('stores addresses in canonical form and only once', async () => {
    const { data } = await add({ ip: '127.5.5.5/8', note: ' office ' });
    expect(data).toMatchObject({ ip: '127.0.0.0/8', note: 'office', revision: 1 });
    expect(await add({ ip: '127.0.0.1/8', note: '' })).toMatchObject({
      status: 422,
      errors: { ip: ['已經有相同的項目'] },
    });
  });
  it.each(['', 'nonsense', '0x7f000001', '0.0.0.0/0', '127.0.0.1/33'])(
    'with the address %j is refused at its field',
    async (ip) => {
      const { status, errors } = await add({ ip, note: '' });
      expect([status, Object.keys(errors)]).toEqual([422, ['ip']]);
    },
  );
  it('from an older revision is refused with the current entry', async () => {
    const { id } = (await add(HERE)).data;
    await call('PUT', edit(id), { note: 'newer', revision: 1 });
    const { status, data } = await call('PUT', edit(id), { note: 'older', revision: 1 });
    expect([status, data.note]).toEqual([409, 'newer']);
  });
  it('of a missing entry returns code 2', async () => {
    for (const answer of [
      await call('GET', info(999)),
      await call('PUT', edit(999), { revision: 1 }),
      await call('DELETE', remove(999)),
    ])
      expect(answer).toMatchObject({ status: 200, errorCode: 2 });
  });
});

const ips = async () =>
  (await test.sql('select ip from ip_whitelist order by id')).map(({ ip }) => ip);
const audited = async () =>
  (
    await test.sql(
      "select account, action, details from audit_log where area = 'account' order by id desc limit 1",
    )
  )[0];

describe('a provisional change', () => {
  it('that locks out its editor applies at once and is reverted after five minutes', async () => {
    expect((await add({ ip: ELSEWHERE, provisional: true })).errorCode).toBe(1);
    expect([await statusFrom('127.0.0.1'), await statusFrom('203.0.113.9')]).toEqual([401, 200]);
    expect((await call('POST', confirm)).status).toBe(401);
    const { revertsAt } = (await call('GET', list, undefined, OUTSIDE)).data.provisional;
    const { data, message } = await call('POST', AUTH_PATHS.login, { account: 'guardian' });
    expect([data, message]).toEqual([
      undefined,
      expect.stringContaining(`${formatMoment(revertsAt).slice(-5)}會自動恢復`),
    ]);
    later(5 * MINUTE_MS - 1000);
    expect(await statusFrom('127.0.0.1')).toBe(401);
    later(1500);
    expect([await statusFrom('127.0.0.1'), await statusFrom('198.51.100.1')]).toEqual([200, 200]);
    expect(await ips()).toEqual([]);
    const expiredAt = async () => (await call('GET', list)).data.expiredAt;
    expect(Date.now() - Date.parse(await expiredAt())).toBeLessThan(MINUTE_MS);
    expect(await audited()).toMatchObject({
      account: null,
      action: 'expire',
      details: { by: 'guardian 先生' },
    });
    const unseen = (await call('GET', ACCOUNT_PATHS.notices)).data;
    expect(unseen.list[0]).toMatchObject({ by: null, what: ['whitelist'], isTrialOver: true });
    await add(HERE);
    expect(await expiredAt()).toBeNull();
  });
  it('stays when confirmed from an admitted address', async () => {
    await add({ ip: ELSEWHERE, provisional: true });
    expect((await call('POST', confirm, undefined, '203.0.113.9')).errorCode).toBe(1);
    expect(await audited()).toMatchObject({ account: 'guardian', action: 'confirm' });
    later(6 * MINUTE_MS);
    expect([await statusFrom('127.0.0.1'), await statusFrom('203.0.113.9')]).toEqual([401, 200]);
  });
  it('of an entry is reverted with a new revision', async () => {
    const { data } = await add({ ...HERE, note: '辦公室' });
    const other = (await add({ ip: ELSEWHERE, note: '家' })).data;
    const change = { ip: '198.51.100.7', note: '改', revision: 1, provisional: true };
    await call('PUT', edit(data.id), change);
    expect([await statusFrom('127.0.0.1'), await statusFrom('198.51.100.7')]).toEqual([401, 200]);
    later(6 * MINUTE_MS);
    const reverted = { id: data.id, ...HERE, note: '辦公室', revision: 3 };
    expect((await call('GET', info(data.id))).data).toMatchObject(reverted);
    const untouched = { ip: ELSEWHERE, revision: 1 };
    expect((await call('GET', info(other.id))).data).toMatchObject(untouched);
  });
  it('promises no return to an address that the list before refuses too', async () => {
    await add(HERE);
    await add({ ip: '198.51.100.0/24', provisional: true });
    const { message } = await call('GET', AUTH_PATHS.userInfo, undefined, OUTSIDE);
    expect(message).toMatch(/請改用校內網路/);
  });
  it('that removes an entry is reverted with the same id', async () => {
    const { data } = await add({ ...HERE, note: '辦公室' });
    await add({ ip: ELSEWHERE });
    const removed = await call('DELETE', `${remove(data.id)}?provisional=true`);
    expect([removed.errorCode, await statusFrom('127.0.0.1')]).toEqual([1, 401]);
    later(6 * MINUTE_MS);
    expect(await statusFrom('127.0.0.1')).toBe(200);
    expect((await call('GET', info(data.id))).data).toMatchObject({ ...HERE, note: '辦公室' });
    expect((await call('DELETE', `${remove(data.id)}?provisional=maybe`)).status).toBe(400);
  });
  it('is listed and blocks other changes until confirmed or reverted', async () => {
    await add(HERE);
    expect((await call('GET', list)).data.provisional).toBeNull();
    await add({ ip: ELSEWHERE, provisional: true });
    const { by, revertsAt } = (await call('GET', list)).data.provisional;
    expect(by).toBe('guardian 先生');
    expect(Math.round((Date.parse(revertsAt) - Date.now()) / MINUTE_MS)).toBe(5);
    for (const provisional of [true, false])
      expect(await add({ ip: '198.51.100.7', provisional })).toMatchObject({
        status: 409,
        message: '有一項暫時的變更等待確認，請先確認或復原。',
      });
    expect((await call('POST', revert)).errorCode).toBe(1);
    expect(await ips()).toEqual([HERE.ip]);
    for (const path of [revert, confirm]) expect((await call('POST', path)).errorCode).toBe(2);
    expect((await add({ ip: '198.51.100.7' })).errorCode).toBe(1);
  });
  it('is reverted once by the cleanup of any process', async () => {
    await add({ ip: ELSEWHERE, provisional: true });
    later(6 * MINUTE_MS);
    await cleanUp(test.deps.db, test.deps.config);
    expect(await ips()).toEqual([]);
    await add({ ip: ELSEWHERE, provisional: true });
    later(6 * MINUTE_MS);
    const count = async () =>
      (await test.sql("select count(*)::int as n from audit_log where action = 'expire'"))[0].n;
    const before = await count();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => statusFrom('127.0.0.1')));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await count()) - before).toBe(1);
  });
  it('is not restored after the list was cleared by the command', async () => {
    await add(HERE);
    await add({ ip: ELSEWHERE, provisional: true });
    await clearWhitelist(test.deps.db);
    later(6 * MINUTE_MS);
    expect([await statusFrom('198.51.100.1'), await ips()]).toEqual([200, []]);
  });
});

it('the last hit of an entry names an admitted account and is written at most once a minute', async () => {
  const { id } = (await add(HERE)).data;
  await add({ ip: ELSEWHERE });
  const hit = async () => (await call('GET', info(id))).data;
  const rowVersion = () => test.sql('select xmin::text from ip_whitelist where id = $1', [id]);
  later(MINUTE_MS);
  await statusFrom('127.0.0.5');
  await statusFrom('198.51.100.1');
  await expect.poll(async () => (await hit()).lastHitIp).toBe('127.0.0.5');
  expect(Math.abs(Date.now() - Date.parse((await hit()).lastHitAt))).toBeLessThan(MINUTE_MS);
  const before = await rowVersion();
  for (let index = 0; index < 20; index++) await statusFrom('127.0.0.6');
  expect(await rowVersion()).toEqual(before);
  later(MINUTE_MS);
  await statusFrom('127.0.0.6');
  await expect.poll(async () => (await hit()).lastHitIp).toBe('127.0.0.6');
});
