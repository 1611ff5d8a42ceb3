import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/node.ts';
import { mountSmallDisk } from '../testing/small-disk.ts';
import { requireNode } from './require-node.mjs';
import { ROOT } from './workspace.mjs';

// A clone without packages and builds, like a new user's.
const folder = temporaryFolder();
let clone;
beforeAll(() => {
  clone = join(folder, 'clone');
  mkdirSync(clone);
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'tools'])
    cpSync(join(ROOT, name), join(clone, name), { recursive: true });
});

/** Runs a command of the clone to its end: { code, output }. */
const run = (settings) =>
  new Promise((resolve) => {
    const env = {
      PATH: process.env.PATH,
      HOME: folder,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      API_PORT: '0',
      npm_config_cache: join(folder, 'cache'),
    };
    const child = spawn(process.execPath, ['tools/start.mjs'], {
      cwd: clone,
      env: { ...env, ...settings },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part;
      });
    child.on('close', (code) => resolve({ code, output }));
  });
async function withServer(onConnection, work) {
  const server = createServer(onConnection);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(server.address().port);
  } finally {
    server.close();
  }
}
/** A port on which nothing listens. */
const closedPort = () => withServer(null, (port) => port);
const isStack = /\n\s+at /;

describe('invalid first start fails with a message before installing anything', () => {
  it.each([
    ['a port that is none', { PORT: 'abc' }, 'PORT must be a port number, not "abc".'],
    [
      'a database of another kind',
      { DATABASE_URL: 'mysql://a@127.0.0.1/b' },
      'DATABASE_URL must be an address such as postgres://',
    ],
    [
      'a data folder that is a file',
      { DATA_DIR: join(ROOT, 'package.json') },
      'cannot be used: it is not a folder',
    ],
  ])('%s', async (_what, settings, sentence) => {
    const { code, output } = await run(settings);
    expect(output).toContain(sentence);
    expect([code, isStack.test(output), existsSync(join(clone, 'node_modules'))]).toEqual([
      1,
      false,
      false,
    ]);
  });
  it('a database that is not there', async () => {
    const port = await closedPort();
    const { code, output } = await run({
      DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c`,
    });
    expect(output).toContain(
      `The database at DATABASE_URL cannot be reached: nothing answers at 127.0.0.1:${port} (ECONNREFUSED).`,
    );
    expect([code, existsSync(join(clone, 'node_modules'))]).toEqual([1, false]);
  });

  it('a port that another program has', async () => {
    await withServer(null, async (port) => {
      const { code, output } = await run({ PORT: String(port) });
      expect([code, output]).toEqual([
        1,
        expect.stringContaining(`Port ${port} on 127.0.0.1 is taken`),
      ]);
    });
  });

  const disk = temporaryFolder();
  const isMounted = mountSmallDisk(disk, 20);
  afterAll(() => {
    if (isMounted) execFileSync('umount', [disk]);
  });
  it.runIf(isMounted)(
    'a disk of 20 MB, by its folder, what is free and what is needed',
    async () => {
      const { code, output } = await run({ DATA_DIR: join(disk, 'data') });
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          /The disk of \S+data is too small: (19|20) MB are free, and \d+ MB are needed for a new site\. Make room/,
        ),
      ]);
    },
  );
});

describe('installation without a network', () => {
  const REACHED =
    /The packages could not be installed: the package registry cannot be reached \((\S+)\), and npm has not cached all of them\. Check the network/;
  it('reports a registry that refuses', async () => {
    const { code, output } = await run({
      npm_config_registry: `http://127.0.0.1:${await closedPort()}/`,
    });
    expect([code, REACHED.exec(output)?.[1]]).toEqual([1, 'ECONNREFUSED']);
  });
  it('stops waiting for a registry that never answers before npm does', async () => {
    await withServer(
      (socket) => socket.on('error', () => {}),
      async (port) => {
        const { code, output } = await run({
          npm_config_registry: `http://127.0.0.1:${port}/`,
          npm_config_fetch_timeout: '',
        });
        expect([code, output]).toEqual([
          1,
          expect.stringMatching(
            /The packages could not be installed: the package registry cannot be reached/,
          ),
        ]);
      },
    );
  });
  it('reports missing npm', async () => {
    const { code, output } = await run({ PATH: folder });
    expect([code, output]).toEqual([1, expect.stringContaining('npm was not found')]);
  });
});

describe('outdated Node', () => {
  it('is older than package.json requires', () => {
    const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(
      JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines.node,
    );
    expect(() => requireNode(`${major}.${minor}.0`)).not.toThrow();
    expect(() => requireNode(`${major}.${minor - 1}.9`)).toThrow(/too old/);
  });
  const commands = readdirSync(join(ROOT, 'tools')).filter((name) => name.endsWith('.mjs'));
  it('is reported by every command before other modules load', () => {
    expect(commands.length).toBeGreaterThan(10);
    for (const name of commands)
      expect(readFileSync(join(ROOT, 'tools', name), 'utf8').split('\n')[0], name).toBe(
        "import './lib/require-node.mjs';",
      );
  });
});
