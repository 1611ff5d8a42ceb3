import { RELEASE_ADMIN_PATHS, RELEASE_PATHS } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '#testing';
import { createToken } from '../../platform/crypto/tokens.ts';
import { releaseTest } from '../../tests/testing/release-test.ts';
import { sampleRelease } from '../../tests/testing/sample-release.ts';
import { prepareReleases } from './deploy-tokens.ts';

const { test, chief, team, record } = releaseTest();

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
  it('may do only what its scopes name', async () => {
    const { remote, send } = await team();
    const create = async (scope: string) => {
      const body = { name: scope, scopes: [scope] };
      const { token } = (await chief('POST', RELEASE_ADMIN_PATHS.addToken(remote), body)).body.data;
      const headers = { authorization: `Bearer ${token}` };
      const call = async (method: 'PUT' | 'POST', url: string, payload: object) =>
        (await test.app.inject({ method, url, headers, payload })).statusCode;
      const version = '9.9.9';
      return [
        (await send({}, { headers })).status,
        (await send({}, { headers, query: '?channel=none' })).status,
        await call('PUT', RELEASE_PATHS.channel(remote, 'canary'), { version, reason: 'try' }),
        await call('PUT', RELEASE_PATHS.channel(remote, 'stable'), { version, reason: 'try' }),
        await call('POST', RELEASE_PATHS.rollback(remote), { version, reason: 'try' }),
      ];
    };
    expect(await create('send')).toEqual([200, 200, 403, 422, 403]);
    expect(await create('canary')).toEqual([403, 200, 422, 403, 403]);
    expect(await create('rollback')).toEqual([403, 403, 403, 403, 422]);
  });
  it('grants no access after its end, which is a year away unless it is set', async () => {
    const { remote, send } = await team();
    const add = (body: object) => chief('POST', RELEASE_ADMIN_PATHS.addToken(remote), body);
    const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000).toISOString();
    expect((await add({ name: 'CI', expiresAt: days(-1) })).status).toBe(422);
    expect((await add({ name: 'CI', expiresAt: null })).body.data.expiresAt).toBeNull();
    const { expiresAt } = (await add({ name: 'CI' })).body.data;
    expect(expiresAt > days(364) && expiresAt < days(366)).toBe(true);
    const { id, token } = (await add({ name: 'CI', expiresAt: days(1) })).body.data;
    const use = async () =>
      (await send({}, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await use()).toBe(200);
    await test.sql('update deploy_token set expires_at = $1 where id = $2', [days(-1), id]);
    expect(await use()).toBe(401);
  });
  it('of an account that is named like the settings gives its remote no paths', async () => {
    const { tokenId, send } = await team();
    await test.sql("update deploy_token set created_by = 'RELEASE_TOKENS' where id = $1", [
      tokenId,
    ]);
    expect((await send({ paths: ['/of-nobody'] })).status).toBe(422);
  });
  it('is stored as a hash and created only with the current password', async () => {
    const { remote, token } = await team();
    const rows = await test.sql('select * from deploy_token');
    expect(JSON.stringify(rows)).not.toContain(token.slice(1));
    for (const currentPassword of ['', 'not the password']) {
      const body = { name: 'CI', currentPassword };
      expect((await chief('POST', RELEASE_ADMIN_PATHS.addToken(remote), body)).status).toBe(422);
    }
  });
  it('is rate limited after wrong attempts', async () => {
    const strict = await openTestApp({ loginLimit: 9 });
    const guess = () =>
      strict.app.inject({
        method: 'POST',
        url: RELEASE_PATHS.rollback('mf_sample'),
        headers: { authorization: `Bearer p${'x'.repeat(43)}` },
        payload: { reason: 'guess' },
      });
    const found: number[] = [];
    for (let time = 0; time < 4; time++) found.push((await guess()).statusCode);
    await strict.close();
    expect(found).toEqual([401, 401, 401, 429]);
  });
});

describe('a deploy token from the settings', () => {
  const remote = 'mf_seeded';
  const start = (token: string) => {
    test.deps.config.releaseTokens = new Map([[remote, token]]);
    return prepareReleases(test.deps);
  };
  async function send(token: string): Promise<number> {
    const { archive } = await sampleRelease({ name: remote, paths: ['/seeded'] });
    const answer = await test.app.inject({
      method: 'POST',
      url: RELEASE_PATHS.send(remote),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
      payload: archive,
    });
    return answer.statusCode;
  }

  const [first, second] = [createToken('deploy'), createToken('deploy')];
  it('sends the first release, which makes its team the owner of the paths', async () => {
    await start(first);
    expect(await send(first)).toBe(200);
    const { owner, tokens } = await record(remote);
    expect(owner).toMatchObject({ team: expect.any(String), prefixes: ['/seeded'] });
    expect(tokens).toMatchObject([{ name: 'RELEASE_TOKENS', revokedAt: null }]);
  });
  it('is replaced by the next one', async () => {
    await start(second);
    expect([await send(first), await send(second)]).toEqual([401, 200]);
  });
  it('stays revoked after a restart', async () => {
    const { tokens } = await record(remote);
    const { id } = tokens.at(-1);
    await chief('DELETE', RELEASE_ADMIN_PATHS.revokeToken(remote, id));
    await start(second);
    expect(await send(second)).toBe(401);
  });
});
