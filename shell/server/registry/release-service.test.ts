import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Registry, Release } from '@admissions/protocol/releases';
import { packRelease } from '@admissions/releases';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildRegistry, writeRelease } from '../testing-release.ts';
import type { RegistryService } from './registry.ts';
import { openRegistry } from './registry.ts';
import { openReleaseService } from './release-service.ts';

const TOKEN = 'of-our-own-processes';

let folder: string;
/** Releases as teams sent them. */
let store: string;
let server: Server;
let apiUrl: string;
let published: Registry;
/** Changes with every start of the API. */
let epoch: number;
let reports: unknown[];
let requests: string[];
let answerArchive: (release: Release) => NodeJS.ReadableStream | null;
let shells: RegistryService[];
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
  shells = [];
  epoch = 1;
  published = { sequence: 0, remotes: {} };
  answerArchive = ({ manifest: { name, version }, files }) =>
    packRelease(join(store, name, version), Object.keys(files));
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await Promise.all(shells.map((shell) => shell.close()));
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { url = '', headers } = request;
  requests.push(`${request.method} ${url}`);
  if (headers['x-internal-token'] !== TOKEN) return response.writeHead(401).end();
  const { sequence, remotes } = published;
  if (url === '/api/internal/registry') {
    const etag = `"${epoch}.${sequence}"`;
    if (headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { etag }).end(JSON.stringify(published));
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
/** A release sent by a team, with its release.json. */
async function storeRelease(wishes: Parameters<typeof writeRelease>[1] = {}): Promise<Release> {
  const release = await writeRelease(store, wishes);
  const { name, version } = release.manifest;
  await writeFile(join(store, name, version, 'release.json'), JSON.stringify(release));
  return release;
}
/** A shell with its own disk. */
async function openShell(directory = 'first') {
  const options = {
    apiUrl,
    internalToken: TOKEN,
    registryFile: join(folder, directory, 'registry.json'),
    releasesDir: join(folder, directory, 'releases'),
    log: log as never,
  };
  await mkdir(options.releasesDir, { recursive: true });
  const service = openReleaseService({
    ...options,
    onRegistry: (parsed) => void registry.follow(parsed),
  });
  const registry = await openRegistry({
    ...options,
    contract: null,
    service,
    warmUp: async () => {},
    onSwitch: () => {},
  });
  shells.push(registry);
  await service.poll();
  await registry.start();
  return {
    ...options,
    service,
    registry,
    poll: service.poll,
    versions: () => listVersions(registry),
  };
}
const listVersions = (registry: RegistryService) =>
  registry.current().map(({ manifest: { version } }) => version);

describe('release service client', () => {
  test('fetches missing releases and adopts them, in each shell separately', async () => {
    const files = { 'page.js': 'export const text = 1;\n'.repeat(999) };
    const one = await storeRelease();
    const two = await storeRelease({ version: '1.1.0', files });
    published = { ...buildRegistry(one, two), sequence: 7 };
    for (const directory of ['first', 'second']) {
      const { releasesDir, versions } = await openShell(directory);
      expect(versions()).toEqual(['1.1.0']);
      // Older releases for open tabs are fetched afterwards.
      await expect.poll(() => readdir(join(releasesDir, 'mf_public'))).toEqual(['1.0.0', '1.1.0']);
      const found = await readdir(join(releasesDir, 'mf_public/1.1.0'));
      expect(found).toEqual(expect.arrayContaining(['release.json', 'page.js.br']));
    }
    expect(logged).toEqual([]);
  });
  test('refuses a release that cannot be stored, with the reason', async () => {
    const { releasesDir, poll } = await openShell();
    await writeFile(join(releasesDir, 'mf_other'), '');
    published = {
      ...buildRegistry(await storeRelease(), await storeRelease({ name: 'mf_other' })),
      sequence: 7,
    };
    await poll();
    const reason = expect.stringMatching(/EEXIST|ENOTDIR/);
    const remotes = {
      mf_public: { version: '1.0.0' },
      mf_other: { refused: { version: '1.0.0', reason } },
    };
    await expect.poll(() => reports.at(-1)).toMatchObject({ sequence: 7, remotes });
  });
  test('follows the API even if its copy cannot be written', async () => {
    published = { ...buildRegistry(await storeRelease()), sequence: 7 };
    await mkdir(join(folder, 'first/registry.json/full'), { recursive: true });
    const { versions } = await openShell();
    expect(versions()).toEqual(['1.0.0']);
    expect(logged).toEqual([expect.stringContaining('EISDIR')]);
  });
  test('follows the registry of a restored database, even with an older or equal sequence', async () => {
    const one = await storeRelease();
    const { poll, versions } = await openShell();
    for (const [sequence, version] of [
      [9, '1.1.0'],
      [9, '1.2.0'],
      [5, '1.3.0'],
    ] as const) {
      published = { ...buildRegistry(one, await storeRelease({ version })), sequence };
      epoch++;
      await poll();
      await expect.poll(versions).toEqual([version]);
    }
    await expect.poll(() => reports.at(-1)).toMatchObject({ sequence: 5 });
  });
  test('retains its releases when the service has lost everything', async () => {
    published = { ...buildRegistry(await storeRelease()), sequence: 7 };
    const { poll, versions } = await openShell();
    published = { sequence: 0, remotes: {} };
    await poll();
    expect(logged).toEqual(['it has no releases']);
    expect(versions()).toEqual(['1.0.0']);
  });
  test('rejects a file that differs from the registry and retains the previous release', async () => {
    const one = await storeRelease();
    published = { ...buildRegistry(one), sequence: 7 };
    const { releasesDir, poll, versions } = await openShell();
    const two = await storeRelease({ version: '1.1.0' });
    await writeFile(join(store, 'mf_public/1.1.0/remoteEntry.js'), 'another');
    published = { ...buildRegistry(one, two), sequence: 8 };
    await poll();
    expect(logged).toEqual(['mf_public 1.1.0: remoteEntry.js is not the file that was released']);
    expect(await readdir(join(releasesDir, 'mf_public'))).toEqual(['1.0.0']);
    expect(versions()).toEqual(['1.0.0']);
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
    published = { ...buildRegistry(release), sequence: 7 };
    const { service, releasesDir } = await openShell();
    expect(await stat(join(releasesDir, 'mf_public/1.0.0')).catch(() => null)).toBeNull();
    answerArchive = packed;
    await service.report({ shell: 'one', at: '', sequence: 7, remotes: {} });
    await expect
      .poll(() => readdir(join(releasesDir, 'mf_public')).catch(() => []))
      .toEqual(['1.0.0']);
  });
  test('reports what it serves and polls when the response names another registry', async () => {
    const one = await storeRelease();
    published = { ...buildRegistry(one), sequence: 7 };
    const { service, registry, versions } = await openShell();
    await expect
      .poll(() => reports.at(-1))
      .toMatchObject({ sequence: 7, remotes: { mf_public: { version: '1.0.0' } } });
    published = { ...buildRegistry(one, await storeRelease({ version: '1.1.0' })), sequence: 8 };
    await service.report({ shell: 'one', at: '', sequence: 7, remotes: {} });
    await expect.poll(versions).toEqual(['1.1.0']);
    await registry.close();
    expect(reports.at(-1)).toMatch(/^\/api\/internal\/adoptions\/.+-\d+$/);
  });
});
