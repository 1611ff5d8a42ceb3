import { ACCOUNT_PATHS, AUTH_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '../../tests/testing/callers.ts';
import { account, PASSWORD, staffWith } from '../../tests/testing/callers.ts';
import { testApp } from '../../tests/testing/test-app.ts';
import { clearWhitelist } from '../whitelist/clear-whitelist.ts';

const test = testApp({ loginLimit: 1_000_000 });
let chief: Staff;
beforeAll(async () => {
  ({ headers: chief } = await staffWith(test, 'chief'));
});
afterEach(() => clearWhitelist(test.deps.db));

const HERE = '127.0.0.1';
const NEXT = 'Violet-Bridge-88';
const one = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await test.deps.db.pool.query(sql, values)).rows[0].id;
const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Staff = chief,
): InjectOptions => ({
  method,
  url,
  headers,
  ...(payload && { payload }),
});
const sent = async (options: InjectOptions) => (await test.app.inject(options)).json().data;
const password = { password: PASSWORD };
const someone = (name: string) => account(test, name, { areas: ['news'] });
const provisional = () => sent(send('POST', WHITELIST_PATHS.add, { ip: HERE, provisional: true }));
const entry = async () =>
  (await sent(send('POST', WHITELIST_PATHS.add, { ip: HERE }))).id as number;
/** Runs the precondition, then returns the call. */
const after = async (first: Promise<unknown>, call: InjectOptions): Promise<InjectOptions> => {
  await first;
  return call;
};
const sessionOf = (id: number) =>
  one('select id from admin_session where account_id = $1 limit 1', [id]);

/** A succeeding call for each write, with its audit action. */
const writes: Record<string, [action: string, call: () => Promise<InjectOptions>]> = {
  [`POST ${AUTH_PATHS.login}`]: [
    'sign_in',
    () => after(someone('w1'), send('POST', AUTH_PATHS.login, { account: 'w1', ...password })),
  ],
  [`POST ${AUTH_PATHS.logout}`]: [
    'sign_out',
    async () => send('POST', AUTH_PATHS.logout, undefined, (await staffWith(test, 'w2')).headers),
  ],
  [`POST ${AUTH_PATHS.changePassword}`]: [
    'change_password',
    () =>
      after(
        someone('w3'),
        send('POST', AUTH_PATHS.changePassword, {
          account: 'w3',
          oldPassword: PASSWORD,
          newPassword: NEXT,
        }),
      ),
  ],
  [`DELETE ${AUTH_PATHS.endSession(':id')}`]: [
    'end_session',
    async () => {
      const { id, headers } = await staffWith(test, 'w4');
      return send('DELETE', AUTH_PATHS.endSession(await sessionOf(id)), undefined, headers);
    },
  ],
  [`POST ${AUTH_PATHS.prove}`]: [
    'prove_password',
    async () =>
      send(
        'POST',
        AUTH_PATHS.prove,
        { currentPassword: PASSWORD },
        (await staffWith(test, 'w55')).headers,
      ),
  ],
  [`POST ${AUTH_PATHS.totpEnrol}`]: [
    'totp_secret',
    async () => send('POST', AUTH_PATHS.totpEnrol, password, (await staffWith(test, 'w5')).headers),
  ],
  [`POST ${ACCOUNT_PATHS.add}`]: [
    'add',
    async () =>
      send('POST', ACCOUNT_PATHS.add, {
        account: 'w66',
        name: '新',
        priv: { news: 1 },
        currentPassword: PASSWORD,
      }),
  ],
  [`POST ${ACCOUNT_PATHS.edit(':id')}`]: [
    'edit',
    async () =>
      send('POST', ACCOUNT_PATHS.edit(await someone('w7')), {
        name: '新',
        revision: 1,
        _method: 'put',
      }),
  ],
  [`PUT ${ACCOUNT_PATHS.edit(':id')}`]: [
    'edit',
    async () => send('PUT', ACCOUNT_PATHS.edit(await someone('w8')), { name: '新', revision: 1 }),
  ],
  [`DELETE ${ACCOUNT_PATHS.remove(':id')}`]: [
    'delete',
    async () => send('DELETE', ACCOUNT_PATHS.remove(await someone('w9'))),
  ],
  [`POST ${ACCOUNT_PATHS.lock(':id')}`]: [
    'lock',
    async () => send('POST', ACCOUNT_PATHS.lock(await someone('w10'))),
  ],
  [`POST ${ACCOUNT_PATHS.unlock(':id')}`]: [
    'unlock',
    async () => send('POST', ACCOUNT_PATHS.unlock(await someone('w11'))),
  ],
  [`POST ${ACCOUNT_PATHS.resetPassword(':id')}`]: [
    'reset_password',
    async () =>
      send('POST', ACCOUNT_PATHS.resetPassword(await someone('w12')), {
        currentPassword: PASSWORD,
      }),
  ],
  [`POST ${ACCOUNT_PATHS.resetTotp(':id')}`]: [
    'reset_totp',
    async () =>
      send('POST', ACCOUNT_PATHS.resetTotp(await someone('w13')), { currentPassword: PASSWORD }),
  ],
  [`DELETE ${ACCOUNT_PATHS.endSession(':id')}`]: [
    'end_session',
    async () =>
      send('DELETE', ACCOUNT_PATHS.endSession(await sessionOf((await staffWith(test, 'w14')).id))),
  ],
  [`POST ${WHITELIST_PATHS.add}`]: [
    'add',
    async () => send('POST', WHITELIST_PATHS.add, { ip: HERE }),
  ],
  [`POST ${WHITELIST_PATHS.edit(':id')}`]: [
    'edit',
    async () =>
      send('POST', WHITELIST_PATHS.edit(await entry()), {
        note: '新',
        revision: 1,
        _method: 'put',
      }),
  ],
  [`PUT ${WHITELIST_PATHS.edit(':id')}`]: [
    'edit',
    async () => send('PUT', WHITELIST_PATHS.edit(await entry()), { note: '新', revision: 1 }),
  ],
  [`DELETE ${WHITELIST_PATHS.remove(':id')}`]: [
    'delete',
    async () => send('DELETE', WHITELIST_PATHS.remove(await entry())),
  ],
  [`POST ${WHITELIST_PATHS.confirm}`]: [
    'confirm',
    () => after(provisional(), send('POST', WHITELIST_PATHS.confirm)),
  ],
  [`POST ${WHITELIST_PATHS.revert}`]: [
    'revert',
    () => after(provisional(), send('POST', WHITELIST_PATHS.revert)),
  ],
};
// Two-factor codes are covered by the sign-in tests; marking notices as seen is not audited.
const ELSEWHERE: readonly string[] = [
  AUTH_PATHS.totpConfirm,
  AUTH_PATHS.totpDisable,
  AUTH_PATHS.recoveryCodes,
  ACCOUNT_PATHS.seeNotices,
];

describe('audited writes', () => {
  it('cover every write of sign-in, accounts and whitelist', () => {
    const routes = test.app.declaredRoutes.filter(
      ({ url, method }) =>
        /^\/api\/admin\/(auth|account|white)\//.test(url) && method !== 'GET' && method !== 'HEAD',
    );
    expect(
      routes
        .filter(({ url }) => !ELSEWHERE.includes(url))
        .map(({ method, url }) => `${method} ${url}`)
        .sort(),
    ).toEqual(Object.keys(writes).sort());
  });
  it.each(Object.entries(writes))('%s leaves one audit entry', async (_route, [action, callOf]) => {
    const call = await callOf();
    const before = await one('select max(id) as id from audit_log');
    expect((await test.app.inject(call)).json().errorCode).toBe(1);
    const { rows } = await test.deps.db.pool.query(
      'select action, account, details from audit_log where id > $1',
      [before],
    );
    expect(rows).toMatchObject([{ action, account: expect.stringMatching(/^(chief|w\d+)$/) }]);
    for (const secret of [PASSWORD, NEXT]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});
