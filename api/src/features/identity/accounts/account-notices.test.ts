import { ACCOUNT_PATHS, AUTH_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { account, asPerson, PASSWORD, type Staff, staffWith } from '#testing';
import { accountRequests } from '../../../tests/testing/account-requests.ts';
import { mailTest } from '../../../tests/testing/mail-test.ts';
import { clearWhitelist } from '../../whitelist/provisional.ts';

const { test, deliver } = mailTest();
const thief = asPerson(test, 'thief');
const watcher = asPerson(test, 'watcher');
beforeEach(async () => {
  await see((await notices(watcher.headers)).until);
  await sent();
});

const call = async (options: InjectOptions, headers = thief.headers) =>
  (await test.app.inject({ ...options, headers })).json();
const notices = async (headers: Staff) =>
  (await call({ url: ACCOUNT_PATHS.notices }, headers)).data;
const see = (until: number) =>
  call({ method: 'POST', url: ACCOUNT_PATHS.seeNotices, payload: { until } }, watcher.headers);
const count = async (headers: Staff) =>
  (await call({ url: AUTH_PATHS.userInfo }, headers)).data.notices;
const sent = async () => (await deliver()).map(({ to, text }) => [to, text] as const);
const { edit, resetPassword, resetTotp, lock, remove } = accountRequests;
let number = 0;

/** Each unusual change of an account with news, and the notice to managers. */
const changes: [what: string[], of: (id: number) => InjectOptions, target?: string][] = [
  [['flags'], (id) => edit(id, { priv: { news: 1, forms: 1 } })],
  [
    ['flags', 'password', 'email', 'inactive'],
    (id) => edit(id, { priv: {}, password: 'Violet-Bridge-88', email: 'a@b.tw', active: false }),
  ],
  [['password'], resetPassword],
  [['totp'], resetTotp],
  [['locked'], lock],
  [['deleted'], remove],
  [
    ['whitelist'],
    () => ({ method: 'POST', url: WHITELIST_PATHS.add, payload: { ip: '127.0.0.1' } }),
    '127.0.0.1',
  ],
];

describe('account notices', () => {
  it.each(changes)(
    'report %j to other managers by mail and, until seen, in the back office',
    async (what, of, target) => {
      const name = `victim-${++number}`;
      const id = await account(test, name, { areas: ['news'] });
      expect((await call(of(id))).errorCode).toBe(1);
      const { list, total } = await notices(watcher.headers);
      const letters = await sent();
      await clearWhitelist(test.deps.db);
      expect([total, list]).toMatchObject([1, [{ by: 'thief', what, target: target ?? name }]]);
      expect(letters.map(([to]) => to)).toEqual(['watcher@example.edu.tw']);
      for (const part of ['thief', target ?? name]) expect(letters[0]?.[1]).toContain(part);
      expect(
        (await notices(thief.headers)).list.some(({ by }: { by: string }) => by === 'thief'),
      ).toBe(false);
    },
  );
  it('report a new account, which sees no earlier notices', async () => {
    const name = `newcomer-${++number}`;
    const { data } = await call({
      method: 'POST',
      url: ACCOUNT_PATHS.add,
      payload: {
        account: name,
        name: '新',
        priv: { account: 1 },
        password: PASSWORD,
        mustChangePassword: false,
        currentPassword: PASSWORD,
      },
    });
    expect(data.account.account).toBe(name);
    expect(await count(watcher.headers)).toBe(1);
    expect((await sent()).map(([to]) => to)).toEqual(['watcher@example.edu.tw']);
    const rows = await test.sql('select notices_seen from account where account = $1', [name]);
    expect(rows[0].notices_seen).toBeGreaterThan(0);
    await call(remove(data.account.id));
  });
  it('reach an account by mail that loses the flag by the change itself', async () => {
    const other = await staffWith(test, 'demoted');
    await call(edit(other.id, { priv: { news: 1 } }));
    expect((await sent()).map(([to]) => to).sort()).toEqual([
      'demoted@example.edu.tw',
      'watcher@example.edu.tw',
    ]);
  });
  it.each([
    ['another name', { name: '改名' }],
    ['the same values again', { account: 'quiet', name: '同', priv: { news: 1 }, active: true }],
    ['having to change the password', { mustChangePassword: true }],
  ])('omit %s', async (_what, change) => {
    const id = await account(test, 'quiet', { areas: ['news'] });
    expect((await call(edit(id, change))).errorCode).toBe(1);
    expect([await count(watcher.headers), await sent()]).toEqual([0, []]);
    await test.sql('update account set deleted_at = now() where id = $1', [id]);
  });
  it('are marked as seen up to the last shown one, per account', async () => {
    const lockNew = async (name: string) => call(lock(await account(test, name, { areas: [] })));
    await lockNew('one');
    const { until } = await notices(watcher.headers);
    await lockNew('other');
    await see(until);
    expect((await notices(watcher.headers)).list).toMatchObject([{ target: 'other' }]);
    // The mark can be moved neither into the future nor back.
    await see(2_000_000_000);
    await see(0);
    expect(await count(watcher.headers)).toBe(0);
    await lockNew('third');
    expect(await count(watcher.headers)).toBe(1);
  });
  it('are hidden from accounts without the flag, which still get a draft key', async () => {
    const { headers } = await staffWith(test, 'editor', ['news']);
    await call(lock(await account(test, 'fourth', { areas: [] })));
    const info = async (by: Staff) => (await call({ url: AUTH_PATHS.userInfo }, by)).data;
    const [first, again] = [await info(headers), await info(headers)];
    expect([first.notices, first.draftKey]).toEqual([0, again.draftKey]);
    expect(Buffer.from(first.draftKey, 'base64url')).toHaveLength(32);
    expect((await info(watcher.headers)).draftKey).not.toBe(first.draftKey);
  });
});
