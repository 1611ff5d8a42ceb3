import { createPublicKey } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Registry } from '@admissions/protocol/releases';
import { REGISTRY_KEY_FILE } from '@admissions/protocol/releases';
import { unpackRelease } from '@admissions/tools/release-archive';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRelease } from '../../tests/testing/sample-release.ts';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';
import { openReleases } from './open-releases.ts';
import { readOwnersRecord, readServiceRegistry } from './read-releases.ts';
import { openReleaseStore } from './release-store.ts';

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  test = await openTestApp({
    releaseImport: {
      registryFile: path.join(folder, 'registry.json'),
      releasesDir: path.join(folder, 'releases'),
    },
  });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = () => readServiceRegistry(test.deps.db.orm);
/** Releases beside a shell, the first of the versions in force. */
async function place(name: string, versions: readonly [string, ...string[]]) {
  const entry: Registry['remotes'][string] = {
    current: versions[0],
    previous: versions.slice(1),
    releases: {},
  };
  for (const version of versions) {
    const { archive, release } = await sampleRelease({ name, version, paths: [`/${name}`] });
    const target = path.join(folder, 'releases', name, version);
    mkdirSync(target, { recursive: true });
    await unpackRelease(Readable.from([archive]), target);
    // As the command leaves them: copies for browsers, and what it was built of.
    for (const more of ['remoteEntry.js.br', '.built-from'])
      writeFileSync(path.join(target, more), '');
    entry.releases[version] = release;
  }
  return entry;
}
const write = (registry: Registry) =>
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(registry));

describe('the releases of a registry.json', () => {
  it('are taken in with their owners and files, once', async () => {
    const pin = {
      version: '1.1.0',
      upTo: '1.2.0',
      at: '2026-11-23T04:00:00.000Z',
      by: 'chief',
      reason: 'dates',
    };
    const entry = { ...(await place('mf_one', ['1.1.0', '1.0.0'])), pin };
    write({ sequence: 41, remotes: { mf_one: entry } });
    const owners = {
      remotes: { mf_one: { team: 'Sample team', prefixes: ['/mf_one', '/also'] } },
    };
    writeFileSync(path.join(folder, 'owners.json'), JSON.stringify(owners));
    await openReleases(test.deps);

    const registry = await read();
    expect(registry.remotes).toEqual({ mf_one: entry });
    expect(registry.sequence).toBe(42);
    expect(await readOwnersRecord(test.deps.db.orm)).toEqual(owners);
    const archives: string[] = [];
    for await (const { name } of openReleaseStore(test.deps.config).list()) archives.push(name);
    expect(archives).toHaveLength(2);

    await openReleases(test.deps);
    expect(await read()).toEqual(registry);
  });
  it('of a remote that is new there are taken in beside what the records have', async () => {
    const { remotes } = await read();
    const changed = await place('mf_one', ['9.0.0']);
    const entry = await place('mf_two', ['1.0.0']);
    write({ sequence: 50, remotes: { mf_one: changed, mf_two: entry } });
    await openReleases(test.deps);
    expect((await read()).remotes).toEqual({ ...remotes, mf_two: entry });
    expect((await readOwnersRecord(test.deps.db.orm)).remotes.mf_two).toEqual({
      team: 'Sample team',
      prefixes: ['/mf_two'],
    });
  });
  it('are taken in with what a share of the visitors gets, and what the newest is tried against', async () => {
    const entry = {
      ...(await place('mf_three', ['1.1.0', '1.0.0', '1.2.0'])),
      canary: {
        version: '1.2.0',
        percent: 10,
        at: '2026-11-23T04:00:00.000Z',
        by: 'ann@desk',
        reason: 'new search',
        promoteAfter: 30,
      },
      trial: { against: '1.0.0', since: '2026-11-23T03:00:00.000Z' },
    };
    write({ sequence: 60, remotes: { mf_three: entry } });
    await openReleases(test.deps);
    expect((await read()).remotes.mf_three).toEqual(entry);
  });
  it('are left where they are when what is in force is not whole; what was before may be gone', async () => {
    const whole = await place('mf_whole', ['1.1.0', '1.0.0']);
    const broken = await place('mf_broken', ['1.1.0', '1.0.0']);
    writeFileSync(path.join(folder, 'releases/mf_whole/1.0.0/remoteEntry.js'), 'another');
    writeFileSync(path.join(folder, 'releases/mf_broken/1.1.0/remoteEntry.js'), 'another');
    write({ remotes: { mf_whole: whole, mf_broken: broken } });
    await openReleases(test.deps);
    const { remotes } = await read();
    expect(remotes.mf_broken).toBeUndefined();
    expect(remotes.mf_whole).toMatchObject({ current: '1.1.0', previous: [] });
    expect(Object.keys(remotes.mf_whole?.releases ?? {})).toEqual(['1.1.0']);
  });
  it('stop nothing when the file is none', async () => {
    const before = await read();
    writeFileSync(path.join(folder, 'registry.json'), '{');
    await openReleases(test.deps);
    expect(await read()).toEqual(before);
  });
});

describe('the public key of the installation', () => {
  it('lies in the data folder, for the shells', async () => {
    await openReleases(test.deps);
    const file = path.join(test.deps.config.dataDir, REGISTRY_KEY_FILE);
    const x = Buffer.from(readFileSync(file, 'utf8'), 'base64').toString('base64url');
    expect(
      createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }).asymmetricKeyType,
    ).toBe('ed25519');
  });
});
