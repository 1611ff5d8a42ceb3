import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTempFolder } from '../testing/node.ts';
import { buildPackages } from './build.mjs';
import { openDataDir, readSecrets, replaceFirstPassword } from './secrets.mjs';

const temp = openTempFolder();
let folder;
beforeEach(() => {
  folder = temp.path;
});

describe('secrets', () => {
  test('are created once, private to this account, unless set in the environment', async () => {
    const first = readSecrets(folder);
    expect(first.DATA_KEY).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(readSecrets(folder)).toEqual(first);
    expect(readSecrets(folder, { ADMIN_PASSWORD: 'given' })).toEqual({
      ...first,
      ADMIN_PASSWORD: 'given',
    });
  });
  test.each(['pg', 'snapshots'])('are never replaced beside a database in %s', async (name) => {
    await mkdir(join(folder, name));
    expect(() => readSecrets(folder)).toThrow(/^There is a database in .* Put that file back/);
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false);
    expect(readSecrets(folder, { DATA_KEY: 'given' }).DATA_KEY).toBe('given');
  });
  test('replace the first password once it was shown', () => {
    const { ADMIN_PASSWORD, ...others } = readSecrets(folder);
    replaceFirstPassword(folder);
    const { ADMIN_PASSWORD: later, ...same } = readSecrets(folder);
    expect([later === ADMIN_PASSWORD, same]).toEqual([false, others]);
  });
  test('are never recreated when unreadable', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"DATA_KEY": "abc');
    expect(() => readSecrets(folder)).toThrow(/secrets\.json cannot be read/);
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).toBe('{"DATA_KEY": "abc');
  });
});

test.skipIf(process.platform === 'win32')(
  'start closes its data folder to other accounts',
  async () => {
    const open = join(folder, 'open');
    await mkdir(open);
    await chmod(open, 0o755);
    const sentences = [];
    openDataDir(open, (text) => sentences.push(text));
    openDataDir(open, (text) => sentences.push(text));
    expect(sentences).toEqual([expect.stringMatching(/was open to other accounts/)]);
    expect((await stat(open)).mode & 0o777).toBe(0o700);
    openDataDir(join(folder, 'made'));
    expect((await stat(join(folder, 'made'))).mode & 0o777).toBe(0o700);
  },
);

describe('build', () => {
  const steps = async () => {
    const seen = [];
    await buildPackages({
      root: folder,
      onStep: ({ name, state }) => state !== 'building' && seen.push(`${name} ${state}`),
    });
    return seen;
  };
  beforeEach(async () => {
    await writeFile(join(folder, 'package.json'), '{ "workspaces": ["app", "libs/*"] }');
    for (const file of ['package-lock.json', 'tsconfig.base.json'])
      await writeFile(join(folder, file), '{}');
    await mkdir(join(folder, 'tools/vite'), { recursive: true });
    for (const [name, dependencies] of [
      ['app', { lib: '1' }],
      ['libs/lib', {}],
      ['libs/other', {}],
    ]) {
      await mkdir(join(folder, name), { recursive: true });
      const own = {
        name: name.split('/').at(-1),
        dependencies,
        scripts: { build: "node -e \"require('fs').mkdirSync('dist',{recursive:true})\"" },
      };
      await writeFile(join(folder, name, 'package.json'), JSON.stringify(own));
      await writeFile(join(folder, name, 'index.js'), '1');
    }
  });
  test('builds dependencies first, and nothing twice', async () => {
    const first = await steps();
    expect(first.indexOf('lib built')).toBeLessThan(first.indexOf('app built'));
    expect(first).toHaveLength(3);
    expect((await steps()).every((each) => each.endsWith('fresh'))).toBe(true);
  });
  test('rebuilds a changed package and its dependents only', async () => {
    await steps();
    await writeFile(join(folder, 'libs/lib/index.js'), '2');
    expect((await steps()).toSorted()).toEqual(['app built', 'lib built', 'other fresh']);
  });
  test('reports the output of a failed script and retries', async () => {
    await writeFile(
      join(folder, 'libs/other/package.json'),
      JSON.stringify({ name: 'other', scripts: { build: 'echo the reason >&2; exit 3' } }),
    );
    await expect(steps()).rejects.toThrow(/the reason/);
    await expect(steps()).rejects.toThrow(/the reason/);
  });
});
