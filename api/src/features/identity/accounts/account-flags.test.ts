import { AREAS } from '@admissions/model';
import { ACCOUNT_PATHS, AUTH_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../tests/testing/callers.ts';
import { account, PASSWORD, signIn, staffWith } from '../../../tests/testing/callers.ts';
import { openTestApp, testApp } from '../../../tests/testing/test-app.ts';

const test = testApp({ loginLimit: 1_000_000 });
let chief: { id: number; headers: Caller };
beforeAll(async () => {
  chief = await staffWith(test, 'chief');
});

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options: InjectOptions = {},
) => test.app.inject({ method, url, headers: chief.headers, ...options });
const newcomer = (name: string, more: object = {}) => ({
  account: name,
  name: '新同事',
  email: '',
  priv: { news: 1 },
  active: true,
  currentPassword: PASSWORD,
  ...more,
});
const edit = (id: number, payload: object, headers = chief.headers) =>
  call('PUT', ACCOUNT_PATHS.edit(id), {
    payload: { currentPassword: PASSWORD, ...payload },
    headers,
  });

describe('flags', () => {
  it('are granted only by accounts that have them, and every attempt is audited', async () => {
    const wrong: string[] = [];
    const lines = async (by: string) =>
      (
        await test.deps.db.pool.query(
          'select action from audit_log where account = $1 and id > $2 order by id',
          [by, start],
        )
      ).rows.map(({ action }) => action);
    const start = (await test.deps.db.pool.query('select max(id) as id from audit_log')).rows[0].id;
    for (const own of AREAS) {
      const { headers } = await staffWith(test, `grantor-${own}`, ['account', own]);
      const expected = ['sign_in'];
      for (const granted of AREAS) {
        const id = await account(test, `to-${own}-${granted}`, { areas: [] });
        const statuses = [
          (
            await call('POST', ACCOUNT_PATHS.add, {
              payload: newcomer(`by-${own}-${granted}`, { priv: { [granted]: 1 } }),
              headers,
            })
          ).statusCode,
          (await edit(id, { priv: { [granted]: 1 }, revision: 1 }, headers)).statusCode,
        ];
        const isAllowed = granted === own || granted === 'account';
        expected.push(...(isAllowed ? ['add', 'edit'] : ['refused', 'refused']));
        if (statuses.some((status) => status !== (isAllowed ? 200 : 403)))
          wrong.push(`${own} grants ${granted}: ${statuses}`);
      }
      expect(await lines(`grantor-${own}`)).toEqual(expected);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
  it('apply from the next request when granted, without ending sessions', async () => {
    const { id, headers } = await staffWith(test, 'promoted', ['news']);
    const list = () => call('GET', '/api/admin/vr/vr_list', { headers });
    expect((await list()).statusCode).toBe(403);
    await edit(id, { priv: { news: 1, vr: 1 }, revision: 1 });
    expect((await list()).statusCode).toBe(200);
    expect((await call('GET', AUTH_PATHS.userInfo, { headers })).json().data.priv).toContain(
      '"vr":1',
    );
  });
});

describe('a password set by a manager', () => {
  it('replaces the old one, ends the sessions and must be changed', async () => {
    const { id, headers } = await staffWith(test, 'forgetful', ['news']);
    const { data } = (
      await call('POST', ACCOUNT_PATHS.resetPassword(id), {
        payload: { currentPassword: PASSWORD },
      })
    ).json();
    expect((await call('GET', AUTH_PATHS.userInfo, { headers })).statusCode).toBe(401);
    expect((await signIn(test, 'forgetful', PASSWORD)).json().errorCode).toBe(1051);
    expect((await signIn(test, 'forgetful', data.oneTimePassword)).json().errorCode).toBe(1054);
    expect(data.account).toMatchObject({ id, mustChangePassword: true });
  });
});

describe('the account of the caller', () => {
  it.each([
    ['deactivated', { active: false }, 'active'],
    ['given other flags', { priv: { account: 1 } }, 'priv'],
  ])('cannot be %s', async (_what, change, field) => {
    const response = await edit(chief.id, { ...change, revision: 1 });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  });
  it('cannot be deleted', async () => {
    expect((await call('DELETE', ACCOUNT_PATHS.remove(chief.id))).statusCode).toBe(422);
    expect((await call('GET', AUTH_PATHS.userInfo)).statusCode).toBe(200);
    const { rows } = await test.deps.db.pool.query(
      "select details from audit_log where target = $1 and action = 'refused' order by id desc limit 1",
      [`account/${chief.id}`],
    );
    expect(rows).toEqual([{ details: { attempt: 'del_account', message: 'admin.self' } }]);
  });
});

describe('the last manager', () => {
  it('remains after concurrent demotion, deactivation, lock or deletion of each other', async () => {
    const alone = await openTestApp({ loginLimit: 1_000_000 });
    const attempts: [string, (id: number) => InjectOptions][] = [
      [
        'demote',
        (id) => ({
          method: 'PUT',
          url: ACCOUNT_PATHS.edit(id),
          payload: { priv: { news: 1 }, revision: 1 },
        }),
      ],
      [
        'deactivate',
        (id) => ({
          method: 'PUT',
          url: ACCOUNT_PATHS.edit(id),
          payload: { active: false, revision: 1 },
        }),
      ],
      ['lock', (id) => ({ method: 'POST', url: ACCOUNT_PATHS.lock(id) })],
      ['delete', (id) => ({ method: 'DELETE', url: ACCOUNT_PATHS.remove(id) })],
    ];
    const outcomes: unknown[] = [];
    for (const [what, attempt] of attempts) {
      await alone.deps.db.pool.query('delete from account');
      const [one, other] = [
        await staffWith(alone, 'one', ['account', 'news']),
        await staffWith(alone, 'other', ['account', 'news']),
      ];
      const results = await Promise.all([
        alone.app.inject({ ...attempt(other.id), headers: one.headers }),
        alone.app.inject({ ...attempt(one.id), headers: other.headers }),
      ]);
      const { rows } = await alone.deps.db.pool.query(
        `select count(*)::int as managers from account where active and locked_at is null and deleted_at is null and priv::jsonb ->> 'account' = '1'`,
      );
      outcomes.push([
        what,
        rows[0].managers,
        results.filter(({ statusCode }) => statusCode === 200).length,
      ]);
    }
    await alone.close();
    expect(outcomes).toEqual(attempts.map(([what]) => [what, 1, 1]));
  });
});
