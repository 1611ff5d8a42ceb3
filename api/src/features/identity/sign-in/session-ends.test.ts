import { AUTH_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { asPerson, PASSWORD, type Staff, staffWith, testApp } from '#testing';
import { accountRequests } from '../../../tests/testing/account-requests.ts';

const test = testApp({ loginLimit: 1_000_000 });
const chief = asPerson(test, 'chief');
const { edit, resetPassword, lock, remove } = accountRequests;
let count = 0;

/** Those with headers are calls of the account itself, the others of a manager. */
const events: [string, (id: number, headers: Staff) => InjectOptions][] = [
  ['signing out', (_id, headers) => ({ method: 'POST', url: AUTH_PATHS.logout, headers })],
  [
    'a password change',
    (_id, headers) => ({
      method: 'POST',
      url: AUTH_PATHS.changePassword,
      headers,
      payload: { oldPassword: PASSWORD, newPassword: 'Violet-Bridge-88' },
    }),
  ],
  ['a password from a manager', (id) => edit(id, { password: 'Violet-Bridge-88' })],
  ['a password reset', resetPassword],
  ['having to change the password', (id) => edit(id, { mustChangePassword: true })],
  ['deactivating the account', (id) => edit(id, { active: false })],
  ['locking the account', lock],
  ['deleting the account', remove],
  ['a revoked flag', (id) => edit(id, { priv: { news: 1 } })],
];

describe('session ends', () => {
  it.each(events)('%s ends the session from the next request on', async (_what, event) => {
    const { id, headers } = await staffWith(test, `ended-${++count}`, ['news', 'forms']);
    const read = () => test.app.inject({ url: AUTH_PATHS.userInfo, headers });
    expect((await read()).statusCode).toBe(200);
    const call = { headers: chief.headers, ...event(id, headers) };
    expect((await test.app.inject(call)).json().errorCode).toBe(1);
    const after = await read();
    expect([after.statusCode, after.json().errorCode]).toEqual([401, 100401]);
  });
  it('a change of other fields ends none', async () => {
    const { id, headers } = await staffWith(test, 'renamed', ['news']);
    const change = { name: '新名字', email: 'new@example.edu.tw', priv: { news: 1 }, active: true };
    await test.app.inject({ headers: chief.headers, ...edit(id, change) });
    const { data } = (await test.app.inject({ url: AUTH_PATHS.userInfo, headers })).json();
    expect(data.name).toBe('新名字');
  });
});
