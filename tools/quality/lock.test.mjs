import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(text);
const workspaces = Object.keys(packages).filter(
  (path) => path !== '' && !path.includes('node_modules/'),
);
/** Packages from a registry: [install path, lock entry]. */
const fetched = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** Dependencies missing in the lock, resolved as Node does. */
function missingIn(all) {
  return Object.entries(all).flatMap(
    ([path, { dependencies, optionalDependencies, devDependencies }]) =>
      Object.keys({
        ...dependencies,
        ...optionalDependencies,
        ...(path.includes('node_modules/') ? {} : devDependencies),
      })
        .filter((name) => !isThere(all, path, name))
        .map((name) => `${path} needs ${name}`),
  );
}
function isThere(all, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    if (all[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

describe('lock file', () => {
  it('has every dependency, also of other platforms: otherwise npm ci fails', () => {
    expect(fetched.length).toBeGreaterThan(500);
    expect(missingIn(packages)).toEqual([]);
  });
  it('has version and integrity of each package', () => {
    for (const [path, { version, integrity }] of fetched)
      expect([version, integrity], path).toEqual([
        expect.any(String),
        expect.stringMatching(/^sha512-/),
      ]);
  });
  it('names no registry, so that each installation uses its own', () => {
    for (const [path, { resolved }] of fetched) expect(resolved, path).toBeUndefined();
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(
      /^omit-lockfile-registry-resolved=true$/m,
    );
  });
  it('matches the package.json files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lock-'));
    try {
      for (const file of [
        'package.json',
        'package-lock.json',
        '.npmrc',
        ...workspaces.map((each) => `${each}/package.json`),
      ]) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        cpSync(join(root, file), join(folder, file));
      }
      const npm = (...args) =>
        execFileSync('npm', args, {
          cwd: folder,
          encoding: 'utf8',
          stdio: 'pipe',
          shell: process.platform === 'win32',
        });
      const dry = ['ci', '--dry-run', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'];
      expect(npm(...dry)).toMatch(/added \d+ packages/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
