import { ACCOUNT_PATHS, AUTH_PATHS, WHITELIST_PATHS } from '@admissions/protocol';
import { MAIL_NOTICE_PATHS } from '@admissions/protocol/staff';
import { afterEach, describe, expect, it } from 'vitest';
import { account, asPerson, PASSWORD, type Staff, staffWith, testApp } from '#testing';
import { clearWhitelist } from '../whitelist/provisional.ts';

const test = testApp({ loginLimit: 1_000_000 });
const chief = asPerson(test, 'chief');
afterEach(() => clearWhitelist(test.deps.db));

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Path = string | ((id: number | string) => string);
interface Sent {
  id?: number;
  payload?: object;
  headers?: Staff;
}
const HERE = { ip: '127.0.0.1' };
const NEXT = 'Violet-Bridge-88';
const password = { password: PASSWORD };
const currentPassword = { currentPassword: PASSWORD };
const renamed = { name: '新', revision: 1 };
const noted = { note: '新', revision: 1 };
const asForm = { _method: 'put' };

const pathOf = (path: Path, id: number | string) => (typeof path === 'string' ? path : path(id));
const send = (
  method: Method,
  path: Path,
  { id = 0, payload, headers = chief.headers }: Sent = {},
) => test.app.inject({ method, url: pathOf(path, id), headers, ...(payload && { payload }) });
const one = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await test.sql(sql, values))[0].id;
const sessionOf = (id: number) =>
  one('select id from admin_session where account_id = $1 limit 1', [id]);

/** About another account. */
const of = async (name: string, payload?: object): Promise<Sent> => ({
  id: await account(test, name, { areas: ['news'] }),
  ...(payload && { payload }),
});
/** By an account about itself. */
const by = async (name: string, payload?: object): Promise<Sent> => ({
  headers: (await staffWith(test, name)).headers,
  ...(payload && { payload }),
});
/** About an entry of the whitelist. */
const entry = async (payload?: object): Promise<Sent> => ({
  id: (await send('POST', WHITELIST_PATHS.add, { payload: HERE })).json().data.id,
  ...(payload && { payload }),
});
/** After a provisional change of the whitelist. */
async function provisional(): Promise<Sent> {
  await send('POST', WHITELIST_PATHS.add, { payload: { ...HERE, provisional: true } });
  return {};
}

/** A succeeding call for each write, with its audit action. */
const writes: [string, Method, Path, () => Promise<Sent>][] = [
  ['sign_in', 'POST', AUTH_PATHS.login, () => of('w1', { account: 'w1', ...password })],
  ['sign_out', 'POST', AUTH_PATHS.logout, () => by('w2')],
  [
    'change_password',
    'POST',
    AUTH_PATHS.changePassword,
    () => of('w3', { account: 'w3', oldPassword: PASSWORD, newPassword: NEXT }),
  ],
  [
    'end_session',
    'DELETE',
    AUTH_PATHS.endSession,
    async () => {
      const { id, headers } = await staffWith(test, 'w4');
      return { id: await sessionOf(id), headers };
    },
  ],
  ['prove_password', 'POST', AUTH_PATHS.prove, () => by('w55', currentPassword)],
  ['totp_secret', 'POST', AUTH_PATHS.totpEnrol, () => by('w5', password)],
  [
    'add',
    'POST',
    ACCOUNT_PATHS.add,
    async () => ({
      payload: { account: 'w66', name: '新', priv: { news: 1 }, ...currentPassword },
    }),
  ],
  ['edit', 'POST', ACCOUNT_PATHS.edit, () => of('w7', { ...renamed, ...asForm })],
  ['edit', 'PUT', ACCOUNT_PATHS.edit, () => of('w8', renamed)],
  ['delete', 'DELETE', ACCOUNT_PATHS.remove, () => of('w9')],
  ['lock', 'POST', ACCOUNT_PATHS.lock, () => of('w10')],
  ['unlock', 'POST', ACCOUNT_PATHS.unlock, () => of('w11')],
  ['reset_password', 'POST', ACCOUNT_PATHS.resetPassword, () => of('w12', currentPassword)],
  ['reset_totp', 'POST', ACCOUNT_PATHS.resetTotp, () => of('w13', currentPassword)],
  [
    'end_session',
    'DELETE',
    ACCOUNT_PATHS.endSession,
    async () => ({ id: await sessionOf((await staffWith(test, 'w14')).id) }),
  ],
  ['add', 'POST', WHITELIST_PATHS.add, async () => ({ payload: HERE })],
  ['edit', 'POST', WHITELIST_PATHS.edit, () => entry({ ...noted, ...asForm })],
  ['edit', 'PUT', WHITELIST_PATHS.edit, () => entry(noted)],
  ['delete', 'DELETE', WHITELIST_PATHS.remove, () => entry()],
  ['confirm', 'POST', WHITELIST_PATHS.confirm, provisional],
  ['revert', 'POST', WHITELIST_PATHS.revert, provisional],
];
const routeOf = (method: string, path: Path) => `${method} ${pathOf(path, ':id')}`;
// Two-factor codes are covered by the sign-in tests, the file below; own notices are not audited.
const ELSEWHERE: readonly string[] = [
  AUTH_PATHS.totpConfirm,
  AUTH_PATHS.totpDisable,
  AUTH_PATHS.recoveryCodes,
  ACCOUNT_PATHS.seeNotices,
  ACCOUNT_PATHS.auditExport,
  MAIL_NOTICE_PATHS.edit,
];

describe('audited writes', () => {
  it('cover every write of sign-in, accounts and whitelist', () => {
    const routes = test.app.declaredRoutes.filter(
      ({ url, method }) =>
        /^\/api\/admin\/(auth|account|white)\//.test(url) &&
        !['GET', 'HEAD'].includes(method) &&
        !ELSEWHERE.includes(url),
    );
    expect(routes.map(({ method, url }) => routeOf(method, url)).sort()).toEqual(
      writes.map(([_action, method, path]) => routeOf(method, path)).sort(),
    );
  });
  it.each(writes.map((write) => [routeOf(write[1], write[2]), ...write] as const))(
    '%s leaves one audit entry',
    async (_route, action, method, path, prepare) => {
      const sent = await prepare();
      const before = await one('select max(id) as id from audit_log');
      expect((await send(method, path, sent)).json().errorCode).toBe(1);
      const rows = await test.sql('select action, account, details from audit_log where id > $1', [
        before,
      ]);
      expect(rows).toMatchObject([{ action, account: expect.stringMatching(/^(chief|w\d+)$/) }]);
      for (const secret of [PASSWORD, NEXT]) expect(JSON.stringify(rows)).not.toContain(secret);
    },
  );
});

describe('the file of the audit log', () => {
  const load = (payload: object, headers = chief.headers) =>
    send('POST', ACCOUNT_PATHS.auditExport, { payload, headers });

  it('has the filtered lines without formulas, and is in the log itself', async () => {
    const named = { account: 'w88', name: '=1+1', priv: { news: 1 }, ...currentPassword };
    await send('POST', ACCOUNT_PATHS.add, { payload: named });
    await test.sql("update account set account = '=w88' where account = 'w88'");
    const file = await load({ action: 'add', area: 'account' });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [headings, ...lines] = file.body.slice(1).trimEnd().split('\r\n');
    expect(headings).toBe('"時間","帳號","動作","單元","對象","名稱","內容"');
    expect(lines[0]).toMatch(
      /^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","chief","新增","帳號與安全","帳號",/,
    );
    expect(lines[0]).toContain(`,"'=w88",`);
    expect(lines[0]).toContain('權限：校園新聞');
    const all = await send('GET', ACCOUNT_PATHS.audit);
    const [first] = all.json().data.list;
    expect(first).toMatchObject({
      account: 'chief',
      action: 'export',
      target: 'audit',
      details: { filters: { action: 'add', area: 'account' }, count: lines.length },
    });
  });
  it('is refused without the flag, and when more match than one file holds', async () => {
    const { headers } = await staffWith(test, 'w89', ['news']);
    expect((await load({}, headers)).statusCode).toBe(403);
    await test.sql(
      "insert into audit_log (action, area, target, details, hash) select 'many', 'news', 'news/1', '{}', '' from generate_series(1, 2001)",
    );
    const refused = await load({ action: 'many' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      '符合的資料有2001筆，一次最多匯出2000筆，請先篩選。',
    ]);
  });
});
