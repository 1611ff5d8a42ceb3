import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Boot, Canary, Registry, Release } from '@admissions/protocol/releases';
import { signOverride } from '@admissions/releases';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectHashes, importMapText } from '../../src/browser/import-map.ts';
import * as entryServer from '../../src/entry-server.tsx';
import { buildApp } from '../app.ts';
import { readConfig } from '../base/config.ts';
import { hashSha384 } from '../base/hashes.ts';
import { hashText } from '../cache/inline-hashes.ts';
import { buildRegistry, writeRelease } from '../testing/release.ts';
import { writeClient } from '../testing/shell.ts';

// The whole server with releases on disk, without browser build and renderer processes.
const CANARY: Canary = {
  version: '1.1.0',
  percent: 50,
  at: '2026-11-23T08:00:00.000Z',
  by: 'ann',
  reason: 'tests',
};
let folder: string;
let app: FastifyInstance;
let api: Server;
let own = -1;
let other = -1;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'canary-pages-'));
  const clientDir = await writeClient(folder);
  let registry: Registry = { remotes: {} };
  /** An API that only releases. */
  api = createServer(({ url }, response) => {
    if (url === '/api/internal/registry') response.end(JSON.stringify(registry));
    else if (url === '/api/internal/adoptions')
      response.end(JSON.stringify({ data: { sequence: registry.sequence } }));
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const settings = {
    DATA_DIR: join(folder, 'data'),
    SERVER_CACHE_DIR: join(folder, 'cache'),
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    INTERNAL_TOKEN: 'our own',
    RELEASE_OVERRIDE: 'on',
  };
  const config = { ...readConfig(settings, folder), logLevel: 'silent' };
  async function build(version: string, name = 'mf_public', path = '/') {
    const release = await writeRelease(config.releasesDir, {
      name,
      version,
      claims: [{ path, query: {} }],
      files: {
        'server/remote.js': `export const contract = '2';
export const routes = [{ id: '${name}/page', ${path === '/' ? 'index: true' : `path: '${path.slice(1)}'`}, Component: () => 'written by ${version}' }];`,
      },
    });
    // Complete, so that the shell does not fetch it.
    const file = join(config.releasesDir, name, version, 'release.json');
    await writeFile(file, JSON.stringify(release));
    return release;
  }
  const versions = ['1.0.0', '1.1.0', '1.2.0-pr1'];
  const releases = Object.fromEntries(
    await Promise.all(versions.map(async (version) => [version, await build(version)] as const)),
  );
  const second = await build('2.0.0', 'mf_other', '/other');
  const publicEntry = { current: '1.0.0', previous: [], releases, canary: CANARY };
  registry = { sequence: 1, remotes: { ...buildRegistry(second).remotes, mf_public: publicEntry } };
  app = await buildApp({
    config,
    clientDir,
    rendererProgram: null,
    entry: async () => entryServer,
  });
  for (let bucket = 0; bucket < 100 && (own < 0 || other < 0); bucket++) {
    if ((await loadAnnouncedVersion(`bucket=${bucket}`)) === '1.1.0') own = bucket;
    else other = bucket;
  }
}, 120_000);
afterAll(async () => {
  await app.close();
  api.close();
  await rm(folder, { recursive: true, force: true });
});

async function loadAnnouncedVersion(cookie: string): Promise<string> {
  const answer = await app.inject({ url: '/shell/releases', headers: { cookie } });
  return answer.json().remotes.mf_public;
}
async function readPage(cookie = '', url = '/') {
  const { body, headers } = await app.inject({ url, headers: { cookie } });
  const text = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1];
  const boot: Boot = JSON.parse(text ?? '{}');
  return {
    text: /written by ([\w.-]+?)[<&]/.exec(body)?.[1],
    inDocument: boot.registry,
    announced: (await readReleases(body)).map(({ manifest }) => manifest.version),
    files: [
      ...new Set([...body.matchAll(/\/remotes\/mf_public\/([^/"]+)\//g)].map(([, of]) => of)),
    ],
    site: boot.site,
    cookie: headers['set-cookie'],
    cache: headers['cache-control'],
  };
}
async function readReleases(body: string): Promise<Release[]> {
  const links = body.matchAll(/<link rel="release" href="([^"]+)" integrity="([^"]+)">/g);
  return Promise.all(
    [...links].map(async ([, url = '', integrity]) => {
      const answer = await app.inject(url);
      expect(hashSha384(answer.body)).toBe(integrity);
      return answer.json();
    }),
  );
}
const of = (version: string) => ({
  text: version,
  inDocument: [],
  announced: ['2.0.0', version],
  files: [version],
});

test('script hashes of a page are in its import map, which the policy names', async () => {
  const { body, headers } = await app.inject('/');
  const boot = /id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
  const releases = await readReleases(body);
  const text = importMapText(collectHashes(JSON.parse(boot).integrity, releases));
  expect(Object.keys(JSON.parse(text).integrity)).toEqual([
    '/assets/entry.js',
    '/remotes/mf_other/2.0.0/remoteEntry.js',
    expect.stringMatching(/^\/remotes\/mf_public\/[\d.]+\/remoteEntry\.js$/),
  ]);
  expect(headers['content-security-policy']).toContain(hashText(text));
  expect(body).not.toContain('type="importmap"');
}, 60_000);

describe('a page during a canary', () => {
  test('uses one release in text, boot data and scripts, by the visitor’s bucket', async () => {
    expect(await readPage(`bucket=${own}`)).toMatchObject({ ...of('1.1.0'), cookie: undefined });
    expect(await readPage(`bucket=${other}`)).toMatchObject({ ...of('1.0.0'), cookie: undefined });
  }, 60_000);
  test('of another remote is public and equal for everybody', async () => {
    const pages = await Promise.all(
      [`bucket=${own}`, `bucket=${other}`, ''].map((cookie) => readPage(cookie, '/other')),
    );
    for (const page of pages)
      expect(page).toMatchObject({
        text: '2.0.0',
        announced: ['2.0.0', '1.0.0'],
        site: { canaries: ['mf_public'] },
        cookie: undefined,
        cache: expect.stringContaining('public'),
      });
    expect((await readPage(`bucket=${own}`)).cache).toBe('private, no-cache');
  }, 60_000);
  test('shows and names an overridden release and is not cached', async () => {
    const until = Date.now() + 60_000;
    const override = { remote: 'mf_public', version: '1.2.0-pr1', until };
    const token = signOverride({ ...override, use: 'link' }, 'our own');
    const opened = await app.inject({ url: `/?release=${token}` });
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
    const [pair = ''] = String(opened.headers['set-cookie']).split(';');
    expect(await readPage(`bucket=${own}; ${pair}`)).toMatchObject({
      ...of('1.2.0-pr1'),
      cache: 'private, no-store',
      site: { overrides: ['mf_public@1.2.0-pr1'], isPreview: true, keepsPages: false },
    });
    expect(await loadAnnouncedVersion(`bucket=${own}; ${pair}`)).toBe('1.2.0-pr1');
    expect((await readPage(`bucket=${own}`)).site).not.toHaveProperty('overrides');
  }, 60_000);
});
