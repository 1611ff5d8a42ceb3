import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@admissions/protocol/releases';
import { readRegistry, switchBack, switchTo } from '@admissions/tools/registry-file';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeRelease } from '../testing-release.ts';
import { mirrorOrigins } from './origin-mirror.ts';

let folder: string;
let team: Server;
let published: { release: unknown; name: string; version: string };
let warnings: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mirror-'));
  warnings = [];
  team = createServer(async (request, response) => {
    if (request.url === '/release.json') return response.end(JSON.stringify(published.release));
    const bytes = await readFile(
      join(folder, 'team', published.name, published.version, request.url ?? ''),
    ).catch(() => null);
    return bytes ? response.end(bytes) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => team.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  team.closeAllConnections();
  await new Promise((resolve) => team.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function publish(
  options: Parameters<typeof writeRelease>[1],
  change: (release: Release) => unknown = (release) => release,
) {
  const release = await writeRelease(join(folder, 'team'), options);
  published = {
    release: change(release),
    name: release.manifest.name,
    version: release.manifest.version,
  };
}
/** Looks at the team's address once. */
async function look(name = 'mf_public') {
  const mirror = await mirrorOrigins({
    remoteOrigins: { [name]: `http://127.0.0.1:${(team.address() as AddressInfo).port}` },
    releasesDir: join(folder, 'releases'),
    registryFile: join(folder, 'registry.json'),
    contract: null,
    log: {
      info: () => {},
      error: () => {},
      warn: ({ reason }: { reason: string }) => void warnings.push(reason),
    } as never,
    onSwitch: async () => {},
  });
  mirror.stop();
}
const inForce = async (name = 'mf_public') =>
  (await readRegistry(join(folder, 'registry.json'))).remotes[name]?.current;

describe('a release at a team’s own address', () => {
  test('is fetched, checked, kept and put in force', async () => {
    await publish({});
    await look();
    expect(await inForce()).toBe('1.0.0');
    expect(
      await readFile(join(folder, 'releases/mf_public/1.0.0/remoteEntry.js'), 'utf8'),
    ).toContain('1.0.0');
    await publish({ version: '1.1.0' });
    await look();
    expect(await inForce()).toBe('1.1.0');
    expect(
      await readFile(join(folder, 'releases/mf_public/1.0.0/remoteEntry.js'), 'utf8'),
    ).toContain('1.0.0');
  });
  test('with a changed byte is refused, by version and file, and nothing of it stays', async () => {
    await publish({});
    await look();
    await publish({ version: '1.1.0' });
    await writeFile(join(folder, 'team/mf_public/1.1.0/remoteEntry.js'), 'changed');
    await look();
    expect(await inForce()).toBe('1.0.0');
    expect(warnings).toEqual([
      '1.1.0 is refused: remoteEntry.js is not the file that was released',
    ]);
    await expect(readFile(join(folder, 'releases/mf_public/1.1.0/release.json'))).rejects.toThrow();
  });
  test('that has the version of another one is refused', async () => {
    await publish({});
    await look();
    await publish({ files: { 'remoteEntry.js': 'other' } });
    await look();
    expect(warnings.join()).toContain('a release never changes');
  });
  test.each([
    ['is no release', () => ({ hello: 1 }), /release\.json is not one/],
    [
      'names files outside its folder',
      (release: Release) => ({
        ...release,
        files: { ...release.files, '../../evil.js': Object.values(release.files)[0] },
      }),
      /release\.json is not one/,
    ],
    [
      'speaks another contract',
      (release: Release) => ({ ...release, manifest: { ...release.manifest, contract: '2' } }),
      /release\.json is not one/,
    ],
  ])('that %s is refused', async (_, change, reason) => {
    await publish({}, change);
    await look();
    expect(await inForce()).toBeUndefined();
    expect(warnings.join()).toMatch(reason);
  });
  test('of another remote than was agreed is refused, and so is a claim that is taken', async () => {
    await publish({ name: 'mf_other', claims: [{ path: '/' }] });
    await look();
    expect(warnings.join()).toContain('is that of mf_other');
    await publish({});
    await look();
    await publish({ name: 'mf_other', claims: [{ path: '/' }] });
    await look('mf_other');
    expect(await inForce('mf_other')).toBeUndefined();
    expect(warnings.join()).toContain('1.0.0 is refused: / is claimed by mf_public already');
  });
  test('that was rolled back stays away, over a restart too, until its team publishes a newer one', async () => {
    await publish({});
    await look();
    await publish({ version: '1.1.0' });
    await look();
    const registryFile = join(folder, 'registry.json');
    await switchBack(registryFile, 'mf_public', { reason: 'wrong dates', by: 'ann@desk' });
    await look();
    await look();
    expect(await inForce()).toBe('1.0.0');
    expect(warnings[0]).toContain(
      '1.1.0 is not taken: ann@desk rolled mf_public back to 1.0.0 (wrong dates)',
    );
    await publish({ version: '1.0.5' });
    await look();
    expect(await inForce()).toBe('1.0.0');
    await publish({ version: '1.1.1' });
    await look();
    expect(await inForce()).toBe('1.1.1');
  });
  test('is taken after a roll-back when a release command has put another one in force', async () => {
    await publish({});
    await look();
    const own = await writeRelease(join(folder, 'releases'), { version: '1.0.1' });
    const registryFile = join(folder, 'registry.json');
    await switchTo(registryFile, own, { reason: 'x' });
    await switchBack(registryFile, 'mf_public', { reason: 'x' });
    await switchTo(registryFile, own, { reason: 'x' });
    await look();
    expect(await inForce()).toBe('1.0.0');
  });
});
