import { ACCOUNT_PATHS, AUTH_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '../../../tests/testing/callers.ts';
import { PASSWORD, staffWith } from '../../../tests/testing/callers.ts';
import { testApp } from '../../../tests/testing/test-app.ts';

const test = testApp({ loginLimit: 1_000_000 });
let chief: Staff;
beforeAll(async () => {
  ({ headers: chief } = await staffWith(test, 'chief'));
});

interface Who {
  id: number;
  own: Staff;
}
const edit =
  (payload: object) =>
  ({ id }: Who): InjectOptions => ({
    method: 'PUT',
    url: ACCOUNT_PATHS.edit(id),
    headers: chief,
    payload: { ...payload, revision: 1 },
  });
const events: [string, (who: Who) => InjectOptions][] = [
  ['signing out', ({ own }) => ({ method: 'POST', url: AUTH_PATHS.logout, headers: own })],
  [
    'a password change',
    ({ own }) => ({
      method: 'POST',
      url: AUTH_PATHS.changePassword,
      headers: own,
      payload: { oldPassword: PASSWORD, newPassword: 'Violet-Bridge-88' },
    }),
  ],
  ['a password from a manager', edit({ password: 'Violet-Bridge-88', currentPassword: PASSWORD })],
  [
    'a password reset',
    ({ id }) => ({
      method: 'POST',
      url: ACCOUNT_PATHS.resetPassword(id),
      headers: chief,
      payload: { currentPassword: PASSWORD },
    }),
  ],
  ['having to change the password', edit({ mustChangePassword: true })],
  ['deactivating the account', edit({ active: false })],
  [
    'locking the account',
    ({ id }) => ({ method: 'POST', url: ACCOUNT_PATHS.lock(id), headers: chief }),
  ],
  [
    'deleting the account',
    ({ id }) => ({ method: 'DELETE', url: ACCOUNT_PATHS.remove(id), headers: chief }),
  ],
  ['a revoked flag', edit({ priv: { news: 1 } })],
];

describe('session ends', () => {
  it.each(events)('%s ends the session from the next request on', async (what, event) => {
    const { id, headers: own } = await staffWith(
      test,
      `ended-${events.findIndex(([each]) => each === what)}`,
      ['news', 'forms'],
    );
    const read = () => test.app.inject({ url: AUTH_PATHS.userInfo, headers: own });
    expect((await read()).statusCode).toBe(200);
    expect((await test.app.inject(event({ id, own }))).json().errorCode).toBe(1);
    const after = await read();
    expect([after.statusCode, after.json().errorCode]).toEqual([401, 100401]);
  });
  it('a change of other fields ends none', async () => {
    const { id, headers: own } = await staffWith(test, 'renamed', ['news']);
    expect(
      (
        await test.app.inject(
          edit({
            name: '新名字',
            email: 'new@example.edu.tw',
            priv: { news: 1 },
            active: true,
            currentPassword: PASSWORD,
          })({ id, own }),
        )
      ).json().errorCode,
    ).toBe(1);
    expect(
      (await test.app.inject({ url: AUTH_PATHS.userInfo, headers: own })).json().data.name,
    ).toBe('新名字');
  });
});
