import type { AddressInfo } from 'node:net';
import { WHITELIST_PATHS } from '@admissions/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { staffWith } from '../../testing/callers.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { clearCommand } from './clear-command.ts';

let test: TestApp;
let port: number;
let headers: Record<string, string>;
const entries = async () => (await test.deps.db.pool.query('select count(*)::int as n from ip_whitelist')).rows[0].n;
const noDatabase = () => Promise.reject(new Error('the database is not opened beside a running API'));
beforeAll(async () => {
  test = await openTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
  ({ headers } = await staffWith(test, 'shut.out', ['account']));
});
beforeEach(() => test.app.inject({ method: 'POST', url: WHITELIST_PATHS.add, headers, payload: { ip: '127.0.0.1', note: '' } }));
afterAll(() => test.close());

it('the command empties the whitelist by way of the running API', async () => {
  expect(await clearCommand({ ...test.deps.config, port }, noDatabase)).toContain('1 entry removed');
  expect(await entries()).toBe(0);
});
it('the command is refused without the token of the installation', async () => {
  await expect(clearCommand({ ...test.deps.config, port, internalToken: 'somebody-elses-token' }, noDatabase)).rejects.toThrow('refused');
  expect(await entries()).toBe(1);
});
it('the command opens the database itself when no API runs', async () => {
  const sentence = await clearCommand({ ...test.deps.config, port: 9 }, async () => ({ db: test.deps.db, close: async () => {} }));
  expect(sentence).toContain('1 entry removed');
  expect(await entries()).toBe(0);
});
