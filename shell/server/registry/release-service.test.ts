import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Registry, Release } from '@admissions/protocol/releases';
import { packRelease } from '@admissions/releases';
import { openTempFolder, startServer } from '@admissions/tools/testing-node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildRegistry, writeRelease } from '../testing/release.ts';
import { openRegistry, type RegistryService } from './registry.ts';
import { openReleaseService } from './release-service.ts';

const TOKEN = 'of-our-own-processes';

/** Releases as teams sent them. */
let store: string;
let api: Awaited<ReturnType<typeof startServer>>;
let published: Registry;
/** Changes with every start of the API. */
let epoch: number;
let reports: unknown[];
let answerChange: { status: number; data?: object; errors?: object };
let answerArchive: (release: Release) => NodeJS.ReadableStream | null;
let shells: RegistryService[];
let logged: string[];

const temp = openTempFolder();
beforeEach(async () => {
  store = join(temp.path, 'store');
  reports = [];
  logged = [];
  shells = [];
  epoch = 1;
  published = { sequence: 0, remotes: {} };
  answerArchive = ({ manifest: { name, version }, files }) =>
    packRelease(join(store, name, version), Object.keys(files));
  api = await startServer((request, response) => void answer(request, response));
});
afterEach(async () => {
  await Promise.all(shells.map((shell) => shell.close()));
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { url = '', headers } = request;
  if (headers['x-internal-token'] !== TOKEN) return response.writeHead(401).end();
  const { sequence, remotes } = published;
  if (url === '/api/internal/registry') {
    const etag = `"${epoch}.${sequence}"`;
    if (headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { etag }).end(JSON.stringify(published));
  }
  if (url.startsWith('/api/internal/channels/')) {
    reports.push([url, await json(request)]);
    const { status, ...body } = answerChange;
    return response.writeHead(status).end(JSON.stringify(body));
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
function publish(sequence: number, ...releases: Release[]) {
  published = { ...buildRegistry(...releases), sequence };
}
/** A shell with its own disk. */
async function openShell(directory = 'first') {
  // A shell of the previous test may still log.
  const lines = logged;
  const log = {
    info: () => {},
    warn: ({ reason }: { reason?: string }) => void lines.push(reason ?? ''),
    error: () => {},
  };
  const options = {
    apiUrl: api.url,
    internalToken: TOKEN,
    registryFile: join(temp.path, directory, 'registry.json'),
    releasesDir: join(temp.path, directory, 'releases'),
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
    publish(7, one, two);
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
    publish(7, await storeRelease(), await storeRelease({ name: 'mf_other' }));
    await poll();
    const reason = expect.stringMatching(/EEXIST|ENOTDIR/);
    const remotes = {
      mf_public: { version: '1.0.0' },
      mf_other: { refused: { version: '1.0.0', reason } },
    };
    await expect.poll(() => reports.at(-1)).toMatchObject({ sequence: 7, remotes });
  });
  test('follows the API even if its copy cannot be written', async () => {
    publish(7, await storeRelease());
    await mkdir(join(temp.path, 'first/registry.json/full'), { recursive: true });
    const { versions } = await openShell();
    expect(versions()).toEqual(['1.0.0']);
    expect(logged).toEqual([expect.stringContaining('EISDIR')]);
    expect(await readdir(join(temp.path, 'first'))).toEqual(['registry.json', 'releases']);
  });
  test('follows the registry of a restored database, even with an older or equal sequence', async () => {
    const one = await storeRelease();
    const { poll, versions } = await openShell();
    for (const [sequence, version] of [
      [9, '1.1.0'],
      [9, '1.2.0'],
      [5, '1.3.0'],
    ] as const) {
      publish(sequence, one, await storeRelease({ version }));
      epoch++;
      await poll();
      await expect.poll(versions).toEqual([version]);
    }
    await expect.poll(() => reports.at(-1)).toMatchObject({ sequence: 5 });
  });
  test('retains its releases when the service has lost everything', async () => {
    publish(7, await storeRelease());
    const { poll, versions } = await openShell();
    published = { sequence: 0, remotes: {} };
    await poll();
    expect(logged).toEqual(['it has no releases']);
    expect(versions()).toEqual(['1.0.0']);
  });
  test('fetches a damaged release again when a shell starts', async () => {
    publish(7, await storeRelease());
    const { releasesDir, registry } = await openShell();
    await registry.close();
    const file = join(releasesDir, 'mf_public/1.0.0/remoteEntry.js');
    await writeFile(file, 'damaged');
    const { versions } = await openShell();
    expect(versions()).toEqual(['1.0.0']);
    expect(await readFile(file, 'utf8')).not.toBe('damaged');
    expect(logged).toEqual([]);
  });
  test('rejects a file that differs from the registry and retains the previous release', async () => {
    const one = await storeRelease();
    publish(7, one);
    const { releasesDir, poll, versions } = await openShell();
    const two = await storeRelease({ version: '1.1.0' });
    await writeFile(join(store, 'mf_public/1.1.0/remoteEntry.js'), 'another');
    publish(8, one, two);
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
    publish(7, release);
    const { service, releasesDir } = await openShell();
    expect(await stat(join(releasesDir, 'mf_public/1.0.0')).catch(() => null)).toBeNull();
    answerArchive = packed;
    await service.report({ shell: 'one', sequence: 7, remotes: {} });
    await expect
      .poll(() => readdir(join(releasesDir, 'mf_public')).catch(() => []))
      .toEqual(['1.0.0']);
  });
  test('reports what it serves and polls when the response names another registry', async () => {
    const one = await storeRelease();
    publish(7, one);
    const { service, registry, versions } = await openShell();
    await expect
      .poll(() => reports.at(-1))
      .toMatchObject({ sequence: 7, remotes: { mf_public: { version: '1.0.0' } } });
    publish(8, one, await storeRelease({ version: '1.1.0' }));
    await service.report({ shell: 'one', sequence: 7, remotes: {} });
    await expect.poll(versions).toEqual(['1.1.0']);
    await registry.close();
    expect(reports.at(-1)).toMatch(/^\/api\/internal\/adoptions\/.+-\d+$/);
  });
  test('sends a change of a channel with its figures, polls, and throws the refusal', async () => {
    const figures = { views: 60, errors: 6, falls: 0 };
    const change = {
      action: 'end-canary' as const,
      version: '1.1.0',
      since: '2026-11-23T04:00:00.000Z',
      reason: '6 errors in 60 pages',
      figures: { release: figures, other: figures },
    };
    publish(7, await storeRelease());
    const { service, versions } = await openShell();
    const request = () => service.changeChannel({ ...change, remote: 'mf_public' });
    answerChange = { status: 422, errors: { version: ['There is no release 1.0.0'] } };
    await expect(request()).rejects.toThrow('There is no release 1.0.0');
    answerChange = { status: 503 };
    await expect(request()).rejects.toThrow('it answered 503');
    publish(8, await storeRelease({ version: '1.1.0' }));
    answerChange = { status: 200, data: { from: '1.1.0', to: '1.0.0', sequence: 8 } };
    expect(await request()).toMatchObject({ to: '1.0.0' });
    expect(reports).toContainEqual(['/api/internal/channels/mf_public', change]);
    await expect.poll(versions).toEqual(['1.1.0']);
  });
});
