import { WHITELIST_PATHS } from '@admissions/protocol';
import { describe, expect, it } from 'vitest';
import { cleanUp } from '../../app/cleanup.ts';
import { whitelistTest } from '../../tests/testing/whitelist-test.ts';
import { clearWhitelist } from './provisional.ts';

const { test, call, add, statusFrom, later } = whitelistTest();
const { list, info, edit, remove, confirm, revert } = WHITELIST_PATHS;
const MINUTE_MS = 60_000;
const HERE = '127.0.0.0/8';
const ELSEWHERE = '203.0.113.0/24';
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
    expect((await call('POST', confirm, undefined, '203.0.113.9')).errorCode).toBe(1);
    expect(await audited()).toMatchObject({ account: 'guardian', action: 'confirm' });
    later(6 * MINUTE_MS);
    expect([await statusFrom('127.0.0.1'), await statusFrom('203.0.113.9')]).toEqual([401, 200]);
  });
  it('of an entry is reverted with a new revision', async () => {
    const { data } = await add({ ip: HERE, note: '辦公室' });
    const other = (await add({ ip: ELSEWHERE, note: '家' })).data;
    const change = { ip: '198.51.100.7', note: '改', revision: 1, provisional: true };
    await call('PUT', edit(data.id), change);
    expect([await statusFrom('127.0.0.1'), await statusFrom('198.51.100.7')]).toEqual([401, 200]);
    later(6 * MINUTE_MS);
    const reverted = { id: data.id, ip: HERE, note: '辦公室', revision: 3 };
    expect((await call('GET', info(data.id))).data).toMatchObject(reverted);
    const untouched = { ip: ELSEWHERE, revision: 1 };
    expect((await call('GET', info(other.id))).data).toMatchObject(untouched);
  });
  it('that removes an entry is reverted with the same id', async () => {
    const { data } = await add({ ip: HERE, note: '辦公室' });
    await add({ ip: ELSEWHERE });
    const removed = await call('DELETE', `${remove(data.id)}?provisional=true`);
    expect([removed.errorCode, await statusFrom('127.0.0.1')]).toEqual([1, 401]);
    later(6 * MINUTE_MS);
    expect(await statusFrom('127.0.0.1')).toBe(200);
    expect((await call('GET', info(data.id))).data).toMatchObject({ ip: HERE, note: '辦公室' });
    expect((await call('DELETE', `${remove(data.id)}?provisional=maybe`)).status).toBe(400);
  });
  it('is listed and blocks other changes until confirmed or reverted', async () => {
    await add({ ip: HERE });
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
    expect(await ips()).toEqual([HERE]);
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
      (await test.sql("select count(*)::int as n from audit_log where action = 'revert'"))[0].n;
    const before = await count();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => statusFrom('127.0.0.1')));
    expect(new Set(statuses)).toEqual(new Set([200]));
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

it('the last hit of an entry names an admitted account and is written at most once a minute', async () => {
  const { id } = (await add({ ip: HERE })).data;
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
