import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTempFolder } from '../testing/node.ts';
import { raisePackages } from './upgrade-command.mjs';

const temp = openTempFolder();
let dir;
let packages;
const writeJson = (file, value) => writeFileSync(join(dir, file), JSON.stringify(value));
const readJson = (file) => JSON.parse(readFileSync(join(dir, file), 'utf8'));
const contract = (react, ui) => ({
  contract: '2',
  packages: {
    react: { version: react, exports: ['use'] },
    'react/jsx-runtime': { version: react, exports: ['jsx'] },
    '@admissions/ui': { version: ui, exports: ui === '2.0.0' ? ['Card', 'Old'] : ['Card', 'Tile'] },
  },
});

beforeEach(() => {
  dir = join(temp.path, 'team');
  packages = join(temp.path, 'packages');
  for (const folder of [join(dir, 'vendor'), packages]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(dir, 'vendor/admissions-ui-2.0.0.tgz'), 'old');
  writeFileSync(join(packages, 'admissions-ui-3.0.0.tgz'), 'new');
  writeJson('shell-contract.json', contract('19.3.1', '2.0.0'));
  writeJson('next.json', contract('19.4.0', '3.0.0'));
  writeJson('package.json', {
    dependencies: { '@admissions/ui': 'file:vendor/admissions-ui-2.0.0.tgz', react: '^19.3.1' },
    devDependencies: { jsdom: '^29.0.0' },
  });
});
const upgrade = (options) => raisePackages({ dir, shell: join(dir, 'next.json'), ...options });

describe('upgrade to the packages of a newer shell', () => {
  it('raises them in package.json and vendor, and lists what changed', async () => {
    expect(await upgrade({ packages })).toEqual([
      '@admissions/ui: file:vendor/admissions-ui-2.0.0.tgz → file:vendor/admissions-ui-3.0.0.tgz',
      'react: ^19.3.1 → ^19.4.0',
      '@admissions/ui no longer exports Old',
      '@admissions/ui now exports Tile',
    ]);
    expect(readJson('package.json')).toEqual({
      dependencies: { '@admissions/ui': 'file:vendor/admissions-ui-3.0.0.tgz', react: '^19.4.0' },
      devDependencies: { jsdom: '^29.0.0' },
    });
    expect(existsSync(join(dir, 'vendor/admissions-ui-2.0.0.tgz'))).toBe(false);
    expect(readFileSync(join(dir, 'vendor/admissions-ui-3.0.0.tgz'), 'utf8')).toBe('new');
    expect(readJson('shell-contract.json')).toEqual(contract('19.4.0', '3.0.0'));
    expect(await upgrade({ packages })).toEqual([]);
  });
  it('takes them from the registry in a repository without vendor folder', async () => {
    writeJson('package.json', {
      dependencies: { '@admissions/ui': '^2.0.0' },
      devDependencies: {},
    });
    await upgrade();
    expect(readJson('package.json').dependencies).toEqual({ '@admissions/ui': '^3.0.0' });
  });
  it('changes nothing while the vendor folder lacks the shell’s version', async () => {
    await expect(upgrade()).rejects.toThrow('pass --packages=<folder>');
    expect(readJson('package.json').dependencies.react).toBe('^19.3.1');
  });
});
