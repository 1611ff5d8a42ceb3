import { RELEASE_SERVICE_PATHS } from '@admissions/protocol/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseTest } from '../../tests/testing/release-test.ts';
import { startS3 } from '../../tests/testing/s3-server.ts';
import { openMediaStore, openReleaseStore } from '../media/media-store.ts';
import { sweepMedia } from '../media/sweep-media.ts';
import { pruneReleases } from './prune-releases.ts';

const DAY_MS = 24 * 3_600_000;
let server: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server.close());
const { test, team, listFolder } = releaseTest(() => ({ s3: server.settings }));

describe('release archives in a bucket', () => {
  it('are stored beside media, served to shells and pruned only with their releases', async () => {
    const { config, db } = test.deps;
    const { remote, send } = await team();
    for (const version of ['1.0.0', '1.1.0', '1.2.0'])
      expect((await send({ version })).status).toBe(200);
    const list = async () => {
      const names: string[] = [];
      for await (const { name } of openReleaseStore(config).list()) names.push(name);
      return names.map((name) => name.slice(0, -'-0123456789abcdef.tar.gz'.length)).toSorted();
    };
    const named = (...versions: string[]) => versions.map((version) => `${remote}-${version}`);
    expect(await list()).toEqual(named('1.0.0', '1.1.0', '1.2.0'));
    expect(listFolder('release-archives')).toEqual([]);
    const fetched = await test.app.inject({
      url: RELEASE_SERVICE_PATHS.archive(remote, '1.0.0'),
      headers: { 'x-internal-token': config.internalToken },
    });
    expect([fetched.statusCode, fetched.rawPayload.subarray(0, 2).toString('hex')]).toEqual([
      200,
      '1f8b',
    ]);

    const later = Date.now() + 15 * DAY_MS;
    await sweepMedia({ db, config, store: openMediaStore(config) }, new Date(later));
    expect(await list()).toHaveLength(3);
    await pruneReleases(test.deps, later);
    expect(await list()).toEqual(named('1.1.0', '1.2.0'));
  });
});
