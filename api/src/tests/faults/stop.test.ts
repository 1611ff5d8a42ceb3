import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AUTH_PATHS } from '@admissions/protocol';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  APP_SIGN_IN,
  findLostTokens,
  freePort,
  readiness,
  SECRETS,
  type ServerProcess,
  serverProcesses,
  untilReady,
  writeToken,
} from '../testing/server-process.ts';

const RESTARTS = 3;
const folder = temporaryFolder();
let port: number;
const launch = serverProcesses();
beforeAll(async () => {
  fs.cpSync(inject('template'), path.join(folder, 'pg'), { recursive: true });
  port = await freePort();
});

async function start(changes: Record<string, string> = {}, log?: number): Promise<ServerProcess> {
  const env = {
    DATA_DIR: folder,
    API_PORT: String(port),
    SEED: 'none',
    RATE_LIMIT: '1000000',
    SHED_DELAY: '0',
    ...SECRETS,
    ...changes,
  };
  const server = launch(env, log === undefined ? {} : { log });
  await untilReady(port);
  return server;
}
const ready = () => readiness(port);
const write = () => writeToken(port);

describe('stop', () => {
  it(`${RESTARTS} restarts under traffic lose no acknowledged write and cause no errors`, async () => {
    let server = await start();
    const acknowledged: string[] = [];
    const refused = new Map<number | string, number>();
    let isOver = false;
    const traffic = Array.from({ length: 10 }, async () => {
      while (!isOver) {
        const answer = await write();
        if ('token' in answer) acknowledged.push(answer.token);
        else refused.set(answer.refused, (refused.get(answer.refused) ?? 0) + 1);
        await sleep(200);
      }
    });
    for (let time = 0; time < RESTARTS; time++) {
      const before = acknowledged.length;
      await expect
        .poll(() => acknowledged.length, { timeout: 30_000 })
        .toBeGreaterThan(before + 30);
      const idle = net.connect(port, '127.0.0.1').on('error', () => {});
      idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      await new Promise((resolve) => idle.once('data', resolve));
      server.child.kill('SIGTERM');
      // A blocked process would exit with 1 after ten seconds.
      expect(await server.ended).toBe(0);
      idle.destroy();
      server = await start();
    }
    isOver = true;
    await Promise.all(traffic);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    // 503 while closing, no connection afterwards: both allow a retry, neither may have written.
    expect([...refused.keys()].filter((each) => each !== 503 && each !== 'no connection')).toEqual(
      [],
    );
    expect(await findLostTokens(folder, acknowledged)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(30 * RESTARTS);
  }, 400_000);

  it('on SIGTERM reports not ready, finishes running requests and exits', async () => {
    const server = await start({ STOP_DELAY: '1500' });
    // A body still in transit when the process gets the signal.
    const slow = net.connect(port, '127.0.0.1');
    let answer = '';
    slow.on('data', (part) => {
      answer += part.toString();
    });
    slow.write(
      `POST ${AUTH_PATHS.appSignIn} HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: ${APP_SIGN_IN.length}\r\n\r\n${APP_SIGN_IN.slice(0, 20)}`,
    );
    await sleep(100);
    server.child.kill('SIGTERM');
    await expect.poll(ready, { timeout: 1400, interval: 20 }).toBe(503);
    expect('token' in (await write())).toBe(true);
    slow.write(APP_SIGN_IN.slice(20));
    await new Promise((resolve) => slow.once('close', resolve));
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    expect(await server.ended).toBe(0);
  }, 150_000);

  it('after an uncaught error logs it, finishes running requests and exits with 1', async () => {
    const fault = `process.on('SIGUSR2', () => { Promise.reject(new Error('injected fault')); });`;
    const server = await start({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    });
    const writes = Array.from({ length: 5 }, write);
    server.child.kill('SIGUSR2');
    expect(await server.ended).toBe(1);
    for (const answer of await Promise.all(writes))
      expect(
        'token' in answer || answer.refused === 503 || answer.refused === 'no connection',
      ).toBe(true);
    expect(server.output.out).toMatch(/"level":60.*injected fault.*uncaught error/);
  }, 150_000);

  it('continues serving when its log cannot be written', async () => {
    const full = fs.openSync('/dev/full', 'w');
    const server = await start({}, full);
    fs.closeSync(full);
    for (let time = 0; time < 5; time++) expect('token' in (await write())).toBe(true);
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }, 150_000);
});
