import { ACCOUNT_PATHS, AUTH_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { account, PASSWORD, signIn, staffWith } from '../../../tests/testing/callers.ts';
import { testApp } from '../../../tests/testing/test-app.ts';

const test = testApp({ loginLimit: 1_000_000 });

const NEXT = 'Violet-Bridge-88';
/** Changes useful to a session thief, on an account with news, disabled where required. */
const changes: [what: string, of: (id: number, own: number) => InjectOptions][] = [
  [
    'new account',
    () => ({
      method: 'POST',
      url: ACCOUNT_PATHS.add,
      payload: {
        account: `own.${Math.random().toString(36).slice(2, 8)}`,
        name: '新',
        priv: { news: 1 },
      },
    }),
  ],
  [
    'another flag for an account',
    (id) => ({
      method: 'PUT',
      url: ACCOUNT_PATHS.edit(id),
      payload: { priv: { news: 1, forms: 1 }, revision: 1 },
    }),
  ],
  [
    'a password for another account',
    (id) => ({
      method: 'PUT',
      url: ACCOUNT_PATHS.edit(id),
      payload: { password: NEXT, revision: 1 },
    }),
  ],
  [
    'another password for the account itself',
    (_id, own) => ({
      method: 'PUT',
      url: ACCOUNT_PATHS.edit(own),
      payload: { password: NEXT, revision: 1 },
    }),
  ],
  [
    'another e-mail address for another account',
    (id) => ({
      method: 'PUT',
      url: ACCOUNT_PATHS.edit(id),
      payload: { email: 'thief@example.edu.tw', revision: 1 },
    }),
  ],
  [
    'another e-mail address for the account itself',
    (_id, own) => ({
      method: 'PUT',
      url: ACCOUNT_PATHS.edit(own),
      payload: { email: 'thief@example.edu.tw', revision: 1 },
    }),
  ],
  [
    'another sign-in name for another account',
    (id) => ({
      method: 'PUT',
      url: ACCOUNT_PATHS.edit(id),
      payload: { account: `thief.${id}`, revision: 1 },
    }),
  ],
  [
    'a one-time password',
    (id) => ({ method: 'POST', url: ACCOUNT_PATHS.resetPassword(id), payload: {} }),
  ],
  [
    'switch-off of 2FA of another account',
    (id) => ({ method: 'POST', url: ACCOUNT_PATHS.resetTotp(id), payload: {} }),
  ],
];
async function makeChange(
  of: (id: number, own: number) => InjectOptions,
  proof: object,
): Promise<[number, string[], unknown]> {
  const name = Math.random().toString(36).slice(2, 10);
  const id = await account(test, `of-${name}`, { areas: ['news'] });
  const { id: own, headers } = await staffWith(test, `by-${name}`);
  const call = of(id, own);
  const response = await test.app.inject({
    ...call,
    headers,
    payload: { ...(call.payload as object), ...proof },
  });
  return [
    response.statusCode,
    Object.keys(response.json().errors ?? {}),
    response.json().errors?.currentPassword,
  ];
}

describe('a stolen session', () => {
  it.each(changes)(
    'gains no %s without the current password, and gets an error at its field',
    async (_what, of) => {
      expect(await makeChange(of, {})).toEqual([
        422,
        ['currentPassword'],
        ['這項變更需要您目前登入用的密碼'],
      ]);
      expect(await makeChange(of, { currentPassword: '' })).toEqual([
        422,
        ['currentPassword'],
        ['這項變更需要您目前登入用的密碼'],
      ]);
      expect(await makeChange(of, { currentPassword: 'not the password' })).toEqual([
        422,
        ['currentPassword'],
        ['密碼不正確'],
      ]);
      expect((await makeChange(of, { currentPassword: PASSWORD }))[0]).toBe(200);
    },
  );
  it('cannot reactivate an account', async () => {
    const id = await account(test, 'switched-off', { areas: ['news'], active: false });
    const { headers } = await staffWith(test, 'switcher');
    const on = (proof: object) =>
      test.app.inject({
        method: 'PUT',
        url: ACCOUNT_PATHS.edit(id),
        headers,
        payload: { active: true, revision: 1, ...proof },
      });
    expect((await on({})).statusCode).toBe(422);
    expect((await on({ currentPassword: PASSWORD })).statusCode).toBe(200);
  });
  it('has five attempts at the password, without locking other sessions or the sign-in', async () => {
    const { headers } = await staffWith(test, 'robbed');
    const elsewhere = await signIn(test, 'robbed', PASSWORD);
    const add = (currentPassword: string, name = 'guessed') =>
      test.app.inject({
        method: 'POST',
        url: ACCOUNT_PATHS.add,
        headers,
        payload: { account: name, name: '新', priv: {}, currentPassword },
      });
    for (let guess = 0; guess < 5; guess++)
      expect((await add(`guess ${guess}`)).statusCode).toBe(422);
    const locked = await add(PASSWORD);
    expect([
      locked.statusCode,
      locked.json().errorCode,
      locked.json().errors.currentPassword[0],
    ]).toEqual([423, 1053, expect.stringContaining('15分鐘')]);
    expect(elsewhere.statusCode).toBe(200);
    expect((await signIn(test, 'robbed', PASSWORD)).statusCode).toBe(200);
    expect((await test.app.inject({ url: AUTH_PATHS.userInfo, headers })).statusCode).toBe(200);
    const { rows } = await test.deps.db.pool.query(
      "select count(*)::int as lines from audit_log where account = 'robbed' and action = 'sign_in_failed'",
    );
    expect(rows[0].lines).toBe(5);
  });
});

describe('a harmless change', () => {
  it.each([
    ['another name', { name: '改名' }],
    ['a revoked flag', { priv: {} }],
    ['switching off', { active: false }],
    ['the same again', { priv: { news: 1 }, active: true }],
    ['having to change the password', { mustChangePassword: true }],
  ])('such as %s requires no password', async (_what, payload) => {
    const of = (id: number): InjectOptions => ({
      method: 'PUT',
      url: ACCOUNT_PATHS.edit(id),
      payload: { ...payload, revision: 1 },
    });
    expect((await makeChange(of, {}))[0]).toBe(200);
    expect((await makeChange(of, { currentPassword: '' }))[0]).toBe(200);
  });
  it('reports other invalid fields together with the missing password', async () => {
    const { headers } = await staffWith(test, 'hasty');
    const response = await test.app.inject({
      method: 'POST',
      url: ACCOUNT_PATHS.add,
      headers,
      payload: { account: 'a b', name: '', priv: {} },
    });
    expect([response.statusCode, Object.keys(response.json().errors).sort()]).toEqual([
      422,
      ['account', 'currentPassword', 'name'],
    ]);
  });
});
