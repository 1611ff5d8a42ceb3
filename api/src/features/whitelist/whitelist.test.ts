import { AUTH_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../tests/testing/callers.ts';
import { forwardedFor, PASSWORD, signIn, staffWith } from '../../tests/testing/callers.ts';
import { testApp } from '../../tests/testing/test-app.ts';
import { clearWhitelist } from './clear-whitelist.ts';

const test = testApp({ loginLimit: 1_000_000 });
let headers: Caller;
beforeAll(async () => {
  ({ headers } = await staffWith(test, 'guardian', ['account']));
});
afterEach(async () => {
  vi.useRealTimers();
  await clearWhitelist(test.deps.db);
});

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options: InjectOptions = {},
) => test.app.inject({ method, url, headers, ...options });
const add = async (payload: object) =>
  (await call('POST', WHITELIST_PATHS.add, { payload })).json();
const HERE = { ip: '127.0.0.0/8', note: 'here' };

describe('the whitelist', () => {
  it('admits everybody while it is empty', async () => {
    expect(
      (await call('GET', WHITELIST_PATHS.list, { remoteAddress: '203.0.113.9' })).json().data,
    ).toMatchObject({ list: [], total: 0 });
  });
  it('requires the password at its field, once in ten minutes', async () => {
    const { headers: own } = await staffWith(test, 'proving', ['account']);
    const change = async (payload: object = HERE) =>
      (
        await test.app.inject({ method: 'POST', url: WHITELIST_PATHS.add, headers: own, payload })
      ).json();
    const prove = async (currentPassword: string) =>
      (
        await test.app.inject({
          method: 'POST',
          url: AUTH_PATHS.prove,
          headers: own,
          payload: { currentPassword },
        })
      ).json();
    const later = (minutes: number) =>
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    later(11);
    expect(Object.keys((await change()).errors)).toEqual(['currentPassword']);
    expect(Object.keys((await prove('not the password')).errors)).toEqual(['currentPassword']);
    expect(Object.keys((await change()).errors)).toEqual(['currentPassword']);
    expect((await prove(PASSWORD)).errorCode).toBe(1);
    expect((await change()).errorCode).toBe(1);
    later(9);
    expect((await change({ ip: '10.0.0.0/8' })).errorCode).toBe(1);
    later(2);
    expect(Object.keys((await change({ ip: '192.168.0.0/16' })).errors)).toEqual([
      'currentPassword',
    ]);
  });
  it('refuses unlisted addresses with 100401 on every call and at sign-in', async () => {
    expect((await add(HERE)).errorCode).toBe(1);
    for (const [method, url] of [
      ['GET', AUTH_PATHS.userInfo],
      ['GET', WHITELIST_PATHS.check],
      ['DELETE', WHITELIST_PATHS.remove(1)],
    ] as const) {
      const response = await call(method, url, { remoteAddress: '203.0.113.9' });
      expect([response.statusCode, response.json().errorCode]).toEqual([401, 100401]);
    }
    const login = await signIn(test, 'guardian', PASSWORD, { remoteAddress: '203.0.113.9' });
    expect([login.statusCode, login.json().errorCode]).toEqual([401, 100401]);
    // The message names the address and a contact, not a missing right.
    const session = await call('GET', AUTH_PATHS.userInfo, { remoteAddress: '203.0.113.9' });
    for (const refusal of [login, session])
      expect(refusal.json().message).toMatch(/網路位址（203\.0\.113\.9）不在.*帳號管理人員/);
    expect((await call('GET', AUTH_PATHS.userInfo)).statusCode).toBe(200);
  });
  it('does not affect public routes', async () => {
    await add(HERE);
    const { appKey: key, appSecret: secret } = test.deps.config;
    const response = await test.app.inject({
      method: 'POST',
      url: AUTH_PATHS.appSignIn,
      remoteAddress: '203.0.113.9',
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
    const direct = await call('GET', AUTH_PATHS.userInfo, {
      remoteAddress: '203.0.113.9',
      headers: { ...headers, ...forged },
    });
    const through = await call('GET', AUTH_PATHS.userInfo, {
      headers: { ...headers, ...forged, ...forwardedFor('203.0.113.9', test) },
    });
    expect([direct.statusCode, through.statusCode]).toEqual([401, 401]);
  });
  it('refuses a claimed address from a local connection', async () => {
    await add({ ip: '203.0.113.9', note: 'the only one' }).then(() => add(HERE));
    const { list } = (await call('GET', WHITELIST_PATHS.list)).json().data;
    expect(list).toHaveLength(1);
    const outside = {
      headers: { ...headers, 'x-forwarded-for': '127.0.0.1' },
      remoteAddress: '198.51.100.7',
    };
    expect((await call('GET', AUTH_PATHS.userInfo, outside)).statusCode).toBe(401);
    expect(
      (
        await call('GET', WHITELIST_PATHS.mine, {
          headers: { ...headers, 'x-forwarded-for': '203.0.113.9' },
        })
      ).json().data,
    ).toEqual({ ip: '127.0.0.1' });
  });
  it('trusts the address from the shell, not one claimed by its client', async () => {
    await add(HERE);
    const through = (forwarded: string) =>
      call('GET', WHITELIST_PATHS.mine, {
        headers: { ...headers, ...forwardedFor(forwarded, test) },
      });
    expect((await through('127.0.0.5')).json().data).toEqual({ ip: '127.0.0.5' });
    expect((await through('127.0.0.5, 203.0.113.9')).statusCode).toBe(401);
  });
  it('applies an entry until it expires', async () => {
    await add(HERE);
    const soon = new Date(Date.now() + 60_000).toISOString();
    expect((await add({ ip: '203.0.113.0/24', note: '', expiresAt: soon })).data).toMatchObject({
      active: true,
      expiresAt: soon,
    });
    expect(
      (await call('GET', AUTH_PATHS.userInfo, { remoteAddress: '203.0.113.9' })).statusCode,
    ).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect(
      (await call('GET', AUTH_PATHS.userInfo, { remoteAddress: '203.0.113.9' })).statusCode,
    ).toBe(401);
    expect(
      (await call('GET', WHITELIST_PATHS.list))
        .json()
        .data.list.map(({ active }: { active: boolean }) => active),
    ).toEqual([true, false]);
  });
});

describe('an edit of the whitelist', () => {
  it('that would lock out its editor is refused at the field', async () => {
    const shutOut = await call('POST', WHITELIST_PATHS.add, {
      payload: { ip: '203.0.113.0/24', note: '' },
    });
    expect(shutOut.statusCode).toBe(422);
    expect(shutOut.json().errors.ip[0]).toContain('127.0.0.1');
    const here = (await add(HERE)).data;
    await add({ ip: '203.0.113.0/24', note: '' });
    const edits = [
      await call('PUT', WHITELIST_PATHS.edit(here.id), {
        payload: { ip: '198.51.100.1', revision: here.revision },
      }),
      await call('PUT', WHITELIST_PATHS.edit(here.id), {
        payload: { expiresAt: '2020-01-01T00:00:00Z', revision: here.revision },
      }),
      await call('DELETE', WHITELIST_PATHS.remove(here.id)),
    ];
    expect(edits.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    const { list } = (await call('GET', WHITELIST_PATHS.list)).json().data;
    expect(list.map(({ ip }: { ip: string }) => ip)).toEqual(['127.0.0.0/8', '203.0.113.0/24']);
  });
  it('stores addresses in canonical form and only once', async () => {
    expect((await add({ ip: '127.5.5.5/8', note: ' office ' })).data).toMatchObject({
      ip: '127.0.0.0/8',
      note: 'office',
      revision: 1,
    });
    const twice = await call('POST', WHITELIST_PATHS.add, {
      payload: { ip: '127.0.0.1/8', note: '' },
    });
    expect([twice.statusCode, twice.json().errors.ip]).toEqual([422, ['已經有相同的項目']]);
  });
  it.each(['', 'nonsense', '0x7f000001', '0.0.0.0/0', '127.0.0.1/33'])(
    'with the address %j is refused at its field',
    async (ip) => {
      const response = await call('POST', WHITELIST_PATHS.add, { payload: { ip, note: '' } });
      expect(response.statusCode).toBe(422);
      expect(Object.keys(response.json().errors)).toEqual(['ip']);
    },
  );
  it('from an older revision is refused with the current entry', async () => {
    const { id } = (await add(HERE)).data;
    await call('PUT', WHITELIST_PATHS.edit(id), { payload: { note: 'newer', revision: 1 } });
    const response = await call('PUT', WHITELIST_PATHS.edit(id), {
      payload: { note: 'older', revision: 1 },
    });
    expect([response.statusCode, response.json().data.note]).toEqual([409, 'newer']);
  });
  it('of a missing entry returns code 2', async () => {
    for (const response of [
      await call('GET', WHITELIST_PATHS.info(999)),
      await call('PUT', WHITELIST_PATHS.edit(999), { payload: { revision: 1 } }),
      await call('DELETE', WHITELIST_PATHS.remove(999)),
    ])
      expect([response.statusCode, response.json().errorCode]).toEqual([200, 2]);
  });
});

