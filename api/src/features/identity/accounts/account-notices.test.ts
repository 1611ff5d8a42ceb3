import { ACCOUNT_PATHS, AUTH_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import type { MailServer } from '@admissions/tools/mail-server';
import { startMailServer } from '@admissions/tools/mail-server';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSealing } from '../../../platform/crypto/sealing.ts';
import type { Staff } from '../../../tests/testing/callers.ts';
import { account, PASSWORD, staffWith } from '../../../tests/testing/callers.ts';
import type { TestApp } from '../../../tests/testing/test-app.ts';
import { openTestApp } from '../../../tests/testing/test-app.ts';
import { createMailSender, sendMails } from '../../forms/mail/send-mails.ts';
import { clearWhitelist } from '../../whitelist/clear-whitelist.ts';

let test: TestApp;
let mail: MailServer;
let thief: { id: number; headers: Staff };
let watcher: { id: number; headers: Staff };
beforeAll(async () => {
  mail = await startMailServer();
  test = await openTestApp({
    loginLimit: 1_000_000,
    smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    mailFrom: 'admission@example.edu.tw',
  });
  [thief, watcher] = [await staffWith(test, 'thief'), await staffWith(test, 'watcher')];
});
afterAll(async () => {
  await test.close();
  await mail.stop();
});
beforeEach(async () => {
  await see(watcher.headers);
  await sent();
});

const call = async (options: InjectOptions, headers = thief.headers) =>
  (await test.app.inject({ ...options, headers })).json();
const notices = async (headers: Staff) =>
  (await call({ url: ACCOUNT_PATHS.notices }, headers)).data;
const see = async (headers: Staff) =>
  call(
    {
      method: 'POST',
      url: ACCOUNT_PATHS.seeNotices,
      payload: { until: (await notices(headers)).until },
    },
    headers,
  );
const count = async (headers: Staff) =>
  (await call({ url: AUTH_PATHS.userInfo }, headers)).data.notices;
/** Sends queued mail and returns it. */
async function sent() {
  mail.received.length = 0;
  await sendMails(
    test.deps.db,
    createSealing(test.deps.config.dataKey),
    createMailSender(test.deps.config),
  );
  return mail.received.map(({ to, text }) => [to, text] as const);
}
const own = { currentPassword: PASSWORD };
const put = (id: number, payload: object): InjectOptions => ({
  method: 'PUT',
  url: ACCOUNT_PATHS.edit(id),
  payload: { revision: 1, ...own, ...payload },
});
const nameless = () => Math.random().toString(36).slice(2, 8);

/** Each unusual change of an account with news, and the notice to managers. */
const changes: [
  what: string[],
  of: (id: number, name: string) => InjectOptions,
  target?: string,
][] = [
  [['flags'], (id) => put(id, { priv: { news: 1, forms: 1 } })],
  [
    ['flags', 'password', 'email', 'inactive'],
    (id) =>
      put(id, {
        priv: {},
        password: 'Violet-Bridge-88',
        email: 'new@example.edu.tw',
        active: false,
      }),
  ],
  [['password'], (id) => ({ method: 'POST', url: ACCOUNT_PATHS.resetPassword(id), payload: own })],
  [['totp'], (id) => ({ method: 'POST', url: ACCOUNT_PATHS.resetTotp(id), payload: own })],
  [['locked'], (id) => ({ method: 'POST', url: ACCOUNT_PATHS.lock(id) })],
  [['deleted'], (id) => ({ method: 'DELETE', url: ACCOUNT_PATHS.remove(id) })],
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
      const name = `victim-${nameless()}`;
      const id = await account(test, name, { areas: ['news'] });
      expect((await call(of(id, name))).errorCode).toBe(1);
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
    const name = `newcomer-${nameless()}`;
    const { data } = await call({
      method: 'POST',
      url: ACCOUNT_PATHS.add,
      payload: {
        account: name,
        name: '新',
        priv: { account: 1 },
        password: PASSWORD,
        mustChangePassword: false,
        ...own,
      },
    });
    expect(data.account.account).toBe(name);
    expect(await count(watcher.headers)).toBe(1);
    expect((await sent()).map(([to]) => to)).toEqual(['watcher@example.edu.tw']);
    const { rows } = await test.deps.db.pool.query(
      'select notices_seen from account where account = $1',
      [name],
    );
    expect(rows[0].notices_seen).toBeGreaterThan(0);
    await call({ method: 'DELETE', url: ACCOUNT_PATHS.remove(data.account.id) });
  });
  it('reach an account by mail that loses the flag by the change itself', async () => {
    const other = await staffWith(test, 'demoted');
    await call(put(other.id, { priv: { news: 1 } }));
    expect((await sent()).map(([to]) => to).sort()).toEqual([
      'demoted@example.edu.tw',
      'watcher@example.edu.tw',
    ]);
  });
  it.each([
    ['another name', (id: number) => put(id, { name: '改名' })],
    [
      'the same values again',
      (id: number) =>
        put(id, {
          account: 'quiet',
          name: '同',
          email: 'quiet@example.edu.tw',
          priv: { news: 1 },
          active: true,
        }),
    ],
    ['having to change the password', (id: number) => put(id, { mustChangePassword: true })],
  ])('omit %s', async (_what, of) => {
    const id = await account(test, 'quiet', { areas: ['news'] });
    expect((await call(of(id))).errorCode).toBe(1);
    expect([await count(watcher.headers), await sent()]).toEqual([0, []]);
    await test.deps.db.pool.query('update account set deleted_at = now() where id = $1', [id]);
  });
  it('are marked as seen up to the last shown one, per account', async () => {
    const [one, other] = [
      await account(test, 'one', { areas: [] }),
      await account(test, 'other', { areas: [] }),
    ];
    await call({ method: 'POST', url: ACCOUNT_PATHS.lock(one) });
    const { until } = await notices(watcher.headers);
    await call({ method: 'POST', url: ACCOUNT_PATHS.lock(other) });
    await call(
      { method: 'POST', url: ACCOUNT_PATHS.seeNotices, payload: { until } },
      watcher.headers,
    );
    expect((await notices(watcher.headers)).list).toMatchObject([{ target: 'other' }]);
    // The mark can be moved neither into the future nor back.
    await call(
      { method: 'POST', url: ACCOUNT_PATHS.seeNotices, payload: { until: 2_000_000_000 } },
      watcher.headers,
    );
    await call(
      { method: 'POST', url: ACCOUNT_PATHS.seeNotices, payload: { until: 0 } },
      watcher.headers,
    );
    expect(await count(watcher.headers)).toBe(0);
    await call({
      method: 'POST',
      url: ACCOUNT_PATHS.lock(await account(test, 'third', { areas: [] })),
    });
    expect(await count(watcher.headers)).toBe(1);
  });
  it('are hidden from accounts without the flag, which still get a draft key', async () => {
    const { headers } = await staffWith(test, 'editor', ['news']);
    await call({
      method: 'POST',
      url: ACCOUNT_PATHS.lock(await account(test, 'fourth', { areas: [] })),
    });
    const { notices: noticeCount, draftKey } = (await call({ url: AUTH_PATHS.userInfo }, headers))
      .data;
    const again = (await call({ url: AUTH_PATHS.userInfo }, headers)).data.draftKey;
    const others = (await call({ url: AUTH_PATHS.userInfo }, watcher.headers)).data.draftKey;
    expect([
      noticeCount,
      draftKey === again,
      draftKey === others,
      Buffer.from(draftKey, 'base64url').length,
    ]).toEqual([0, true, false, 32]);
  });
});
