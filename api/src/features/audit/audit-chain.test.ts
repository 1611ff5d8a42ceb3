import { ACCOUNT_PATHS } from '@admissions/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../testing/callers.ts';
import { staffWith } from '../../testing/callers.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { recordAudit } from './record-audit.ts';

let test: TestApp;
let headers: Caller;
beforeAll(async () => {
  test = await openTestApp();
  ({ headers } = await staffWith(test, 'auditor', ['account']));
  const line = (index: number) => ({
    account: null,
    action: 'edit',
    area: 'news',
    target: `news/${index}`,
    details: { zeta: index, alpha: { b: [1, 'x\r\n\u001b[31mforged line'], a: undefined } },
  });
  await Promise.all(Array.from({ length: 30 }, (_, index) => test.deps.db.transaction((tx) => recordAudit(tx, line(index)))));
});
afterAll(() => test.close());

const check = async () => (await test.app.inject({ url: ACCOUNT_PATHS.auditCheck, headers })).json().data;
const sql = (text: string) => test.deps.db.pool.query(text);

it('the lines of the log fit together, also when they were written at once', async () => {
  const { rows } = await sql('select count(*)::int as lines from audit_log');
  expect(rows[0].lines).toBeGreaterThan(30);
  expect(await check()).toEqual({ lines: rows[0].lines, brokenAt: null });
});
it.each([
  ['is changed', "update audit_log set account = 'somebody else' where target = 'news/5'"],
  ['gets other details', `update audit_log set details = '{"zeta": 6}' where target = 'news/5'`],
  ['is moved in time', "update audit_log set at = at - interval '1 second' where target = 'news/5'"],
])('a line that %s is found', async (_what, change) => {
  const { rows } = await sql("select * from audit_log where target = 'news/5'");
  await sql(change);
  expect((await check()).brokenAt).toBe(rows[0].id);
  await test.deps.db.pool.query('update audit_log set account = $1, details = $2, at = $3 where id = $4', [
    rows[0].account,
    rows[0].details,
    rows[0].at,
    rows[0].id,
  ]);
  expect((await check()).brokenAt).toBeNull();
});
it('a line that is taken out is found', async () => {
  const { rows } = await sql("select id from audit_log where id > (select id from audit_log where target = 'news/7') order by id limit 1");
  await sql("delete from audit_log where target = 'news/7'");
  expect((await check()).brokenAt).toBe(rows[0].id);
});
it('the log is read with filters, and a line stays one line whatever is written in it', async () => {
  const response = await test.app.inject({ url: `${ACCOUNT_PATHS.audit}?area=news&action=edit&target=news/3`, headers });
  expect(response.json().data).toMatchObject({ total: 1, list: [{ target: 'news/3', account: null, details: { zeta: 3 } }] });
  for (const sign of ['\r', '\n', '\u001b']) expect(response.body).not.toContain(sign);
});
