import { describe, expect, it } from 'vitest';
import { releaseTest } from '../../tests/testing/release-test.ts';
import { pruneReleases } from './prune-releases.ts';
import { readServiceRegistry } from './read-releases.ts';

const DAY_MS = 24 * 3_600_000;
const { test, team, record, listFolder } = releaseTest();

describe('releases that are no longer served', () => {
  it('are deleted with archives after two weeks, except the active one and its predecessor', async () => {
    const { remote, send } = await team('1.0.0', '1.1.0', '1.2.0', '1.3.0');
    await send({ version: '1.4.0' }, { query: '?channel=none' });
    const versions = async () =>
      (await record(remote)).releases.map((each: { version: string }) => each.version);
    const { sequence } = await readServiceRegistry(test.deps.db.orm);

    await pruneReleases(test.deps, Date.now() + 13 * DAY_MS);
    expect(await versions()).toHaveLength(5);
    expect((await readServiceRegistry(test.deps.db.orm)).sequence).toBe(sequence);

    await pruneReleases(test.deps, Date.now() + 15 * DAY_MS);
    expect((await versions()).toSorted()).toEqual(['1.2.0', '1.3.0']);
    const registry = await readServiceRegistry(test.deps.db.orm);
    expect(registry.remotes[remote]).toMatchObject({ current: '1.3.0', previous: ['1.2.0'] });
    expect(registry.sequence).toBe(sequence + 1);
    const archives = listFolder('release-archives').filter((file) => file.startsWith(remote));
    expect(archives.map((file) => file.slice(remote.length + 1, -24)).toSorted()).toEqual([
      '1.2.0',
      '1.3.0',
    ]);
  });
  it('stay for two weeks after their replacement, however old they are', async () => {
    const { remote, send } = await team('1.0.0', '1.1.0');
    const long = new Date(Date.now() - 20 * DAY_MS).toISOString();
    await test.sql('update remote_release set sent_at = $1 where remote = $2', [long, remote]);
    await send({ version: '1.2.0' });
    await send({ version: '1.3.0' });
    await pruneReleases(test.deps);
    expect((await record(remote)).releases).toHaveLength(4);
  });
});
