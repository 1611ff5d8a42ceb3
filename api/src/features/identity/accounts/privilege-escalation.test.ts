import { AREAS, type Area } from '@admissions/model';
import { AUTH_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { account, openTestApp, type Staff, staffWith, testApp } from '#testing';
import { accountRequests } from '../../../tests/testing/account-requests.ts';
import { untilBlocked } from '../../../tests/testing/test-app.ts';

const test = testApp({ loginLimit: 1_000_000 });
const { edit, resetPassword, resetTotp, lock, remove } = accountRequests;
const by = (headers: Staff, call: InjectOptions) => test.app.inject({ ...call, headers });
let count = 0;
const nameOf = (what: string) => `${what}-${++count}`;

/** Changes that end an account or take it over, and the field that is refused. */
const takeovers: [what: string, of: (id: number) => InjectOptions, field?: string][] = [
  ['deactivated', (id) => edit(id, { active: false }), 'active'],
  ['stripped of everything', (id) => edit(id, { priv: {} }), 'priv'],
  ['stripped of the account flag', (id) => edit(id, { priv: { news: 1, forms: 1 } }), 'priv'],
  ['renamed at the sign-in', (id) => edit(id, { account: nameOf('renamed') }), 'account'],
  ['given another e-mail address', (id) => edit(id, { email: 'mail@example.edu.tw' }), 'email'],
  ['given a password', (id) => edit(id, { password: 'Violet-Bridge-88' }), 'password'],
  ['given a one-time password', resetPassword],
  ['deprived of its second factor', resetTotp],
  ['locked', lock],
  ['deleted', remove],
];

describe('an account with more flags', () => {
  it.each(takeovers)(
    'is not %s by a manager with fewer flags, but by one with the same flags',
    async (_what, of, field) => {
      const areas: Area[] = ['account', 'news', 'forms'];
      const id = await account(test, nameOf('director'), { areas });
      const { headers } = await staffWith(test, nameOf('modest'), ['account', 'news']);
      const refused = await by(headers, of(id));
      expect([refused.statusCode, Object.keys(refused.json().errors ?? {})]).toEqual([
        403,
        field ? [field] : [],
      ]);
      expect(refused.json().message).toContain('申請表單');
      expect((await test.app.inject({ url: AUTH_PATHS.userInfo, headers })).statusCode).toBe(200);
      const rows = await test.sql(
        "select details from audit_log where action = 'refused' and target = $1",
        [`account/${id}`],
      );
      expect(rows).toMatchObject([{ details: { message: 'admin.moreFlags' } }]);
      const equal = await staffWith(test, nameOf('equal'), areas);
      expect((await by(equal.headers, of(id))).statusCode).toBe(200);
    },
  );
  it('is not reactivated by a manager with fewer flags', async () => {
    const areas: Area[] = ['account', 'forms'];
    const id = await account(test, nameOf('sleeping'), { areas, active: false });
    const { headers } = await staffWith(test, nameOf('modest'), ['account']);
    expect((await by(headers, edit(id, { active: true }))).statusCode).toBe(403);
  });
  it('can lose a flag that both have, but not the flag account', async () => {
    const id = await account(test, nameOf('shared'), { areas: ['account', 'news', 'forms'] });
    const { headers } = await staffWith(test, nameOf('modest'), ['account', 'news']);
    expect((await by(headers, edit(id, { priv: { news: 1, forms: 1 } }))).statusCode).toBe(403);
    const edited = await by(headers, edit(id, { priv: { account: 1, forms: 1 } }));
    expect([edited.statusCode, edited.json().data.priv]).toMatchObject([
      200,
      { account: 1, news: 0, forms: 1 },
    ]);
  });
});

describe('two managers who end each other at once', () => {
  const attempts: [string, (id: number) => InjectOptions][] = [
    ['demote', (id) => edit(id, { priv: { news: 1 } })],
    ['deactivate', (id) => edit(id, { active: false })],
    ['lock', lock],
    ['delete', remove],
  ];
  it.each([
    ['leave a manager', ['account', 'news'], null],
    // A manager always remains, but nobody else can grant every flag.
    ['leave every flag grantable, beside a third with fewer flags', AREAS, ['account']],
  ] as [string, readonly Area[], readonly Area[] | null][])('%s', async (_what, areas, third) => {
    const alone = await openTestApp({ loginLimit: 1_000_000 });
    const outcomes: unknown[] = [];
    for (const [what, attempt] of attempts) {
      await alone.sql('delete from account');
      if (third) await account(alone, 'third', { areas: third });
      const [one, other] = [
        await staffWith(alone, 'one', areas),
        await staffWith(alone, 'other', areas),
      ];
      const results = await Promise.all([
        alone.app.inject({ ...attempt(other.id), headers: one.headers }),
        alone.app.inject({ ...attempt(one.id), headers: other.headers }),
      ]);
      const managers = await alone.sql(
        "select priv::jsonb as priv from account where active and locked_at is null and deleted_at is null and priv::jsonb ->> 'account' = '1'",
      );
      outcomes.push([
        what,
        areas.filter((area) => managers.some(({ priv }) => priv[area] === 1)).length,
        results.filter(({ statusCode }) => statusCode === 200).length,
      ]);
    }
    await alone.close();
    expect(outcomes).toEqual(attempts.map(([what]) => [what, areas.length, 1]));
  });
  // The embedded engine has one session, so nothing waits for a lock there.
  it.runIf(process.env.TEST_DATABASE_URL)(
    'do not if the caller loses flags while the request waits',
    async () => {
      const { id: boss, headers } = await staffWith(test, nameOf('boss'));
      const { id: victim } = await staffWith(test, nameOf('victim'), ['account', 'news']);
      const client = await test.deps.db.pool.connect();
      await client.query('begin');
      await client.query('select id from account for update');
      const waiting = by(headers, lock(victim));
      await untilBlocked(test);
      await client.query(`update account set priv = '{"account":1}' where id = $1`, [boss]);
      await client.query('commit');
      client.release();
      expect((await waiting).statusCode).toBe(403);
    },
  );
});
