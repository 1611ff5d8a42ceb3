import { RELEASE_ADMIN_PATHS, RELEASE_PATHS } from '@admissions/protocol/releases';
import { describe, expect, it } from 'vitest';
import { createToken } from '../../platform/crypto/tokens.ts';
import { releaseTest } from '../../tests/testing/release-test.ts';
import { sampleRelease } from '../../tests/testing/sample-release.ts';
import { prepareReleases } from './deploy-tokens.ts';

const REMOTE = 'mf_seeded';
const { test, chief, record } = releaseTest();

const start = (token: string) => {
  test.deps.config.releaseTokens = new Map([[REMOTE, token]]);
  return prepareReleases(test.deps);
};
async function send(token: string): Promise<number> {
  const { archive } = await sampleRelease({ name: REMOTE, paths: ['/seeded'] });
  const answer = await test.app.inject({
    method: 'POST',
    url: RELEASE_PATHS.send(REMOTE),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/gzip' },
    payload: archive,
  });
  return answer.statusCode;
}

describe('a deploy token from the settings', () => {
  const [first, second] = [createToken('deploy'), createToken('deploy')];
  it('sends the first release, which makes its team the owner of the paths', async () => {
    await start(first);
    expect(await send(first)).toBe(200);
    const { owner, tokens } = await record(REMOTE);
    expect(owner).toMatchObject({ team: expect.any(String), prefixes: ['/seeded'] });
    expect(tokens).toMatchObject([{ name: 'RELEASE_TOKENS', revokedAt: null }]);
  });
  it('is replaced by the next one', async () => {
    await start(second);
    expect([await send(first), await send(second)]).toEqual([401, 200]);
  });
  it('stays revoked after a restart', async () => {
    const { tokens } = await record(REMOTE);
    const { id } = tokens.at(-1);
    await chief('DELETE', RELEASE_ADMIN_PATHS.revokeToken(REMOTE, id));
    await start(second);
    expect(await send(second)).toBe(401);
  });
});
