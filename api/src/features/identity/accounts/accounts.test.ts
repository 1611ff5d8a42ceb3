import { AREAS } from '@admissions/model';
import { ACCOUNT_PATHS, AUTH_PATHS } from '@admissions/protocol';
import { describe, expect, it } from 'vitest';
import { account, asPerson, openTestApp, PASSWORD, personOf, signIn, testApp } from '#testing';

const test = testApp({ loginLimit: 1_000_000 });
const chief = asPerson(test, 'chief');

const newcomer = (name: string, more: object = {}) => ({
  account: name,
  name: '新同事',
  email: '',
  priv: { news: 1 },
  active: true,
  currentPassword: PASSWORD,
  ...more,
});
const add = (payload: object) => chief.call('POST', ACCOUNT_PATHS.add, payload);
const get = async (url: string) => (await chief.call('GET', url)).body.data;
const find = (query: string) => get(`${ACCOUNT_PATHS.list}?${query}`);
const codeOf = async (name: string, password: string) =>
  (await signIn(test, name, password)).json().errorCode;

describe('the first account', () => {
  it('exists after the first start, with every flag', async () => {
    const { adminAccount, adminPassword } = test.deps.config;
    expect(await codeOf(adminAccount, adminPassword)).toBe(1054);
    const { list } = await find(`search=${adminAccount}`);
    expect(list[0].priv).toEqual(Object.fromEntries(AREAS.map((area) => [area, 1])));
  });
  it('needs no password change when set by the operator', async () => {
    const other = await openTestApp({
      adminPassword: 'Given-by-operator',
      adminPasswordGenerated: false,
    });
    const response = await signIn(other, 'admin', 'Given-by-operator');
    await other.close();
    expect(response.json().errorCode).toBe(1);
  });
  it.each(['password', 'Admin-2026-!!'])(
    'is not created with the password %j',
    async (adminPassword) =>
      expect(openTestApp({ adminPassword })).rejects.toThrow(/ADMIN_PASSWORD/),
  );
  it('rejects common default credentials', async () => {
    const names = [test.deps.config.adminAccount, 'Administrator', 'root', 'user', 'yzu'];
    const passwords = ['admin', 'password', '123456', ''];
    const answers = [];
    for (const name of names)
      for (const password of passwords)
        answers.push((await signIn(test, name, password)).statusCode);
    expect(answers).toEqual(names.flatMap(() => [401, 401, 401, 422]));
  });
});

describe('a new account', () => {
  it('gets a one-time password, returned once, that must be changed', async () => {
    const { data } = (await add(newcomer('fresh.start'))).body;
    expect(data.account).toMatchObject({
      account: 'fresh.start',
      mustChangePassword: true,
      active: true,
      revision: 1,
      priv: { news: 1, account: 0 },
    });
    expect(data.oneTimePassword).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(await codeOf('fresh.start', data.oneTimePassword)).toBe(1054);
    const { text } = await chief.call('GET', ACCOUNT_PATHS.info(data.account.id));
    expect(text).not.toContain(data.oneTimePassword);
  });
  it('can be given a password, which is not returned', async () => {
    const given = { password: 'Silver-Kettle-09', mustChangePassword: false };
    expect((await add(newcomer('given', given))).body.data.oneTimePassword).toBeNull();
    expect(await codeOf('given', 'Silver-Kettle-09')).toBe(1);
  });
  it('cannot have an existing name, ignoring case, until that account is deleted', async () => {
    await add(newcomer('taken'));
    const { status, body } = await add(newcomer('Taken'));
    expect([status, body.errorCode, Object.keys(body.errors)]).toEqual([409, 1001, ['account']]);
    const { list } = await find('search=taken');
    await chief.call('DELETE', ACCOUNT_PATHS.remove(list[0].id));
    expect((await add(newcomer('taken'))).body.errorCode).toBe(1);
  });
  it('is created once by concurrent requests with the same name', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(newcomer('raced'))));
    expect(answers.map(({ body }) => body.errorCode).toSorted((a, b) => a - b)).toEqual([
      1, 1001, 1001, 1001, 1001,
    ]);
  });
  it.each([
    [{ account: '' }, 'account'],
    [{ account: 'a b' }, 'account'],
    [{ account: '帳號' }, 'account'],
    [{ name: '' }, 'name'],
    [{ email: 'nonsense' }, 'email'],
    [{ priv: { news: true } }, 'priv.news'],
    [{ priv: { everything: 1 } }, 'priv.everything'],
    [{ active: 'yes' }, 'active'],
    [{ password: 'short' }, 'password'],
    [{ id: 1 }, 'id'],
    [{ lockedUntil: null }, 'lockedUntil'],
    [{ passwordHash: 'x' }, 'passwordHash'],
  ])('with %j is rejected at the field %s', async (wrong, field) => {
    const name = `wrong.${Math.random().toString(36).slice(2, 8)}`;
    const { status, body } = await add(newcomer(name, wrong));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('an account', () => {
  it('is found by name, account or e-mail, with paging', async () => {
    for (const name of ['find.a', 'find.b', 'find.c']) await account(test, name);
    expect(await find('search=FIND.&perpage=2')).toMatchObject({
      total: 3,
      page: 1,
      perpage: 2,
      list: [{ account: 'find.a' }, { account: 'find.b' }],
    });
    expect((await find('text=find.&perpage=2&page=2')).list).toHaveLength(1);
    expect((await find('search=find.c@example')).total).toBe(1);
  });
  it('shows its lock and can be unlocked', async () => {
    const id = await account(test, 'lockedout', { areas: ['news'] });
    for (let failure = 0; failure < 5; failure++) await codeOf('lockedout', 'not the password');
    const lockedUntil = expect.stringMatching(/Z$/);
    expect(await get(ACCOUNT_PATHS.info(id))).toMatchObject({ failedCount: 5, lockedUntil });
    const unlocked = await chief.call('POST', ACCOUNT_PATHS.unlock(id));
    expect(unlocked.body.data).toMatchObject({ failedCount: 0, lockedUntil: null });
    expect(await codeOf('lockedout', PASSWORD)).toBe(1);
  });
  it('is returned as it is now when changed from an older revision', async () => {
    const id = await account(test, 'contested');
    const rename = (name: string) =>
      chief.call('PUT', ACCOUNT_PATHS.edit(id), { name, revision: 1 });
    await rename('先到');
    const { status, body } = await rename('後到');
    expect([status, body.data.name]).toEqual([409, '先到']);
    expect(body.message).toContain('chief 先生');
  });
  it('lists its sessions, which a manager can end', async () => {
    const watched = await personOf(test, 'watched', ['news']);
    const [session] = await get(ACCOUNT_PATHS.sessions(watched.id));
    const ended = await chief.call('DELETE', ACCOUNT_PATHS.endSession(session.id));
    expect(ended.body.errorCode).toBe(1);
    expect((await watched.call('GET', AUTH_PATHS.userInfo)).status).toBe(401);
  });
});
