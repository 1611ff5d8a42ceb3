import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPackages } from '../lib/build.mjs';
import { writeRemote } from '../lib/new-remote.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { releaseRemote, tryRelease } from './release-remote.mjs';

// A workspace below this repository's packages, with a remote from `npm run new:remote`.
let root;
let remote;
let outDir;

beforeAll(async () => {
  await buildPackages({
    isSelected: ({ folder }) =>
      folder === 'shared-libs/protocol' ||
      folder === 'shared-libs/store' ||
      folder === 'shared-libs/ui' ||
      folder === 'shared-libs/api-client',
  });
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  root = await mkdtemp(join(ROOT, '.cache/release-test-'));
  await writeFile(join(root, 'package.json'), '{ "workspaces": ["mf-public"] }');
  await writeFile(join(root, 'package-lock.json'), '{}');
  await writeFile(join(root, 'tsconfig.base.json'), '{}');
  await mkdir(join(root, 'tools/vite'), { recursive: true });
  await mkdir(join(root, 'mf-public'));
  await cp(join(ROOT, 'mf-public/package.json'), join(root, 'mf-public/package.json'));
  await writeRemote({
    root,
    name: 'open-day',
    owner: 'tests',
    title: '開放日',
    'title-en': 'Open day',
  });
  await rm(join(root, 'mf-public'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  outDir = await mkdtemp(join(root, 'out-'));
  remote = { folder: 'mf-open-day', name: 'mf_open_day', dir: join(root, 'mf-open-day') };
});

const release = (more = {}) => releaseRemote({ remote, outDir, root, ...more });
/** Changes a file of the remote for one attempt. */
async function withChange(file, change, attempt) {
  const path = join(remote.dir, file);
  const before = await readFile(path, 'utf8');
  await writeFile(path, change(before));
  try {
    await attempt();
  } finally {
    await writeFile(path, before);
  }
}
const refused = async (file, change, sentence) =>
  withChange(file, change, async () => {
    await expect(release()).rejects.toThrow(sentence);
    expect(await readdir(outDir)).toEqual([]);
  });
const page = 'src/features/open-day/open-day-page.tsx';

describe('release', () => {
  test('of a new remote works unchanged, with file hashes and page assets', async () => {
    const { manifest, files, routes, serverEntry, needs, packages, provenance } = await release();
    expect(needs['@admissions/store']).toEqual({ range: '^2.0.0', names: ['useMessage'] });
    expect(needs['react-router'].names).toEqual(['isRouteErrorResponse', 'useRouteError']);
    expect(Object.keys(packages)).not.toContain('react-router');
    expect(provenance.commit).toMatch(/^[0-9a-f]{40}(-dirty)?$/);
    expect(manifest).toMatchObject({
      name: 'mf_open_day',
      version: '1.0.0',
      claims: [{ path: '/open-day' }],
    });
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['remoteEntry.js', serverEntry]));
    const { js, css } = routes['mf_open_day/features/open-day/open-day-page'];
    expect(js.some((each) => /open-day-page/.test(each))).toBe(true);
    expect(css).toHaveLength(1);
    const written = JSON.parse(await readFile(join(outDir, 'release.json'), 'utf8'));
    expect(written.files).toEqual(files);
  });
  test('gets the next unused patch version, and never overwrites another one', async () => {
    expect((await release({ taken: ['1.0.0', '1.0.1'] })).manifest.version).toBe('1.0.2');
    await expect(release()).rejects.toThrow(/holds a release already; a release never changes/);
  });
  test('is refused with another contract', () =>
    refused(
      'remote.json',
      (text) => text.replace('"contract": "2"', '"contract": "3"'),
      /contract/,
    ));
  test('takes a finished build of another bundler', async () => {
    const built = join(root, 'built');
    await mkdir(built);
    await writeFile(join(built, 'remoteEntry.js'), 'export const get = () => {};');
    await withChange(
      'remote.json',
      (text) => text.replace('"ssr": true', '"ssr": false'),
      async () =>
        expect(Object.keys((await release({ builtIn: built })).files)).toEqual(['remoteEntry.js']),
    );
  });
  test('is refused for an invalid remote.json, by the name of the file', () =>
    refused('remote.json', () => '{ "name":', /mf-open-day\/remote\.json is not JSON/));
  test('is refused for sources that do not build, with the bundler’s message', () =>
    refused(page, (text) => text.replace('return (', 'return ((('), /failed in/));
});

describe('doctor', () => {
  test('reports a releasable remote, and leaves nothing behind', async () => {
    const { faults, pages } = await tryRelease({ remote, root });
    expect(faults).toEqual([]);
    expect(pages[0].bytes).toBeGreaterThan(1000);
  });
  test('reports a path of another remote', async () => {
    const other = { ...claiming('/open-day'), name: 'mf_other' };
    const registry = {
      remotes: { mf_other: { current: '1.0.0', releases: { '1.0.0': { manifest: other } } } },
    };
    const { faults } = await tryRelease({ remote, root, registry });
    expect(faults).toEqual(['/open-day is claimed by mf_other already']);
  });
});

const claiming = (path) => ({ owner: 'others', claims: [{ path, query: {} }] });
