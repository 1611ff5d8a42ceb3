import { taipeiDay } from '@admissions/model';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { asPerson, testApp } from '#testing';
import { recordAudit } from './record-audit.ts';

const test = testApp();
const auditor = asPerson(test, 'auditor', ['account']);
beforeAll(async () => {
  const line = (index: number) => ({
    account: null,
    action: 'edit',
    area: 'news',
    target: `news/${index}`,
    details: { zeta: index, alpha: { b: [1, 'x\r\n\u001b[31mforged line'], a: undefined } },
  });
  await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      test.deps.db.transaction((tx) => recordAudit(tx, line(index))),
    ),
  );
});

const check = async () => (await auditor.call('GET', ACCOUNT_PATHS.auditCheck)).body.data;
const sql = (text: string, values: unknown[] = []) => test.deps.db.pool.query(text, values);

/** Owners of the tables only: disables the append-only triggers. */
async function tampering(work: () => Promise<unknown>): Promise<void> {
  for (const table of ['audit_log', 'audit_head'])
    await sql(`alter table ${table} disable trigger user`);
  await work();
  for (const table of ['audit_log', 'audit_head'])
    await sql(`alter table ${table} enable trigger user`);
}

describe('audit chain', () => {
  it('chains lines that were written concurrently', async () => {
    const { rows } = await sql('select count(*)::int as lines from audit_log');
    expect(rows[0].lines).toBeGreaterThan(30);
    expect(await check()).toEqual({ lines: rows[0].lines, brokenAt: null, cutOff: false });
  });
  it.each([
    "update audit_log set account = 'somebody else'",
    "update audit_log set account = 'somebody else' where target = 'news/5'",
    'delete from audit_log',
    "delete from audit_log where target = 'news/7'",
    'truncate audit_log',
    'truncate audit_log cascade',
    'delete from audit_head',
    'truncate audit_head',
    'update audit_head set lines = lines - 1',
    "update audit_head set hash = 'another'",
  ])('is refused by the database: %s', async (change) => {
    await expect(sql(change)).rejects.toThrow('append only');
    expect((await check()).brokenAt).toBeNull();
  });
  it.each([
    ['is changed', "update audit_log set account = 'somebody else' where target = 'news/5'"],
    ['gets other details', `update audit_log set details = '{"zeta": 6}' where target = 'news/5'`],
    [
      'is moved in time',
      "update audit_log set at = at - interval '1 second' where target = 'news/5'",
    ],
  ])('detects a line that %s nevertheless', async (_what, change) => {
    const { rows } = await sql("select * from audit_log where target = 'news/5'");
    await tampering(() => sql(change));
    expect((await check()).brokenAt).toBe(rows[0].id);
    const { account, details, at, id } = rows[0];
    await tampering(() =>
      sql('update audit_log set account = $1, details = $2, at = $3 where id = $4', [
        account,
        details,
        at,
        id,
      ]),
    );
    expect((await check()).brokenAt).toBeNull();
  });
  it('filters lines and escapes line breaks in their text', async () => {
    const url = `${ACCOUNT_PATHS.audit}?area=news&action=edit&target=news/3`;
    const { body, text } = await auditor.call('GET', url);
    expect(body.data).toMatchObject({
      total: 1,
      list: [{ target: 'news/3', account: null, details: { zeta: 3 } }],
    });
    for (const sign of ['\r', '\n', '\u001b']) expect(text).not.toContain(sign);
  });
  it('filters by days in Taipei, both inclusive', async () => {
    const find = (query: string) => auditor.call('GET', `${ACCOUNT_PATHS.audit}?${query}`);
    const total = async (query: string) => (await find(`area=news&${query}`)).body.data.total;
    const [yesterday, today, tomorrow] = [-1, 0, 1].map((days) =>
      taipeiDay(new Date(Date.now() + days * 24 * 3_600_000)),
    );
    expect(await total(`begin=${yesterday}&end=${tomorrow}`)).toBe(30);
    expect(await total('begin=&end=')).toBe(30);
    expect((await total(`begin=${today}`)) + (await total(`end=${yesterday}`))).toBe(30);
    expect(await total(`end=${taipeiDay(new Date(Date.now() - 2 * 24 * 3_600_000))}`)).toBe(0);
    expect((await find('begin=2026-02-30')).status).toBe(400);
  });
  it('leaves out automatic lines on request, but no failed sign-in', async () => {
    const line = { account: null, area: 'account', target: 'account/unknown' };
    await test.deps.db.transaction(async (tx) => {
      await recordAudit(tx, { ...line, action: 'sign_in_failed' });
      await recordAudit(tx, { ...line, action: 'release' });
      await recordAudit(tx, { ...line, account: { id: 1, account: 'chief' }, action: 'add' });
    });
    const url = `${ACCOUNT_PATHS.audit}?target=account/unknown`;
    const listActions = async (query: string) =>
      (await auditor.call('GET', url + query)).body.data.list.map(
        ({ action }: { action: string }) => action,
      );
    expect(await listActions('')).toEqual(['add', 'release', 'sign_in_failed']);
    expect(await listActions('&by=people')).toEqual(['add', 'sign_in_failed']);
  });
  it('detects lines missing at the end', async () => {
    const { rows } = await sql('select * from audit_log order by id desc limit 1');
    await tampering(() => sql('delete from audit_log where id = $1', [rows[0].id]));
    expect(await check()).toMatchObject({ brokenAt: null, cutOff: true });
    await test.deps.db.transaction((tx) =>
      recordAudit(tx, { account: null, action: 'edit', area: 'news', target: 'news/99' }),
    );
    expect(await check()).toMatchObject({ brokenAt: null, cutOff: true });
  });
  it('detects a removed line', async () => {
    const { rows } = await sql(
      "select id from audit_log where id > (select id from audit_log where target = 'news/7') order by id limit 1",
    );
    await tampering(() => sql("delete from audit_log where target = 'news/7'"));
    expect((await check()).brokenAt).toBe(rows[0].id);
  });
  it('detects an emptied log with a forged line, even without its head row', async () => {
    await tampering(async () => {
      await sql('truncate audit_log');
      await sql('delete from audit_head');
      await sql(
        "insert into audit_log (action, area, target, hash) values ('edit', 'news', 'news/1', 'invented')",
      );
    });
    expect((await check()).brokenAt).not.toBeNull();
  });
});
