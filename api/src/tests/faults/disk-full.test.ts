import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { visit } from '@admissions/model/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { mountSmallDisk } from '@admissions/tools/small-disk';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  freePort,
  readiness,
  SECRETS,
  type ServerProcess,
  serverProcesses,
  untilReady,
  writeToken,
} from '../testing/server-process.ts';

const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-full-'));
const isMounted = mountSmallDisk(disk, 160);
const filler = path.join(disk, 'filler');
// Registered first, so that it runs after the server is killed.
afterAll(() => {
  if (isMounted) execFileSync('umount', [disk]);
  fs.rmSync(disk, { recursive: true, force: true });
});
const launch = serverProcesses();
let server: ServerProcess | undefined;
let port: number;
let token: string;

beforeAll(async () => {
  if (!isMounted) return;
  fs.cpSync(inject('template'), path.join(disk, 'pg'), { recursive: true });
  port = await freePort();
  server = launch({
    DATA_DIR: disk,
    API_PORT: String(port),
    SEED: 'none',
    MIN_FREE: '30',
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'warn',
    ...SECRETS,
  });
  await untilReady(port);
  const signedIn = await writeToken(port);
  token = 'token' in signedIn ? signedIn.token : '';
}, 150_000);

const status = (url: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${url}`, {
    ...init,
    headers: { authorization: `Bearer ${token}|`, 'content-type': 'application/json' },
  }).then(
    (response) => response.status,
    () => 0,
  );
const read = () => status('/api/ap/news');
const sendForm = () => status(formPathsOf(visit).send, { method: 'POST', body: '{}' });
const signsIn = async () => 'token' in (await writeToken(port));
function leave(megabytes: number): void {
  const { bavail, bsize } = fs.statfsSync(disk);
  const more = bavail * bsize - megabytes * 2 ** 20;
  if (more > 0) fs.appendFileSync(filler, Buffer.alloc(more));
}
const free = () => fs.rmSync(filler, { force: true });

describe('disk full', () => {
  it.runIf(isMounted)(
    'refuses writes with 507 on a nearly full disk, still reads and signs in, and recovers',
    async () => {
      expect(await sendForm()).toBe(422);
      leave(10);
      await expect.poll(sendForm, { interval: 100 }).toBe(507);
      expect([await read(), await signsIn(), await readiness(port)]).toEqual([200, true, 200]);
      free();
      await expect.poll(sendForm, { interval: 100 }).toBe(422);
    },
    60_000,
  );

  it.runIf(isMounted)(
    'serves cached answers on a full disk and recovers when there is space',
    async () => {
      expect(await read()).toBe(200);
      leave(0);
      const refusals = new Set<unknown>();
      for (let time = 0; time < 300; time++) {
        const answer = await writeToken(port);
        if ('refused' in answer) refusals.add(answer.refused);
      }
      for (const each of refusals) expect([503, 507]).toContain(each);
      expect(await read()).toBe(200);
      free();
      await expect
        .poll(async () => [await readiness(port), await signsIn()], {
          timeout: 60_000,
          interval: 100,
        })
        .toEqual([200, true]);
      expect(server?.child.exitCode).toBeNull();
    },
    120_000,
  );
});
