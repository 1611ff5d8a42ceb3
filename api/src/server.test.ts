import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  freePort,
  readiness,
  SECRETS,
  type ServerProcess,
  serverProcesses,
  untilReady,
  writeToken,
} from './tests/testing/server-process.ts';

// Most of these tests create a whole database first.
vi.setConfig({ testTimeout: 150_000 });

const folder = temporaryFolder();
const dataDir = path.join(folder, 'data');
const launch = serverProcesses();
let port: number;
beforeAll(async () => {
  port = await freePort();
});

function start(changes: Record<string, string> = {}, args: string[] = []): ServerProcess {
  const env = { DATA_DIR: dataDir, API_PORT: String(port), SEED: 'demo', ...SECRETS, ...changes };
  return launch(env, { args });
}
async function call(url: string, method: 'GET' | 'PUT' = 'GET') {
  const signedIn = await writeToken(port);
  const response = await fetch(`http://127.0.0.1:${port}/api/ap/${url}`, {
    method,
    headers: { authorization: `Bearer ${'token' in signedIn ? signedIn.token : ''}|` },
  });
  return (await response.json()) as {
    errorCode: number;
    data: { total: number; id: number; mode: string; clickCount: number };
  };
}

describe('the server as a process', () => {
  let first: ServerProcess;

  it('starts from nothing, seeds the demo content and serves it', async () => {
    first = start();
    await untilReady(port);
    expect((await call('news')).data.total).toBeGreaterThan(15);
    expect((await call('banner/info/1')).data).toMatchObject({ id: 1, mode: 'text' });
    expect((await call('about/scholarships_info')).errorCode).toBe(1);
    expect((await call('setting/block_list?type=5')).data.total).toBeGreaterThan(5);
  });

  it('refuses a second process on its data folder with one sentence', async () => {
    const second = start({ API_PORT: String(await freePort()) });
    expect(await second.ended).toBe(75);
    expect(second.output.error.trim()).toBe(
      `The data folder ${dataDir} is in use by process ${first.child.pid}; stop that process first, or choose another DATA_DIR`,
    );
    expect(await readiness(port)).toBe(200);
  });

  let clicked: number[];
  const COUNTED = [
    ['news/1', 'news/clickCount/1'],
    ['college/share_info/1', 'college/ShareClickCount/1'],
    ['college/life_info/1', 'college/LifeClickCount/1'],
  ] as const;
  const clickCounts = () =>
    Promise.all(COUNTED.map(async ([info]) => (await call(info)).data.clickCount));

  it('stops cleanly on SIGTERM with an open event stream and an empty stderr', async () => {
    clicked = await clickCounts();
    for (const [, counter] of COUNTED) expect((await call(counter, 'PUT')).errorCode).toBe(1);
    const stream = await fetch(`http://127.0.0.1:${port}/api/internal/changes`, {
      headers: { 'x-internal-token': SECRETS.INTERNAL_TOKEN },
    });
    first.child.kill('SIGTERM');
    // A blocked process would exit with 1 after ten seconds.
    expect(await first.ended).toBe(0);
    await stream.text();
    expect(first.output.error).toBe('');
    expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('lock.'))).toEqual([]);
  });

  it('restarts with its data, and with the clicks written at shutdown', async () => {
    const again = start();
    await untilReady(port);
    expect(await clickCounts()).toEqual(clicked.map((count) => count + 1));
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
  });
});

it.each([
  [['help'], 0, /^node api\/dist\/server\.js {12}serves/, /^$/],
  [['nonsense'], 2, /^$/, /^Unknown command nonsense; "help" lists all\n$/],
  [
    ['restore'],
    2,
    /^$/,
    /^restore: it takes 1 value, not 0\nUsage: node api\/dist\/server\.js restore <name\|latest>\n$/,
  ],
])('a command as a process %j exits with %i', async (args, code, out, error) => {
  const { ended, output } = start({}, args);
  expect(await ended).toBe(code);
  expect([output.out, output.error]).toEqual([
    expect.stringMatching(out),
    expect.stringMatching(error),
  ]);
});

describe('a failed start: one sentence and a non-zero exit code', () => {
  const fails = async (changes: Record<string, string>, sentence: RegExp, code = 1) => {
    const { ended, output } = start({ SEED: 'none', ...changes });
    expect(await ended).toBe(code);
    expect(output.error.trim().split('\n')).toHaveLength(1);
    expect(output.error).toMatch(sentence);
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

  it.each<[string, Record<string, string>, RegExp, number]>([
    [
      'a well-known secret',
      { APP_SECRET: 'changeme', DATA_DIR: path.join(folder, 'known') },
      /^Setting APP_SECRET is empty, too short or a well-known default/,
      78,
    ],
    [
      'a database that cannot be reached',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
      /^The database at DATABASE_URL cannot be reached: /,
      1,
    ],
    [
      'a data folder that cannot be written to',
      { DATA_DIR: '/dev/null/data' },
      /^The data folder .* cannot be used/,
      1,
    ],
    ['an invalid setting', { API_PORT: 'eighty' }, /^Setting API_PORT: /, 1],
  ])('%s', (_what, changes, sentence, code) => fails(changes, sentence, code));
});
