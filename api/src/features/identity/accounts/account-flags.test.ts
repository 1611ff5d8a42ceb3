import { AREAS } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { ACCOUNT_PATHS, AUTH_PATHS, RESULT_CODES } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import {
  account,
  asPerson,
  type Caller,
  PASSWORD,
  signIn,
  staffWith,
  submitForm,
  testApp,
  visitorOf,
} from '#testing';
import { accountRequests } from '../../../tests/testing/account-requests.ts';

const test = testApp({ loginLimit: 1_000_000 });
const chief = asPerson(test, 'chief');
const { edit, remove, resetPassword } = accountRequests;
const by = (headers: Caller, call: InjectOptions) => test.app.inject({ ...call, headers });
const info = (headers: Caller) => by(headers, { url: AUTH_PATHS.userInfo });

describe('flags', () => {
  it('are granted only by accounts that have them, and every attempt is audited', async () => {
    const wrong: string[] = [];
    const [{ start }] = await test.sql('select max(id) as start from audit_log');
    for (const own of AREAS) {
      const grantor = `grantor-${own}`;
      const { headers } = await staffWith(test, grantor, ['account', own]);
      const expected = ['sign_in'];
      for (const granted of AREAS) {
        const id = await account(test, `to-${own}-${granted}`, { areas: [] });
        const priv = { [granted]: 1 };
        const payload = { account: `by-${own}-${granted}`, name: '新', priv };
        const add: InjectOptions = {
          method: 'POST',
          url: ACCOUNT_PATHS.add,
          payload: { ...payload, currentPassword: PASSWORD },
        };
        const isAllowed = granted === own || granted === 'account';
        expected.push(...(isAllowed ? ['add', 'edit'] : ['refused', 'refused']));
        for (const call of [add, edit(id, { priv })]) {
          const { statusCode } = await by(headers, call);
          if (statusCode !== (isAllowed ? 200 : 403))
            wrong.push(`${own} grants ${granted}: ${statusCode}`);
        }
      }
      const lines = await test.sql(
        'select action from audit_log where account = $1 and id > $2 order by id',
        [grantor, start],
      );
      expect(lines.map(({ action }) => action)).toEqual(expected);
    }
    expect(wrong).toEqual([]);
  }, 60_000);
  it('apply from the next request when granted, without ending sessions', async () => {
    const { id, headers } = await staffWith(test, 'promoted', ['news']);
    const list = async () => (await by(headers, { url: '/api/admin/vr/vr_list' })).statusCode;
    expect(await list()).toBe(403);
    await by(chief.headers, edit(id, { priv: { news: 1, vr: 1 } }));
    expect(await list()).toBe(200);
    expect((await info(headers)).json().data.priv).toContain('"vr":1');
  });
});

it('a password set by a manager replaces the old one, ends the sessions and must be changed', async () => {
  const { id, headers } = await staffWith(test, 'forgetful', ['news']);
  const { data } = (await by(chief.headers, resetPassword(id))).json();
  expect((await info(headers)).statusCode).toBe(401);
  expect((await signIn(test, 'forgetful', PASSWORD)).json().errorCode).toBe(1051);
  expect((await signIn(test, 'forgetful', data.oneTimePassword)).json().errorCode).toBe(1054);
  expect(data.account).toMatchObject({ id, mustChangePassword: true });
});

describe('the account of the caller', () => {
  it.each([
    ['deactivated', { active: false }, 'active'],
    ['given other flags', { priv: { account: 1 } }, 'priv'],
  ])('cannot be %s', async (_what, change, field) => {
    const response = await by(chief.headers, edit(chief.id, change));
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  });
  it('cannot be deleted', async () => {
    expect((await by(chief.headers, remove(chief.id))).statusCode).toBe(422);
    expect((await info(chief.headers)).statusCode).toBe(200);
    const rows = await test.sql(
      "select details from audit_log where target = $1 and action = 'refused' order by id desc limit 1",
      [`account/${chief.id}`],
    );
    expect(rows).toEqual([{ details: { attempt: 'del_account', message: 'admin.self' } }]);
  });
});

const removed = (id: number) => chief.call('DELETE', ACCOUNT_PATHS.remove(id));

describe('row "1101 role in use": an account cannot be deleted', () => {
  it('while open requests are assigned to it, until they are closed or reassigned', async () => {
    const busy = await account(test, 'busy', { areas: ['forms'] });
    await submitForm(test, await visitorOf(test), visit);
    await test.sql("update submission set assignee_id = $1, state = 'contacted'", [busy]);
    const { status, body } = await removed(busy);
    expect([status, body.errorCode]).toEqual([409, RESULT_CODES.accountInUse]);
    await test.sql("update submission set state = 'done'");
    expect((await removed(busy)).status).toBe(200);
  });
  it('while it is the last account manager', async () => {
    await account(test, 'another', { areas: ['account'] });
    expect((await removed(chief.id)).body.errorCode).toBe(RESULT_CODES.failed);
    await test.sql('update account set active = false where id <> $1', [chief.id]);
    const { status, body } = await removed(chief.id);
    expect([status, body.errorCode]).toEqual([409, RESULT_CODES.accountInUse]);
    expect((await info(chief.headers)).statusCode).toBe(200);
  });
});
