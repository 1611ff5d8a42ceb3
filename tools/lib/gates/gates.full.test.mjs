import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mirrorOrigins } from '../../../shell/server/registry/origin-mirror.ts';
import { writeRelease } from '../../../shell/server/testing-release.ts';
import { examine } from '../doctor.mjs';
import { recordOwner } from '../owners-file.mjs';
import { readRegistry, switchTo } from '../registry-file.mjs';
import { releaseBuilt } from '../release.mjs';
import { ROOT } from '../workspace.mjs';

// Every gate, as a team meets it: by the release command, by the shells that take what it publishes, and by the doctor when it is in force all the same.
const CONTRACT = {
  contract: '1',
  packages: {
    react: { version: '19.3.1', exports: ['useState'] },
    '@admissions/store': { version: '1.0.0', exports: ['useMessage'] },
    '@admissions/admin-ui': { version: '1.0.0', exports: ['ListPage'] },
  },
};
let root;
let data;
let folders;
let team;
let published;
beforeAll(async () => {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  // Below this repository's packages, with a shell that says what it provides.
  root = await mkdtemp(join(ROOT, '.cache/gates-test-'));
  await mkdir(join(root, 'shell/dist/client'), { recursive: true });
  await writeFile(join(root, 'shell/dist/client/contract.json'), JSON.stringify(CONTRACT));
  team = createServer(async (request, response) => {
    if (request.url === '/release.json') return response.end(JSON.stringify(published.release));
    const bytes = await readFile(join(published.folder, request.url)).catch(() => null);
    return bytes ? response.end(bytes) : response.writeHead(404).end();
  });
  await new Promise((resolve) => team.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  team.closeAllConnections();
  await new Promise((resolve) => team.close(resolve));
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  data = await mkdtemp(join(root, 'data-'));
  folders = { releasesDir: join(data, 'releases'), registryFile: join(data, 'registry.json') };
  const standing = await writeRelease(folders.releasesDir, {
    claims: ['/', '/news'].map((path) => ({ path, query: {} })),
  });
  await switchTo(folders.registryFile, standing, { reason: 'x' });
  await recordOwner(folders.registryFile, standing.manifest);
});

const claiming = (...paths) => ({ claims: paths.map((path) => ({ path, query: {} })) });
const remoteEntry = (body, contract = '1') =>
  `${body}\nexport const init = () => {};\nexport const get = async () => () => ({ contract: '${contract}', routes: [] });`;
const noise = (kilobytes) =>
  `export const noise = '${randomBytes(kilobytes * 768).toString('base64')}';`;
const demo = { name: 'mf_demo', ...claiming('/demo') };

/** What is wrong with it, the release, and the sentence; `seen` false: in force it could not be told any more. */
const CASES = [
  [
    'a path below another’s',
    { ...demo, ...claiming('/news/special') },
    /\/news\/special lies below \/news, which belongs to mf_public/,
  ],
  [
    'another’s path in other letters',
    { ...demo, ...claiming('/News') },
    /\/News is claimed by mf_public already/,
  ],
  [
    'a path with a slash at its end',
    { ...demo, ...claiming('/demo/') },
    /\/demo\/ ends with a slash/,
  ],
  ['a path of the server', { ...demo, ...claiming('/healthz') }, /\/healthz belongs to the shell/],
  [
    'the name of another team',
    { version: '1.1.0', ...claiming('/', '/news') },
    /the name mf_public belongs to "tests", not to "others"/,
    { change: (release) => ({ ...release, manifest: { ...release.manifest, owner: 'others' } }) },
  ],
  [
    'a path that would be lost',
    { version: '1.1.0', ...claiming('/') },
    /\/news is in force and would be gone/,
    { isSeenInForce: false },
  ],
  [
    'a claim that does not say what it reads',
    { ...demo, claims: [{ path: '/demo' }] },
    /does not say what its page reads/,
  ],
  [
    'an entry that is too large',
    { ...demo, files: { 'remoteEntry.js': remoteEntry(noise(40)) } },
    /the entry \(remoteEntry\.js\): \d+ kB after gzip, the budget is 30 kB/,
  ],
  [
    'a file that is too large',
    { ...demo, files: { 'assets/large.js': noise(80) } },
    /the largest file \(assets\/large\.js\): \d+ kB/,
  ],
  [
    'too much in all',
    {
      ...demo,
      files: Object.fromEntries(
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((part) => [`assets/${part}.js`, noise(50)]),
      ),
    },
    /all files: \d+ kB after gzip, the budget is 320 kB/,
  ],
  [
    'antd for visitors',
    demo,
    /antd is bundled: it belongs to the back office/,
    { more: { packages: { antd: '6.6.8' } } },
  ],
  [
    'a second zustand',
    demo,
    /zustand is bundled: the shell has it/,
    { more: { packages: { zustand: '5.1.0' } } },
  ],
  [
    'axios in a build that does not say what it is made of',
    { ...demo, files: { 'assets/http.js': "throw new E('ERR_BAD_OPTION_VALUE')" } },
    /axios is bundled \(in assets\/http\.js\)/,
  ],
  [
    'another major version of a shared package',
    demo,
    /it needs react \^20\.0\.0, the shell has 19\.3\.1/,
    { more: { needs: { react: { range: '^20.0.0', names: ['useState'] } } } },
  ],
  [
    'a part that the shell’s store does not have',
    demo,
    /it needs toast of @admissions\/store, which the shell's 1\.0\.0 does not have/,
    {
      more: { needs: { '@admissions/store': { range: '^1.0.0', names: ['toast', 'useMessage'] } } },
    },
  ],
  [
    'a part that only a newer back-office kit has',
    { name: 'mf_admin_demo', claims: [{ path: '/admin/news/demo', area: 'news' }] },
    /it needs Timeline of @admissions\/admin-ui/,
    { more: { needs: { '@admissions/admin-ui': { range: '^1.0.0', names: ['Timeline'] } } } },
  ],
  [
    'a browser build that imports a script that is not in it',
    { ...demo, files: { 'remoteEntry.js': remoteEntry("import './assets/gone.js';") } },
    /remoteEntry\.js imports \.\/assets\/gone\.js, which is not in the release/,
  ],
  [
    'a page that imports a script that is not in it',
    { ...demo, files: { 'assets/page.js': "import('../chunks/gone.js?v=1');" } },
    /assets\/page\.js imports \.\.\/chunks\/gone\.js\?v=1, which is not in the release/,
  ],
  [
    'a browser build that imports a package',
    { ...demo, files: { 'assets/page.js': "import 'react';" } },
    /assets\/page\.js imports react, which is not in the release/,
  ],
  [
    'a server build that imports a package of its own',
    { ...demo, files: { 'server/page.js': "export * from 'lodash';" } },
    /server\/page\.js imports lodash, which is not in the release/,
  ],
  [
    'a script that is none',
    { ...demo, files: { 'assets/page.js': 'export const = 1; import {' } },
    /assets\/page\.js is not a module/,
  ],
].map(
  ([
    title,
    options,
    sentence,
    { more = {}, change = (one) => one, isSeenInForce = true } = {},
  ]) => ({ title, options, sentence, more, change, isSeenInForce }),
);

async function write(at, { options, more, change }) {
  const release = change({ ...(await writeRelease(at, options)), ...more });
  return { release, folder: join(at, release.manifest.name, release.manifest.version) };
}
const readCurrent = async (name) =>
  (await readRegistry(folders.registryFile)).remotes[name]?.current;

describe.each(CASES)('$title', (one) => {
  const { name = 'mf_public' } = one.options;
  const before = name === 'mf_public' ? '1.0.0' : undefined;

  test('is refused by the release command', async () => {
    const { release, folder } = await write(join(data, 'built'), one);
    const attempt = releaseBuilt({
      built: folder,
      release,
      contract: CONTRACT,
      ...folders,
      reason: 'x',
    });
    await expect(attempt).rejects.toThrow(one.sentence);
    expect(await readCurrent(name)).toBe(before);
  });
  test('is refused when its team publishes it', async () => {
    published = await write(join(data, 'team'), one);
    const warnings = [];
    const mirror = await mirrorOrigins({
      remoteOrigins: { [name]: `http://127.0.0.1:${team.address().port}` },
      ...folders,
      contract: CONTRACT,
      log: { info() {}, error() {}, warn: ({ reason }) => warnings.push(reason) },
      onSwitch: async () => {},
    });
    mirror.stop();
    expect(warnings.join()).toMatch(one.sentence);
    expect(await readCurrent(name)).toBe(before);
  });
  test.runIf(one.isSeenInForce)('is named by the doctor when it is in force', async () => {
    const { release } = await write(folders.releasesDir, one);
    await switchTo(folders.registryFile, release, { reason: 'x' });
    const { remotes } = await examine({ ...folders, root });
    expect(remotes.find((each) => each.name === name).faults.join('\n')).toMatch(one.sentence);
  });
});

describe('a release that nothing speaks against', () => {
  const good = {
    options: demo,
    more: {
      needs: { react: { range: '^19.0.0', names: ['useState'] } },
      packages: { leaflet: '1.9.4' },
    },
    change: (release) => release,
  };
  test('passes all gates', async () => {
    const { release, folder } = await write(join(data, 'built'), good);
    await releaseBuilt({ built: folder, release, contract: CONTRACT, ...folders, reason: 'x' });
    expect(await readCurrent('mf_demo')).toBe('1.0.0');
    const { remotes } = await examine({ ...folders, root });
    expect(remotes.map(({ faults }) => faults)).toEqual([[], []]);
  });
  test('imports its own scripts, what the shell provides and what Node has', async () => {
    const page = "import './other.js'; import('/remotes/mf_demo/1.0.0/assets/other.js');";
    const files = {
      'assets/page.js': `${page} import(name); import(\`./\${name}.js\`); // import './gone.js'`,
      'assets/other.js': 'export const text = "import \'./gone.js\'";',
      'server/page.js': "import 'node:path'; import 'react/jsx-runtime'; import './part.js';",
      'server/part.js': '',
    };
    const one = { ...good, options: { ...demo, files } };
    const { release, folder } = await write(join(data, 'built'), one);
    await releaseBuilt({ built: folder, release, contract: CONTRACT, ...folders, reason: 'x' });
    expect(await readCurrent('mf_demo')).toBe('1.0.0');
  });
  test('is not run', async () => {
    const code = "throw new Error('it was run');";
    const one = {
      ...good,
      options: { ...demo, files: { 'remoteEntry.js': code, 'server/remote.js': code } },
    };
    const { release, folder } = await write(join(data, 'built'), one);
    await releaseBuilt({ built: folder, release, contract: CONTRACT, ...folders, reason: 'x' });
    expect(await readCurrent('mf_demo')).toBe('1.0.0');
  });
});
