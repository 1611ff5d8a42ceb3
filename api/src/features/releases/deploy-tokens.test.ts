import { RELEASE_ADMIN_PATHS, RELEASE_PATHS } from '@admissions/protocol/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReleaseTest } from '../../tests/testing/open-release-test.ts';
import { openReleaseTest } from '../../tests/testing/open-release-test.ts';

let test: ReleaseTest['test'];
let chief: ReleaseTest['chief'];
let team: ReleaseTest['team'];
let record: ReleaseTest['record'];
beforeAll(async () => {
  ({ test, chief, team, record } = await openReleaseTest());
});
afterAll(() => test.close());

describe('a deploy token', () => {
  it('grants access to its own remote only, until it is revoked', async () => {
    const [own, other] = [await team(), await team()];
    const status = async (authorization: string) =>
      (await own.send({}, { headers: { authorization } })).status;
    expect(await status(`Bearer ${other.token}`)).toBe(401);
    expect(await status('')).toBe(401);
    expect(await status(`Bearer ${own.token}`)).toBe(200);
    expect((await record(own.remote)).tokens[0].lastUsedAt).not.toBeNull();
    const revoke = () => chief('DELETE', RELEASE_ADMIN_PATHS.revokeToken(own.remote, own.tokenId));
    expect((await revoke()).body.errorCode).toBe(1);
    expect(await status(`Bearer ${own.token}`)).toBe(401);
    expect((await revoke()).body.errorCode).toBe(2);
  });
  it('is stored as a hash and created only with the current password', async () => {
    const { remote, token } = await team();
    const { rows } = await test.deps.db.pool.query('select * from deploy_token');
    expect(JSON.stringify(rows)).not.toContain(token.slice(1));
    const without = await chief('POST', RELEASE_ADMIN_PATHS.addToken(remote), {
      name: 'CI',
      currentPassword: '',
    });
    const wrong = await chief('POST', RELEASE_ADMIN_PATHS.addToken(remote), {
      name: 'CI',
      currentPassword: 'not the password',
    });
    expect([without.status, wrong.status]).toEqual([422, 422]);
  });
  it('is rate limited after wrong attempts', async () => {
    const strict = await openReleaseTest({ loginLimit: 9 });
    const guess = () =>
      strict.test.app.inject({
        method: 'POST',
        url: RELEASE_PATHS.rollback('mf_sample'),
        headers: { authorization: `Bearer p${'x'.repeat(43)}` },
        payload: { reason: 'guess' },
      });
    const found: number[] = [];
    for (let time = 0; time < 4; time++) found.push((await guess()).statusCode);
    await strict.test.close();
    expect(found).toEqual([401, 401, 401, 429]);
  });
});
