import { AUTH_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import { describe, expect, it } from 'vitest';
import { forwardedFor, PASSWORD, signIn, staffWith } from '../../tests/testing/callers.ts';
import { whitelistTest } from '../../tests/testing/whitelist-test.ts';

const { test, call, add, statusFrom, later } = whitelistTest();
const { list, info, edit, remove } = WHITELIST_PATHS;
const HERE = { ip: '127.0.0.0/8', note: 'here' };
const OUTSIDE = '203.0.113.9';
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
    const { data } = await add({ ip: '203.0.113.0/24', note: '', expiresAt });
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
    const refused = await add({ ip: '203.0.113.0/24', note: '' });
    expect([refused.status, refused.errors.ip[0]]).toEqual([
      422,
      expect.stringContaining('127.0.0.1'),
    ]);
    const { id, revision } = (await add(HERE)).data;
    await add({ ip: '203.0.113.0/24', note: '' });
    for (const change of [{ ip: '198.51.100.1' }, { expiresAt: '2020-01-01T00:00:00Z' }])
      expect((await call('PUT', edit(id), { ...change, revision })).status).toBe(422);
    expect((await call('DELETE', remove(id))).status).toBe(422);
    expect((await call('GET', list)).data.list).toMatchObject([
      { ip: '127.0.0.0/8' },
      { ip: '203.0.113.0/24' },
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
