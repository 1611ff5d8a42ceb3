import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { visit } from '@admissions/model/forms';
import { AUTH_PATHS } from '@admissions/protocol';
import { formPathsOf } from '@admissions/protocol/forms';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { ServerProcess } from '../testing/server-process.ts';
import { freePort, startServer } from '../testing/server-process.ts';

const SIZE = 160;
const secrets = {
  APP_KEY: 'key-9f2c71aa',
  APP_SECRET: 'secret-b81d0c4e77',
  ADMIN_PASSWORD: 'Quiet-Harbour-42',
  DATA_KEY: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  INTERNAL_TOKEN: 'internal-5d1e8f0a',
};
const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'disk-full-'));
const isMounted = mountSmallDisk();
const filler = path.join(disk, 'filler');
let server: ServerProcess | undefined;
let origin: string;
let authorization: string;

// Only root on Linux can mount a small disk to fill; elsewhere these tests are skipped.
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}m`, 'tmpfs', disk], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
beforeAll(async () => {
  if (!isMounted) return;
  fs.cpSync(inject('template'), path.join(disk, 'pg'), { recursive: true });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = startServer({
    DATA_DIR: disk,
    API_PORT: String(port),
    SEED: 'none',
    MIN_FREE: '30',
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'warn',
    ...secrets,
  });
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), {
    timeout: 120_000,
    interval: 50,
  });
  const { data } = (await (await signIn()).json()) as { data: { token: string } };
  authorization = `Bearer ${data.token}|`;
}, 150_000);
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  if (isMounted) execFileSync('umount', [disk]);
  fs.rmSync(disk, { recursive: true, force: true });
});

const status = (url: string, init: RequestInit = {}) =>
  fetch(origin + url, {
    ...init,
    headers: {
      authorization: authorization ?? '',
      ...(init.body ? { 'content-type': 'application/json' } : {}),
    },
  }).then(
    (response) => response.status,
    () => 0,
  );
const signIn = () =>
  fetch(origin + AUTH_PATHS.appSignIn, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key: secrets.APP_KEY, secret: secrets.APP_SECRET, domain: 'localhost' }),
  });
const write = () => status(formPathsOf(visit).send, { method: 'POST', body: '{}' });
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
      expect(await write()).toBe(422);
      leave(10);
      await expect.poll(write, { interval: 100 }).toBe(507);
      expect([
        await status('/api/ap/news'),
        (await signIn()).status,
        await status('/readyz'),
      ]).toEqual([200, 200, 200]);
      free();
      await expect.poll(write, { interval: 100 }).toBe(422);
    },
    60_000,
  );

  it.runIf(isMounted)(
    'serves cached answers on a full disk and recovers when there is space',
    async () => {
      expect(await status('/api/ap/news')).toBe(200);
      leave(0);
      const answers = new Set<number>();
      for (let time = 0; time < 300; time++)
        answers.add((await signIn().catch(() => ({ status: 0 }))).status);
      for (const each of answers) expect([200, 503, 507]).toContain(each);
      expect(await status('/api/ap/news')).toBe(200);
      free();
      await expect
        .poll(async () => [await status('/readyz'), (await signIn()).status], {
          timeout: 60_000,
          interval: 100,
        })
        .toEqual([200, 200]);
      expect(server?.child.exitCode).toBeNull();
    },
    120_000,
  );
});
