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
/** What comes from a registry: [where it is put, what the lock says of it]. */
const fetched = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** Every name that something in the lock asks for and that the lock does not have, as Node would look for it. */
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
  for (let place = from; ; place = place.slice(0, Math.max(place.lastIndexOf('/'), 0))) {
    if (all[`${place && `${place}/`}node_modules/${name}`]) return true;
    if (place === '') return false;
  }
}

describe('the lock file', () => {
  it('has every package that its packages ask for, also those of other platforms: npm ci refuses one that has not', () => {
    expect(fetched.length).toBeGreaterThan(500);
    expect(missingIn(packages)).toEqual([]);
  });
  it('would be found out if the package of one platform were not in it', () => {
    const { 'node_modules/@biomejs/cli-darwin-arm64': left, ...others } = packages;
    expect(left.os).toEqual(['darwin']);
    expect(missingIn(others)).toEqual([
      'node_modules/@biomejs/biome needs @biomejs/cli-darwin-arm64',
    ]);
  });
  it('says of each package which version it is and what its contents add up to', () => {
    for (const [path, { version, integrity }] of fetched)
      expect([version, integrity], path).toEqual([
        expect.any(String),
        expect.stringMatching(/^sha512-/),
      ]);
  });
  it('names no registry: whoever installs has an own one, and the one that somebody had is nobody’s business', () => {
    for (const [path, { resolved }] of fetched) expect(resolved, path).toBeUndefined();
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(
      /^omit-lockfile-registry-resolved=true$/m,
    );
  });
  it('fits the package.json files, as npm itself looks at it before it installs', () => {
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
