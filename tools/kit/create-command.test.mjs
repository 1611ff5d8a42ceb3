import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/workspace.mjs';
import { temporaryFolder } from '../testing/node.ts';
import { createRepository } from './create-command.mjs';

const versions = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages).map(
    ([path, { version }]) => [path.replace(/^node_modules\//, ''), version],
  ),
);
const folder = temporaryFolder();
let shell;
beforeAll(() => {
  shell = join(folder, 'contract.json');
  writeFileSync(
    shell,
    JSON.stringify({ contract: '2', packages: { react: { version: '19.3.1', exports: ['use'] } } }),
  );
});

const create = (name, options) =>
  createRepository({ folder: join(folder, name), versions, shell, ...options });
const read = (path) => readFileSync(join(folder, path), 'utf8');
const openDay = { name: 'mf_open_day', title: '開放日', 'title-en': 'Open day' };

describe('a created repository', () => {
  it.each([
    ['short', openDay],
    [
      'words-in-quotes',
      {
        name: 'visit-of-the-laboratory',
        path: '/visit',
        title: '「實驗室」參訪：認識研究團隊、儀器與正在進行中的計畫，也認識在這裡學習的同學們',
        'title-en': 'It’s "our" laboratory: the teams, the instruments and the students’ own work',
        'description-en': "What's to be seen",
      },
    ],
  ])('passes the linter: %s', async (name, options) => {
    await create(name, options);
    execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--error-on-warnings'], {
      cwd: join(folder, name),
      stdio: 'pipe',
    });
    expect(existsSync(join(folder, name, 'node_modules'))).toBe(false);
  });
  it('claims its path with a menu entry in both languages, and stores the shell’s contract', async () => {
    await create('claims', openDay);
    const [{ path, menu }] = JSON.parse(read('claims/remote.json')).claims;
    expect([path, menu.label]).toEqual(['/open-day', { 'zh-TW': '開放日', en: 'Open day' }]);
    expect(JSON.parse(read('claims/shell-contract.json')).packages.react.version).toBe('19.3.1');
  });
  it('installs the site’s packages only from its vendor folder', async () => {
    const packages = mkdtempSync(join(folder, 'packages-'));
    const needed = ['model', 'site-content', 'protocol', 'store', 'ui', 'api-client', 'remote-kit'];
    for (const name of [...needed, 'admin-ui'])
      writeFileSync(join(packages, `admissions-${name}-1.2.0.tgz`), name);
    await create('vendored', { ...openDay, packages });
    const { dependencies, devDependencies } = JSON.parse(read('vendored/package.json'));
    const ours = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
      name.startsWith('@admissions/'),
    );
    expect(ours).toHaveLength(needed.length);
    for (const [, source] of ours)
      expect(existsSync(join(folder, 'vendored', source.replace('file:', '')))).toBe(true);
    expect(existsSync(join(folder, 'vendored/vendor/admissions-admin-ui-1.2.0.tgz'))).toBe(false);
  });
  it.each([
    ['a title in one language', { name: 'open-day', title: '開放日' }, 'title is needed in both'],
    ['a name that is none', { ...openDay, name: 'Open Day' }, 'A remote’s name'],
    ['a path of the back office', { ...openDay, path: '/admin/x' }, 'cannot be claimed'],
    ['a shell that is not there', { ...openDay, shell: './nowhere.json' }, 'neither the address'],
  ])('is refused with a message: %s', async (name, options, sentence) => {
    const refused = name.replaceAll(' ', '-');
    await expect(create(refused, options)).rejects.toThrow(sentence.replace('’', "'"));
    expect(existsSync(join(folder, refused))).toBe(false);
  });
  it('does not overwrite a folder with files', async () => {
    await create('taken', openDay);
    await expect(create('taken', openDay)).rejects.toThrow('is not empty');
  });
});
