import { generateKeyPairSync, sign } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Registry, Release } from '@admissions/protocol/releases';
import { packRelease } from '@admissions/tools/release-archive';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildRegistry, writeRelease } from '../testing-release.ts';
import type { RegistryService } from './registry.ts';
import { openRegistry } from './registry.ts';
import type { ReleaseService } from './release-service.ts';
import { openReleaseService } from './release-service.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const { x = '' } = publicKey.export({ format: 'jwk' });
const KEY = Buffer.from(x, 'base64url').toString('base64');
const TOKEN = 'of-our-own-processes';

let folder: string;
/** Releases as teams sent them. */
let store: string;
let server: Server;
let apiUrl: string;
let text: string;
let signature: string;
let reports: unknown[];
let requests: string[];
let answerArchive: (release: Release) => NodeJS.ReadableStream | null;
let registry: RegistryService | null;
const logged: string[] = [];
const log = {
  info: () => {},
  warn: ({ reason }: { reason?: string }) => void logged.push(reason ?? ''),
  error: () => {},
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'follow-'));
  store = join(folder, 'store');
  reports = [];
  requests = [];
  logged.length = 0;
  registry = null;
  answerArchive = ({ manifest: { name, version }, files }) =>
    packRelease(join(store, name, version), Object.keys(files));
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await registry?.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { url = '', headers } = request;
  requests.push(`${request.method} ${url}`);
  if (headers['x-internal-token'] !== TOKEN) return response.writeHead(401).end();
  const { sequence, remotes }: Registry = JSON.parse(text);
  if (url === '/api/internal/registry') {
    if (headers['if-none-match'] === `"${sequence}"`) return response.writeHead(304).end();
    return response.writeHead(200, { 'x-registry-signature': signature }).end(text);
  }
  if (url.startsWith('/api/internal/adoptions')) {
    reports.push(request.method === 'POST' ? await json(request) : url);
    return response.end(JSON.stringify({ errorCode: 1, data: { sequence } }));
  }
  const [name = '', version = ''] = url.split('/').slice(-2);
  const release = remotes[name]?.releases[version];
  const archive = release ? answerArchive(release) : null;
  if (!archive) return response.writeHead(404).end();
  return archive.pipe(response);
}
/** Sets the registry that the service returns. */
function publish(given: Registry, key = privateKey) {
  text = JSON.stringify(given);
  signature = sign(null, Buffer.from(text), key).toString('base64');
}
/** A release sent by a team, with its release.json. */
async function storeRelease(wishes: Parameters<typeof writeRelease>[1] = {}): Promise<Release> {
  const release = await writeRelease(store, wishes);
  const { name, version } = release.manifest;
  await writeFile(join(store, name, version, 'release.json'), JSON.stringify(release));
  return release;
}
/** A shell with its own disk. */
function openShell(
  directory: string,
  registryKey: { text: string } | { file: string } = { text: KEY },
) {
  const registryFile = join(folder, directory, 'registry.json');
  const releasesDir = join(folder, directory, 'releases');
  const options = { apiUrl, internalToken: TOKEN, registryFile, releasesDir, registryKey };
  const service = openReleaseService({ ...options, log: log as never, onCopy: () => {} });
  return { service, registryFile, releasesDir };
}
const read = (file: string) => readFile(file, 'utf8').catch(() => null);
const serve = (file: string, releasesDir: string, service: ReleaseService | null = null) =>
  openRegistry({
    file,
    releasesDir,
    contract: null,
    service,
    log: log as never,
    warmUp: async () => {},
    onSwitch: () => {},
  });

describe('release service client', () => {
  test('fetches missing releases and copies the registry, in each shell separately', async () => {
    const files = { 'page.js': 'export const text = 1;\n'.repeat(999) };
    const one = await storeRelease();
    const two = await storeRelease({ version: '1.1.0', files });
    publish({ ...buildRegistry(one, two), sequence: 7 });
    for (const directory of ['first', 'second']) {
      const { service, registryFile, releasesDir } = openShell(directory);
      await service.poll();
      expect(await read(registryFile)).toBe(text);
      registry = await serve(registryFile, releasesDir);
      expect(registry.current().map(({ manifest }) => manifest.version)).toEqual(['1.1.0']);
      await registry.close();
      // Older releases for open tabs are fetched afterwards.
      await expect.poll(() => readdir(join(releasesDir, 'mf_public'))).toEqual(['1.0.0', '1.1.0']);
      const found = await readdir(join(releasesDir, 'mf_public/1.1.0'));
      expect(found).toEqual(expect.arrayContaining(['release.json', 'page.js.br']));
    }
    expect(logged).toEqual([]);
  });
  test('fetches a canary before it accepts the registry, serves it and reports it', async () => {
    const [one, two] = [await storeRelease(), await storeRelease({ version: '1.1.0' })];
    const entry = { current: '1.0.0', previous: [], releases: { '1.0.0': one, '1.1.0': two } };
    const at = '2026-11-23T04:00:00.000Z';
    const canary = { version: '1.1.0', percent: 10, at, by: 'CI', reason: 'try' };
    const { service, registryFile, releasesDir } = openShell('first');
    const inTime: string[] = [];
    answerArchive = (release) => {
      if (!existsSync(registryFile)) inTime.push(release.manifest.version);
      const { name, version } = release.manifest;
      return packRelease(join(store, name, version), Object.keys(release.files));
    };
    publish({ remotes: { mf_public: { ...entry, canary } }, sequence: 7 });
    await service.poll();
    expect(inTime.toSorted()).toEqual(['1.0.0', '1.1.0']);
    registry = await serve(registryFile, releasesDir, service);
    expect(registry.canaries()).toMatchObject([
      { release: { manifest: { version: '1.1.0' } }, percent: 10, at },
    ]);
    await expect
      .poll(() => reports.at(-1))
      .toMatchObject({
        sequence: 7,
        remotes: { mf_public: { version: '1.0.0', canary: { version: '1.1.0' } } },
      });
  });
  test('refuses a release that cannot be stored, with the reason', async () => {
    const { service, registryFile, releasesDir } = openShell('first');
    await mkdir(releasesDir, { recursive: true });
    await writeFile(join(releasesDir, 'mf_other'), '');
    publish({
      ...buildRegistry(await storeRelease(), await storeRelease({ name: 'mf_other' })),
      sequence: 7,
    });
    await service.poll();
    registry = await serve(registryFile, releasesDir, service);
    const reason = expect.stringMatching(/EEXIST|ENOTDIR/);
    const remotes = {
      mf_public: { version: '1.0.0' },
      mf_other: { refused: { version: '1.0.0', reason } },
    };
    await expect.poll(() => reports.at(-1)).toMatchObject({ sequence: 7, remotes });
  });
  test('refuses releases of a registry that cannot be stored until there is disk space', async () => {
    const [one, other] = [await storeRelease(), await storeRelease({ name: 'mf_other' })];
    publish({ ...buildRegistry(one, other), sequence: 7 });
    const { service, registryFile } = openShell('first');
    await service.poll();
    const copy = join(folder, 'first/registry.signed.json');
    const full = () => mkdir(`${copy}/full`, { recursive: true });
    await rename(copy, `${copy}.aside`);
    await full();
    publish({
      ...buildRegistry(one, other, await storeRelease({ version: '1.1.0' })),
      sequence: 8,
    });
    await service.poll();
    const served = { mf_public: { version: '1.0.0' }, mf_other: { version: '1.0.0' } };
    const report = (sequence: number) =>
      service.report({ shell: 'one', at: '', sequence, remotes: served });
    await report(7);
    const refused = { version: '1.1.0', reason: expect.stringContaining('EISDIR') };
    const remotes = { ...served, mf_public: { version: '1.0.0', refused } };
    expect(reports).toEqual([{ shell: 'one', sequence: 8, remotes }]);
    await rm(copy, { recursive: true });
    await service.poll();
    expect(await read(registryFile)).toBe(text);
    await report(8);
    expect(reports.at(-1)).toEqual({ shell: 'one', sequence: 8, remotes: served });
  });
  test('starts from the copy while the service is unreachable', async () => {
    publish({ ...buildRegistry(await storeRelease()), sequence: 7 });
    await openShell('first').service.poll();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const { service, registryFile, releasesDir } = openShell('first');
    await service.poll();
    expect(logged).toHaveLength(1);
    registry = await serve(registryFile, releasesDir, service);
    expect(registry.current().map(({ manifest }) => manifest.version)).toEqual(['1.0.0']);
  });
  test('rejects a registry that is not signed with the installation key', async () => {
    publish({ ...buildRegistry(await storeRelease()), sequence: 7 });
    const { service, registryFile } = openShell('first');
    await service.poll();
    const before = text;
    const next = { ...buildRegistry(await storeRelease({ version: '1.1.0' })), sequence: 8 };
    for (const spoil of [
      () => publish(next, generateKeyPairSync('ed25519').privateKey),
      () => {
        publish(next);
        text = text.replace('"owner":"tests"', '"owner":"Tests"');
      },
      () => {
        publish(next);
        signature = '';
      },
    ]) {
      spoil();
      await service.poll();
      expect(await read(registryFile)).toBe(before);
    }
    expect(logged).toEqual(['the registry is not signed with the key of this installation']);
    publish(next);
    await service.poll();
    expect(await read(registryFile)).toBe(text);
  });
  test('never accepts an older registry, even after a restart', async () => {
    const release = await storeRelease();
    publish({ ...buildRegistry(release), sequence: 7 });
    await openShell('first').service.poll();
    const newest = text;
    publish({ ...buildRegistry(release), sequence: 6 });
    const { service, registryFile } = openShell('first');
    await service.poll();
    expect(logged).toEqual(['rejected registry 6, because it is older than 7']);
    expect(await read(registryFile)).toBe(newest);
  });
  test('retains its releases when the service has lost everything', async () => {
    const { service, registryFile, releasesDir } = openShell('first');
    await writeRelease(releasesDir);
    await writeFile(registryFile, 'from before the service');
    publish({ sequence: 0, remotes: {} });
    await service.poll();
    expect(logged).toEqual(['it has no releases']);
    expect(await read(registryFile)).toBe('from before the service');
  });
  test('restores registry.json when it was changed', async () => {
    publish({ ...buildRegistry(await storeRelease()), sequence: 7 });
    const { service, registryFile } = openShell('first');
    await service.poll();
    await writeFile(registryFile, '{"remotes":{}}');
    await service.poll();
    expect(await read(registryFile)).toBe(text);
  });
  test('rejects a file that differs from the registry and retains the previous release', async () => {
    const one = await storeRelease();
    publish({ ...buildRegistry(one), sequence: 7 });
    const { service, registryFile, releasesDir } = openShell('first');
    await service.poll();
    const two = await storeRelease({ version: '1.1.0' });
    await writeFile(join(store, 'mf_public/1.1.0/remoteEntry.js'), 'another');
    publish({ ...buildRegistry(one, two), sequence: 8 });
    await service.poll();
    expect(logged).toEqual(['mf_public 1.1.0: remoteEntry.js is not the file that was released']);
    expect(await readdir(join(releasesDir, 'mf_public'))).toEqual(['1.0.0']);
    registry = await serve(registryFile, releasesDir, service);
    await expect
      .poll(() => reports.at(-1))
      .toMatchObject({
        sequence: 8,
        remotes: { mf_public: { version: '1.0.0', refused: { version: '1.1.0' } } },
      });
  });
  test('retries failed fetches after a heartbeat', async () => {
    const release = await storeRelease();
    const packed = answerArchive;
    answerArchive = () => null;
    publish({ ...buildRegistry(release), sequence: 7 });
    const { service, releasesDir } = openShell('first');
    await service.poll();
    expect(await stat(join(releasesDir, 'mf_public/1.0.0')).catch(() => null)).toBeNull();
    answerArchive = packed;
    await service.report({ shell: 'one', at: '', sequence: 7, remotes: {} });
    await expect
      .poll(() => readdir(join(releasesDir, 'mf_public')).catch(() => []))
      .toEqual(['1.0.0']);
  });
  test('reports what it serves and polls when the response names a newer registry', async () => {
    const one = await storeRelease();
    publish({ ...buildRegistry(one), sequence: 7 });
    const { service, registryFile, releasesDir } = openShell('first');
    await service.poll();
    registry = await serve(registryFile, releasesDir, service);
    await expect
      .poll(() => reports.at(-1))
      .toMatchObject({ sequence: 7, remotes: { mf_public: { version: '1.0.0' } } });
    publish({ ...buildRegistry(one, await storeRelease({ version: '1.1.0' })), sequence: 8 });
    await service.report({ shell: 'one', at: '', sequence: 7, remotes: {} });
    await expect.poll(() => read(registryFile)).toBe(text);
    await registry.close();
    registry = null;
    expect(reports.at(-1)).toMatch(/^\/api\/internal\/adoptions\/.+-\d+$/);
  });
  test('reports no sequence for a registry that did not come from the service', async () => {
    const { service } = openShell('first');
    publish({ sequence: 3, remotes: {} });
    await service.report({ shell: 'one', at: '', sequence: 500, remotes: {} });
    expect(reports).toEqual([{ shell: 'one', sequence: 0, remotes: {} }]);
  });
  test('reads the installation key from its file and reports when it is missing', async () => {
    publish({ ...buildRegistry(await storeRelease()), sequence: 7 });
    const file = join(folder, 'registry-key.pub');
    const { service, registryFile } = openShell('first', { file });
    await service.poll();
    expect(logged).toEqual([
      `the key of this installation is missing: ${file}, or REGISTRY_PUBLIC_KEY`,
    ]);
    await writeFile(file, `${KEY}\n`);
    await service.poll();
    expect(await read(registryFile)).toBe(text);
  });
});
