import { ACCOUNT_PATHS, AUTH_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { account, PASSWORD, signIn, staffWith, testApp } from '#testing';
import { accountRequests } from '../../../tests/testing/account-requests.ts';

const test = testApp({ loginLimit: 1_000_000 });
const { edit, resetPassword, resetTotp } = accountRequests;
const NEXT = 'Violet-Bridge-88';
let count = 0;
const add = (payload: object = {}): InjectOptions => ({
  method: 'POST',
  url: ACCOUNT_PATHS.add,
  payload: { account: `new-${++count}`, name: '新', priv: { news: 1 }, ...payload },
});

/** Changes useful to a session thief, of an account with news or of the thief's victim. */
const changes: [what: string, of: (id: number, own: number) => InjectOptions][] = [
  ['new account', () => add()],
  ['another flag for an account', (id) => edit(id, { priv: { news: 1, forms: 1 } })],
  ['a password for another account', (id) => edit(id, { password: NEXT })],
  ['another password for the account itself', (_id, own) => edit(own, { password: NEXT })],
  ['another e-mail address for another account', (id) => edit(id, { email: 'a@example.edu.tw' })],
  ['another e-mail address for the account itself', (_id, own) => edit(own, { email: 'b@b.tw' })],
  ['another sign-in name for another account', (id) => edit(id, { account: `thief.${id}` })],
  ['a one-time password', resetPassword],
  ['switch-off of 2FA of another account', resetTotp],
];
/** The change of a new account by another one, with this proof. */
async function makeChange(
  of: (id: number, own: number) => InjectOptions,
  currentPassword?: string,
) {
  const id = await account(test, `of-${++count}`, { areas: ['news'] });
  const { id: own, headers } = await staffWith(test, `by-${++count}`);
  const call = of(id, own);
  const payload = { ...(call.payload as object), currentPassword };
  const response = await test.app.inject({ ...call, headers, payload });
  return { status: response.statusCode, errors: response.json().errors };
}

describe('a stolen session', () => {
  it.each(changes)(
    'gains no %s without the current password, and gets an error at its field',
    async (_what, of) => {
      for (const proof of [undefined, '', 'not the password'])
        expect(await makeChange(of, proof)).toEqual({
          status: 422,
          errors: {
            currentPassword: [proof ? '密碼不正確' : '這項變更需要您目前登入用的密碼'],
          },
        });
      expect((await makeChange(of, PASSWORD)).status).toBe(200);
    },
  );
  it('cannot reactivate an account', async () => {
    const id = await account(test, 'switched-off', { areas: ['news'], active: false });
    const { headers } = await staffWith(test, 'switcher');
    const on = async (currentPassword?: string) =>
      (await test.app.inject({ ...edit(id, { active: true, currentPassword }), headers }))
        .statusCode;
    expect([await on(), await on(PASSWORD)]).toEqual([422, 200]);
  });
  it('has five attempts at the password, without locking other sessions or the sign-in', async () => {
    const { headers } = await staffWith(test, 'robbed');
    const guess = (currentPassword: string) =>
      test.app.inject({ ...add({ currentPassword }), headers });
    for (let guesses = 0; guesses < 5; guesses++)
      expect((await guess(`guess ${guesses}`)).statusCode).toBe(422);
    const locked = await guess(PASSWORD);
    expect(locked.statusCode).toBe(423);
    expect(locked.json()).toMatchObject({
      errorCode: 1053,
      errors: { currentPassword: [expect.stringContaining('15分鐘')] },
    });
    expect((await signIn(test, 'robbed', PASSWORD)).statusCode).toBe(200);
    expect((await test.app.inject({ url: AUTH_PATHS.userInfo, headers })).statusCode).toBe(200);
    const rows = await test.sql(
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
    for (const proof of [undefined, ''])
      expect((await makeChange((id) => edit(id, payload), proof)).status).toBe(200);
  });
  it('reports other invalid fields together with the missing password', async () => {
    const { errors } = await makeChange(() => add({ account: 'a b', name: '', priv: {} }));
    expect(Object.keys(errors).sort()).toEqual(['account', 'currentPassword', 'name']);
  });
});
