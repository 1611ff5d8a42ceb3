import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildRegistry, writeRelease } from '../../shell/server/testing/release.ts';
import { openTempFolder } from '../testing/node.ts';
import { hashRemotes } from './changed-remotes.mjs';
import { releaseAtStart } from './release-at-start.mjs';

const temp = openTempFolder();
let root;
let folders;
beforeEach(async () => {
  root = temp.path;
  folders = {
    dataDir: join(root, 'data'),
    releasesDir: join(root, 'data/releases'),
    registryFile: join(root, 'data/registry.json'),
  };
  await mkdir(join(root, 'mf-public'), { recursive: true });
  await mkdir(join(root, 'tools/vite'), { recursive: true });
  await mkdir(folders.dataDir);
  const files = {
    'package.json': '{ "workspaces": ["mf-public"] }',
    'package-lock.json': '{}',
    'tsconfig.base.json': '{}',
    'mf-public/package.json': '{ "name": "mf-public", "scripts": { "build": "false" } }',
    'mf-public/remote.json': '{ "name": "mf_public" }',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text);
});

/** The registry as last cached by a shell of this folder. */
async function makeCurrent(release) {
  await writeFile(folders.registryFile, JSON.stringify(buildRegistry(release)));
}
async function releaseAsItIs() {
  const release = await writeRelease(join(root, 'releases'));
  const sourceHash = hashRemotes(root).get('mf_public');
  await makeCurrent({ ...release, provenance: { sourceHash } });
}
const releaseOther = async () =>
  makeCurrent(await writeRelease(join(root, 'releases'), { name: 'mf_other' }));

describe('start', () => {
  const start = async (options = {}) => {
    const steps = [];
    await releaseAtStart({ ...folders, root, onStep: (step) => steps.push(step), ...options });
    return steps;
  };
  test('reports nothing for an unchanged remote', async () => {
    await releaseAsItIs();
    expect(await start()).toEqual([]);
  });
  test('reports remotes changed since, with the command, and never releases them', async () => {
    await releaseAsItIs();
    await writeFile(join(root, 'mf-public/page.tsx'), 'changed');
    expect((await start()).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'mf-public differs from 1.0.0, which stays current: "npm run release -- mf-public" releases it',
    ]);
  });
  test('releases where no shell has cached a registry', async () => {
    // Its failing build proves the attempt.
    await expect(start()).rejects.toThrow(/mf-public/);
  });
  test('reports a new remote with the command, and never releases it beside others', async () => {
    await releaseOther();
    expect((await start()).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'mf-public has no release yet: "npm run release -- mf-public" makes one',
    ]);
  });
  test('releases missing remotes in development, in its own folder', async () => {
    await releaseOther();
    await expect(start({ except: 'mf_other' })).rejects.toThrow(/mf-public/);
    expect(await start({ except: 'mf_public' })).toEqual([]);
  });
});
