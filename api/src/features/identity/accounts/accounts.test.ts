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
const add = async (payload: object, headers = chief.headers) =>
  (await call('POST', ACCOUNT_PATHS.add, { payload, headers })).json();
const edit = (id: number, payload: object, headers = chief.headers) =>
  call('PUT', ACCOUNT_PATHS.edit(id), {
    payload: { currentPassword: PASSWORD, ...payload },
    headers,
  });

describe('the first account', () => {
  it('exists after the first start, with every flag', async () => {
    const { adminAccount, adminPassword } = test.deps.config;
    expect((await signIn(test, adminAccount, adminPassword)).json().errorCode).toBe(1054);
    const list = (await call('GET', `${ACCOUNT_PATHS.list}?search=${adminAccount}`)).json().data
      .list;
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
    async (adminPassword) => {
      await expect(openTestApp({ adminPassword })).rejects.toThrow(/ADMIN_PASSWORD/);
    },
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
    const { data } = await add(newcomer('fresh.start'));
    expect(data.account).toMatchObject({
      account: 'fresh.start',
      mustChangePassword: true,
      active: true,
      revision: 1,
      priv: { news: 1, account: 0 },
    });
    expect(data.oneTimePassword).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect((await signIn(test, 'fresh.start', data.oneTimePassword)).json().errorCode).toBe(1054);
    expect((await call('GET', ACCOUNT_PATHS.info(data.account.id))).body).not.toContain(
      data.oneTimePassword,
    );
  });
  it('can be given a password, which is not returned', async () => {
    const { data } = await add(
      newcomer('given', { password: 'Silver-Kettle-09', mustChangePassword: false }),
    );
    expect(data.oneTimePassword).toBeNull();
    expect((await signIn(test, 'given', 'Silver-Kettle-09')).json().errorCode).toBe(1);
  });
  it('cannot have an existing name, ignoring case, until that account is deleted', async () => {
    await add(newcomer('taken'));
    const response = await call('POST', ACCOUNT_PATHS.add, { payload: newcomer('Taken') });
    expect([
      response.statusCode,
      response.json().errorCode,
      Object.keys(response.json().errors),
    ]).toEqual([409, 1001, ['account']]);
    const { list } = (await call('GET', `${ACCOUNT_PATHS.list}?search=taken`)).json().data;
    await call('DELETE', ACCOUNT_PATHS.remove(list[0].id));
    expect((await add(newcomer('taken'))).errorCode).toBe(1);
  });
  it('is created once by concurrent requests with the same name', async () => {
    const codes = (await Promise.all(Array.from({ length: 5 }, () => add(newcomer('raced'))))).map(
      ({ errorCode }) => errorCode,
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([1, 1001, 1001, 1001, 1001]);
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
    const response = await call('POST', ACCOUNT_PATHS.add, {
      payload: newcomer(`wrong.${Math.random().toString(36).slice(2, 8)}`, wrong),
    });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });
});

describe('an account', () => {
  it('is found by name, account or e-mail, with paging', async () => {
    for (const name of ['find.a', 'find.b', 'find.c']) await account(test, name);
    const page = async (query: string) =>
      (await call('GET', `${ACCOUNT_PATHS.list}?${query}`)).json().data;
    expect(await page('search=FIND.&perpage=2')).toMatchObject({
      total: 3,
      page: 1,
      perpage: 2,
      list: [{ account: 'find.a' }, { account: 'find.b' }],
    });
    expect((await page('text=find.&perpage=2&page=2')).list).toHaveLength(1);
    expect((await page('search=find.c@example')).total).toBe(1);
  });
  it('shows its lock and can be unlocked', async () => {
    const id = await account(test, 'lockedout', { areas: ['news'] });
    for (let failure = 0; failure < 5; failure++)
      await signIn(test, 'lockedout', 'not the password');
    expect((await call('GET', ACCOUNT_PATHS.info(id))).json().data).toMatchObject({
      failedCount: 5,
      lockedUntil: expect.stringMatching(/Z$/),
    });
    expect((await call('POST', ACCOUNT_PATHS.unlock(id))).json().data).toMatchObject({
      failedCount: 0,
      lockedUntil: null,
    });
    expect((await signIn(test, 'lockedout', PASSWORD)).json().errorCode).toBe(1);
  });
  it('is returned as it is now when changed from an older revision', async () => {
    const id = await account(test, 'contested');
    await edit(id, { name: '先到', revision: 1 });
    const response = await edit(id, { name: '後到', revision: 1 });
    expect([response.statusCode, response.json().data.name]).toEqual([409, '先到']);
    expect(response.json().message).toContain('chief 先生');
  });
  it('lists its sessions, which a manager can end', async () => {
    const { id, headers } = await staffWith(test, 'watched', ['news']);
    const sessions = (await call('GET', ACCOUNT_PATHS.sessions(id))).json().data;
    expect((await call('DELETE', ACCOUNT_PATHS.endSession(sessions[0].id))).json().errorCode).toBe(
      1,
    );
    expect((await call('GET', AUTH_PATHS.userInfo, { headers })).statusCode).toBe(401);
  });
});
