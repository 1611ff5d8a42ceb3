import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Release, ShellReport } from '@admissions/protocol/releases';
import { openTempFolder, startServer } from '@admissions/tools/testing-node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as entryServer from '../../src/entry-server.tsx';
import { readConfig } from '../base/config.ts';
import { createMetrics } from '../base/metrics.ts';
import { parseRegistry } from '../registry/parse-registry.ts';
import { saveRegistryCopy } from '../registry/registry-copy.ts';
import { createRenderSettings } from '../render/render-page.ts';
import { buildRegistry, silentLog, writeRelease } from '../testing/release.ts';
import { buildRenderer } from '../testing/renderer.ts';
import { openRemotes } from './open-remotes.ts';

let program: string;
let config: ReturnType<typeof readConfig>;
let remotes: Awaited<ReturnType<typeof openRemotes>> | undefined;
let released: Release[];
let reported: ShellReport | null;
const metrics = createMetrics();

beforeAll(async () => {
  program = await buildRenderer();
}, 60_000);
afterAll(async () => {
  metrics.close();
  await rm(dirname(program), { recursive: true, force: true });
});
const temp = openTempFolder();
beforeEach(async () => {
  // It only receives reports.
  const api = await startServer(async (request, response) => {
    if (request.url === '/api/internal/adoptions') reported = (await json(request)) as ShellReport;
    response.writeHead(503).end();
  });
  const settings = {
    DATA_DIR: temp.path,
    SERVER_CACHE_DIR: join(temp.path, 'cache'),
    API_URL: api.url,
  };
  config = readConfig(settings, temp.path);
  released = [];
  reported = null;
});
afterEach(async () => {
  await remotes?.close();
  remotes = undefined;
});

async function open() {
  const setting = {
    assets: () => ({ entry: '/assets/e.js', preload: [], css: [], integrity: {} }),
    site: { origin: '', keepsPages: false },
    shellVersion: 'v',
    showsFaults: false,
  };
  remotes = await openRemotes(
    { config, clientDir: temp.path, entry: async () => entryServer, rendererProgram: program },
    {
      contract: null,
      token: async () => null,
      metrics,
      createRenderSettings: (releases) => createRenderSettings(setting, releases),
      log: silentLog,
      onSwitch: () => {},
      onCrash: () => {},
    },
  );
  await remotes.start();
}
const write = (version: string, code: string) =>
  writeRelease(config.releasesDir, {
    version,
    claims: ['/', '/demo'].map((path) => ({ path, query: {} })),
    files: { 'server/remote.js': `${code}\nexport const contract = '2';` },
  });
const withPage = (page: string) => `import { apiContext } from '@admissions/api-client';
export const routes = [
  { id: 'mf_public/home', index: true, Component: () => 'home' },
  { id: 'mf_public/demo', path: 'demo', ${page} },
];`;
const good = withPage("Component: () => ''");
/** Before a shell is open it gets them from its copy, in which `proved` have run. */
async function release(releases: Release[], proved: Release[] = []) {
  released.push(...releases);
  const registry = buildRegistry(...released);
  await remotes?.registry.follow(parseRegistry(registry));
  const keys = proved.map(
    ({ manifest: { name, version }, releasedAt }) => `${name} ${version} ${releasedAt}`,
  );
  await saveRegistryCopy(
    { file: config.registryFile, secret: config.internalToken },
    { registry, proved: keys, rollbacks: [] },
  );
}
const readRefusal = () => reported?.remotes.mf_public?.refused?.reason;
const readVersions = () => remotes?.releases().map(({ manifest }) => manifest.version);

describe('a release with a claimed path', () => {
  test.each([
    [
      'that throws while rendering',
      withPage("Component: () => { throw new TypeError('no list'); }"),
      '/demo cannot be rendered: TypeError: no list',
    ],
    [
      'with a loader that throws',
      withPage("loader: () => { throw new Error('no data'); }, Component: () => ''"),
      '/demo cannot be rendered: Error: no data',
    ],
    [
      'with a style attribute in its HTML',
      `import { createElement } from 'react';\n${withPage("Component: () => createElement('p', { lang: 'en', style: { color: 'red' } })")}`,
      '/demo cannot be rendered: the site\'s Content Security Policy blocks style="color:red" of <p> in the server\'s HTML: use a class',
    ],
    [
      'that ends the process',
      withPage('loader: () => process.exit(3)'),
      '/demo cannot be rendered: it ended with 3',
    ],
    [
      'with an id that no page of the build has',
      withPage('lazy: async () => ({})'),
      'the route demo has the id "mf_public/demo", which is no page of the build (ids are mf_public/<path below src without extension>)',
    ],
    [
      'in a build that throws',
      "throw new Error('not today');",
      'mf_public 1.1.0 could not be loaded: Error: not today',
    ],
    [
      'in a build without pages',
      '',
      'mf_public 1.1.0 could not be loaded: Error: mf_public exposes no routes',
    ],
  ])('%s is refused with a reason', async (_name, code, sentence) => {
    await release([await write('1.0.0', good)]);
    await open();
    expect(readVersions()).toEqual(['1.0.0']);
    await release([await write('1.1.0', code)]);
    await expect.poll(readRefusal, { timeout: 10_000 }).toBe(sentence);
    expect(readVersions()).toEqual(['1.0.0']);
  });
  test('that fails only without the API is adopted', async () => {
    const page = "loader: ({ context }) => context.get(apiContext).get('/api/ap/news')";
    await release([await write('1.0.0', good), await write('1.1.0', withPage(page))]);
    await open();
    expect(readVersions()).toEqual(['1.1.0']);
  });
  test('that visitors have seen is adopted again even if it fails to render', async () => {
    const broken = withPage("loader: () => { throw new Error('no data'); }");
    const seen = await write('1.1.0', broken);
    await release([await write('1.0.0', good), seen], [seen]);
    await open();
    expect(readVersions()).toEqual(['1.1.0']);
  });
});
