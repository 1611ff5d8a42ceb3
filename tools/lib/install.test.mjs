import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../testing/node.ts';
import { installPackages } from './install.mjs';

// A registry with one delayed package, and a lock file with it and one of another platform.
const folder = temporaryFolder();
let registry;
let letGo;
/** Response delay of the registry in ms. */
let pingAfter = 0;
const wait = new Promise((resolve) => {
  letGo = resolve;
});
beforeAll(async () => {
  mkdirSync(join(folder, 'one'));
  writeFileSync(
    join(folder, 'one/package.json'),
    JSON.stringify({ name: 'one', version: '1.0.0' }),
  );
  execFileSync('npm', ['pack', '--silent'], {
    cwd: join(folder, 'one'),
    shell: process.platform === 'win32',
  });
  const tarball = readFileSync(join(folder, 'one/one-1.0.0.tgz'));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  registry = createServer(async ({ url, headers }, response) => {
    if (url === '/one') {
      const dist = { integrity, tarball: `http://${headers.host}/one.tgz` };
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          name: 'one',
          'dist-tags': { latest: '1.0.0' },
          versions: { '1.0.0': { name: 'one', version: '1.0.0', dist } },
        }),
      );
    } else if (url === '/one.tgz') {
      await wait;
      response.end(tarball);
    } else setTimeout(() => response.writeHead(404).end('{}'), pingAfter);
  });
  await new Promise((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const other = process.platform === 'darwin' ? 'linux' : 'darwin';
  const root = {
    name: 'root',
    version: '1.0.0',
    dependencies: { one: '1.0.0' },
    optionalDependencies: { far: '1.0.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(root));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      name: 'root',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': root,
        'node_modules/one': { version: '1.0.0', integrity },
        'node_modules/far': { version: '1.0.0', integrity, optional: true, os: [other] },
      },
    }),
  );
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${registry.address().port}/`);
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  registry.close();
});

describe('installPackages', () => {
  it('reports progress, installs the locked versions, and does nothing once installed', async () => {
    const messages = [];
    const installing = installPackages(folder, (line) => messages.push(line));
    await expect
      .poll(() => messages, { timeout: 60_000, interval: 100 })
      .toContain('requesting 1 packages from the registry …');
    letGo();
    expect(await installing).toBe(true);
    expect(existsSync(join(folder, 'node_modules/one/package.json'))).toBe(true);
    expect(await installPackages(folder)).toBe(false);
  });

  it('installs from a registry that takes over ten seconds on a busy machine', async () => {
    pingAfter = 11_000;
    rmSync(join(folder, 'node_modules'), { recursive: true });
    rmSync(join(folder, 'cache'), { recursive: true });
    const messages = [];
    expect(await installPackages(folder, (line) => messages.push(line))).toBe(true);
    expect(messages.filter((line) => line.includes('cannot be reached'))).toEqual([]);
    pingAfter = 0;
  });

  it('reinstalls after an interruption, and updates in place when only the lock changed', async () => {
    const own = join(folder, 'node_modules/.package-lock.json');
    const mark = join(folder, 'node_modules/one/mark');
    writeFileSync(mark, '');
    writeFileSync(
      join(folder, 'package-lock.json'),
      `${readFileSync(join(folder, 'package-lock.json'), 'utf8')}\n`,
    );
    expect(await installPackages(folder)).toBe(true);
    expect(existsSync(mark)).toBe(true);
    rmSync(own);
    rmSync(join(folder, 'node_modules/.installed-from'));
    expect(await installPackages(folder)).toBe(true);
    expect([existsSync(mark), existsSync(join(folder, 'node_modules/one/package.json'))]).toEqual([
      false,
      true,
    ]);
  });
});
