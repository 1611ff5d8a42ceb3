import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { AUTH_PATHS } from '@admissions/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ServerProcess } from './tests/testing/server-process.ts';
import { freePort, startServer } from './tests/testing/server-process.ts';

// Most of these tests create a whole database first.
vi.setConfig({ testTimeout: 150_000 });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-server-'));
const secrets = {
  APP_KEY: 'key-9f2c71aa',
  APP_SECRET: 'secret-b81d0c4e77',
  ADMIN_PASSWORD: 'Quiet-Harbour-42',
  DATA_KEY: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  INTERNAL_TOKEN: 'internal-5d1e8f0a',
};
const running: ServerProcess[] = [];
let port: number;
let env: Record<string, string>;

function start(changes: Record<string, string> = {}): ServerProcess {
  const server = startServer({ ...env, ...changes });
  running.push(server);
  return server;
}
async function isServing(at = port): Promise<boolean> {
  return fetch(`http://127.0.0.1:${at}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
const serves = (at = port) =>
  expect.poll(() => isServing(at), { timeout: 120_000, interval: 50 }).toBe(true);
async function call(method: 'GET' | 'PUT', url: string) {
  const { APP_KEY: key, APP_SECRET: secret } = secrets;
  const signIn = await fetch(`http://127.0.0.1:${port}${AUTH_PATHS.appSignIn}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, secret, domain: 'localhost' }),
  });
  const { data } = (await signIn.json()) as { data: { token: string } };
  const response = await fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    headers: { authorization: `Bearer ${data.token}` },
  });
  return (await response.json()) as {
    errorCode: number;
    data: {
      total: number;
      list: { id: number; title: string }[];
      id: number;
      mode: string;
      clickCount: number;
    };
  };
}
const read = (url: string) => call('GET', url);

beforeAll(async () => {
  port = await freePort();
  env = { DATA_DIR: path.join(folder, 'data'), API_PORT: String(port), SEED: 'demo', ...secrets };
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('the server as a process', () => {
  let first: ServerProcess;

  it('starts from nothing, seeds the demo content and serves it', async () => {
    first = start();
    await serves();
    expect((await read('/api/ap/news')).data.total).toBeGreaterThan(15);
    expect((await read('/api/ap/banner/info/1')).data).toMatchObject({ id: 1, mode: 'text' });
    expect((await read('/api/ap/about/scholarships_info')).errorCode).toBe(1);
    expect((await read('/api/ap/setting/block_list?type=5')).data.total).toBeGreaterThan(5);
  });

  it('refuses a second process on its data folder with one sentence', async () => {
    const second = start({ API_PORT: String(await freePort()) });
    expect(await second.ended).toBe(75);
    expect(second.output.error.trim()).toBe(
      `The data folder ${env.DATA_DIR} is in use by process ${first.child.pid}; stop that process first, or choose another DATA_DIR`,
    );
    expect(await isServing()).toBe(true);
  });

  let clicked: Record<string, number>;
  const COUNTED = {
    'news/1': 'news/clickCount/1',
    'college/share_info/1': 'college/ShareClickCount/1',
    'college/life_info/1': 'college/LifeClickCount/1',
  };
  const clickCounts = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(COUNTED).map(async (path) => [
          path,
          (await read(`/api/ap/${path}`)).data.clickCount,
        ]),
      ),
    );

  it('counts views of every kind with a counter', async () => {
    clicked = await clickCounts();
    for (const path of Object.values(COUNTED))
      expect((await call('PUT', `/api/ap/${path}`)).errorCode).toBe(1);
  });

  it('stops cleanly on SIGTERM with an open event stream and an empty stderr', async () => {
    const stream = fetch(`http://127.0.0.1:${port}/api/internal/changes`, {
      headers: { 'x-internal-token': secrets.INTERNAL_TOKEN },
    });
    const body = (await stream).text();
    first.child.kill('SIGTERM');
    // A blocked process would exit with 1 after ten seconds.
    expect(await first.ended).toBe(0);
    await body;
    expect(first.output.error).toBe('');
    expect(
      fs.readdirSync(env.DATA_DIR as string).filter((name) => name.startsWith('lock.')),
    ).toEqual([]);
  });

  it('restarts with its data, also after kill -9', async () => {
    const again = start();
    await serves();
    // Written at shutdown, just after the clicks arrived.
    expect(await clickCounts()).toEqual(
      Object.fromEntries(Object.entries(clicked).map(([path, number]) => [path, number + 1])),
    );
    const before = (await read('/api/ap/news')).data.total;
    again.child.kill('SIGKILL');
    await again.ended;
    const third = start();
    await serves();
    expect((await read('/api/ap/news')).data.total).toBe(before);
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(0);
  });
});

describe('a command as a process', () => {
  it.each([
    [['help'], 0, /^node api\/dist\/server\.js {12}serves/, /^$/],
    [['nonsense'], 2, /^$/, /^Unknown command nonsense; "help" lists all\n$/],
    [
      ['restore'],
      2,
      /^$/,
      /^restore: it takes 1 value, not 0\nUsage: node api\/dist\/server\.js restore <name\|latest>\n$/,
    ],
  ])('%j exits with %i', async (args, code, out, error) => {
    const command = startServer(env, { args });
    running.push(command);
    expect(await command.ended).toBe(code);
    expect([command.output.out, command.output.error]).toEqual([
      expect.stringMatching(out),
      expect.stringMatching(error),
    ]);
  });
});

describe('a failed start: one sentence and a non-zero exit code', () => {
  const fails = async (changes: Record<string, string>, sentence: RegExp, code = 1) => {
    const server = start({ SEED: 'none', ...changes });
    expect(await server.ended).toBe(code);
    expect(server.output.error.trim().split('\n')).toHaveLength(1);
    expect(server.output.error).toMatch(sentence);
  };

  it('a port in use', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const busyPort = (other.address() as net.AddressInfo).port;
    await fails(
      { API_PORT: String(busyPort), DATA_DIR: path.join(folder, 'port') },
      new RegExp(`^Port ${busyPort} on 127.0.0.1 is in use`),
    );
    other.close();
  });

  it('a well-known secret, with the exit code for configuration errors', async () => {
    await fails(
      { APP_SECRET: 'changeme', DATA_DIR: path.join(folder, 'known') },
      /^Setting APP_SECRET is empty, too short or a well-known default/,
      78,
    );
  });

  it('a database that cannot be reached', async () => {
    await fails(
      { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/x` },
      /^The database at DATABASE_URL cannot be reached: /,
    );
  });

  it('a data folder that cannot be written to', async () => {
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, '');
    await fails({ DATA_DIR: path.join(file, 'data') }, /^The data folder .* cannot be used/);
  });

  it('an invalid setting', async () => {
    await fails({ API_PORT: 'eighty' }, /^Setting API_PORT: /);
  });
});
