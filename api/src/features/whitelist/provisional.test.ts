import { AUTH_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../../app/cleanup.ts';
import type { Caller } from '../../tests/testing/callers.ts';
import { staffWith } from '../../tests/testing/callers.ts';
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

const MINUTE_MS = 60_000;
const later = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
const HERE = '127.0.0.0/8';
const ELSEWHERE = '203.0.113.0/24';
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  remoteAddress = '127.0.0.1',
) => test.app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
const add = async (payload: object) => (await call('POST', WHITELIST_PATHS.add, payload)).json();
const statusFrom = async (remoteAddress: string) =>
  (await call('GET', AUTH_PATHS.userInfo, undefined, remoteAddress)).statusCode;
const ips = async () =>
  (
    await test.deps.db.pool.query<{ ip: string }>('select ip from ip_whitelist order by id')
  ).rows.map(({ ip }) => ip);
const audited = async () =>
  (
    await test.deps.db.pool.query(
      'select account, action, details from audit_log where area = $1 order by id desc limit 1',
      ['account'],
    )
  ).rows[0];

describe('a provisional change', () => {
  it('that locks out its editor applies at once and is reverted after five minutes', async () => {
    expect((await add({ ip: ELSEWHERE, provisional: true })).errorCode).toBe(1);
    expect([await statusFrom('127.0.0.1'), await statusFrom('203.0.113.9')]).toEqual([401, 200]);
    expect((await call('POST', WHITELIST_PATHS.confirm)).statusCode).toBe(401);
    later(5 * MINUTE_MS - 1000);
    expect(await statusFrom('127.0.0.1')).toBe(401);
    later(1500);
    expect([await statusFrom('127.0.0.1'), await statusFrom('198.51.100.1')]).toEqual([200, 200]);
    expect(await ips()).toEqual([]);
    expect(await audited()).toMatchObject({
      account: null,
      action: 'revert',
      details: { by: 'guardian 先生' },
    });
  });
  it('stays when confirmed from an admitted address', async () => {
    await add({ ip: ELSEWHERE, provisional: true });
    expect(
      (await call('POST', WHITELIST_PATHS.confirm, undefined, '203.0.113.9')).json().errorCode,
    ).toBe(1);
    expect(await audited()).toMatchObject({ account: 'guardian', action: 'confirm' });
    later(6 * MINUTE_MS);
    expect([await statusFrom('127.0.0.1'), await statusFrom('203.0.113.9')]).toEqual([401, 200]);
  });
  it('of an entry is reverted with a new revision', async () => {
    const { data } = await add({ ip: HERE, note: '辦公室' });
    const other = (await add({ ip: ELSEWHERE, note: '家' })).data;
    await call('PUT', WHITELIST_PATHS.edit(data.id), {
      ip: '198.51.100.7',
      note: '改',
      revision: 1,
      provisional: true,
    });
    expect([await statusFrom('127.0.0.1'), await statusFrom('198.51.100.7')]).toEqual([401, 200]);
    later(6 * MINUTE_MS);
    expect((await call('GET', WHITELIST_PATHS.info(data.id))).json().data).toMatchObject({
      id: data.id,
      ip: HERE,
      note: '辦公室',
      revision: 3,
    });
    expect((await call('GET', WHITELIST_PATHS.info(other.id))).json().data).toMatchObject({
      ip: ELSEWHERE,
      revision: 1,
    });
  });
  it('that removes an entry is reverted with the same id', async () => {
    const { data } = await add({ ip: HERE, note: '辦公室' });
    await add({ ip: ELSEWHERE });
    expect(
      (await call('DELETE', `${WHITELIST_PATHS.remove(data.id)}?provisional=true`)).json()
        .errorCode,
    ).toBe(1);
    expect(await statusFrom('127.0.0.1')).toBe(401);
    later(6 * MINUTE_MS);
    expect(await statusFrom('127.0.0.1')).toBe(200);
    expect((await call('GET', WHITELIST_PATHS.info(data.id))).json().data).toMatchObject({
      ip: HERE,
      note: '辦公室',
    });
    expect(
      (await call('DELETE', `${WHITELIST_PATHS.remove(data.id)}?provisional=maybe`)).statusCode,
    ).toBe(400);
  });
  it('is listed and blocks other changes until confirmed or reverted', async () => {
    await add({ ip: HERE });
    expect((await call('GET', WHITELIST_PATHS.list)).json().data.provisional).toBeNull();
    await add({ ip: ELSEWHERE, provisional: true });
    const { provisional } = (await call('GET', WHITELIST_PATHS.list)).json().data;
    expect(provisional.by).toBe('guardian 先生');
    expect(Math.round((Date.parse(provisional.revertsAt) - Date.now()) / MINUTE_MS)).toBe(5);
    for (const isProvisional of [true, false]) {
      const refused = await call('POST', WHITELIST_PATHS.add, {
        ip: '198.51.100.7',
        provisional: isProvisional,
      });
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        '有一項暫時的變更等待確認，請先確認或復原。',
      ]);
    }
    expect((await call('POST', WHITELIST_PATHS.revert)).json().errorCode).toBe(1);
    expect(await ips()).toEqual([HERE]);
    for (const path of [WHITELIST_PATHS.revert, WHITELIST_PATHS.confirm])
      expect((await call('POST', path)).json().errorCode).toBe(2);
    expect((await add({ ip: '198.51.100.7' })).errorCode).toBe(1);
  });
  it('is reverted once by the cleanup of any process', async () => {
    await add({ ip: ELSEWHERE, provisional: true });
    later(6 * MINUTE_MS);
    await cleanUp(test.app, test.deps.db, test.deps.config);
    expect(await ips()).toEqual([]);
    await add({ ip: ELSEWHERE, provisional: true });
    later(6 * MINUTE_MS);
    const count = async () =>
      (
        await test.deps.db.pool.query(
          "select count(*)::int as n from audit_log where action = 'revert'",
        )
      ).rows[0].n;
    const before = await count();
    expect(await Promise.all(Array.from({ length: 8 }, () => statusFrom('127.0.0.1')))).toEqual(
      Array.from({ length: 8 }, () => 200),
    );
    expect((await count()) - before).toBe(1);
  });
  it('is not restored after the list was cleared by the command', async () => {
    await add({ ip: HERE });
    await add({ ip: ELSEWHERE, provisional: true });
    await clearWhitelist(test.deps.db);
    later(6 * MINUTE_MS);
    expect([await statusFrom('198.51.100.1'), await ips()]).toEqual([200, []]);
  });
});

describe('the last hit of an entry', () => {
  it('names the last admitted account and is written at most once a minute', async () => {
    const { data } = await add({ ip: HERE });
    await add({ ip: ELSEWHERE });
    await test.app.writeLastHits();
    const hit = async () => (await call('GET', WHITELIST_PATHS.info(data.id))).json().data;
    await statusFrom('127.0.0.5');
    await statusFrom('198.51.100.1');
    await test.app.writeLastHits();
    const first = await hit();
    expect([first.lastHitIp, Date.now() - Date.parse(first.lastHitAt) < MINUTE_MS]).toEqual([
      '127.0.0.5',
      true,
    ]);
    const { rows } = await test.deps.db.pool.query(
      'select xmin::text from ip_whitelist where id = $1',
      [data.id],
    );
    for (let index = 0; index < 20; index++) await statusFrom('127.0.0.6');
    expect(
      (
        await test.deps.db.pool.query('select xmin::text from ip_whitelist where id = $1', [
          data.id,
        ])
      ).rows,
    ).toEqual(rows);
    await test.app.writeLastHits();
    expect((await hit()).lastHitIp).toBe('127.0.0.6');
  });
});
