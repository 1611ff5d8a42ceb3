import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ADMIN_PROOF_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyTemplate } from '../../platform/db/embedded/template-folder.ts';
import type { ServerProcess } from '../../tests/testing/server-process.ts';
import { freePort, startServer } from '../../tests/testing/server-process.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'full-disk-'));
const APP = { APP_KEY: 'key-9f2c71aa-5e', APP_SECRET: 'secret-b81d0c4e77-2a9f' };
const PASSWORD = 'Quiet-Harbour-42';
let server: ServerProcess;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: folder,
    API_PORT: String(port),
    SEED: 'none',
    ...APP,
    ADMIN_PASSWORD: PASSWORD,
  };
  copyTemplate(inject('template'), path.join(folder, 'pg'));
  // A file size limit for the shell; the database's own files are smaller.
  server = startServer(env, { largestFile: 60_000 });
});
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(origin + url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
async function signedIn(): Promise<Record<string, string>> {
  const app = (await (
    await post(AUTH_PATHS.appSignIn, {
      key: APP.APP_KEY,
      secret: APP.APP_SECRET,
      domain: 'localhost',
    })
  ).json()) as {
    data: { token: string };
  };
  const response = await post(AUTH_PATHS.login, { account: 'admin', password: PASSWORD });
  const { data } = (await response.json()) as { data: { token: string } };
  const half =
    response.headers
      .getSetCookie()
      .find((each) => each.startsWith(ADMIN_PROOF_COOKIE.name))
      ?.split(';')[0] ?? '';
  return { authorization: `Bearer ${app.data.token}|${data.token}`, cookie: half };
}
async function upload(
  headers: Record<string, string>,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
) {
  const body = new FormData();
  body.append('file', new Blob([bytes]), name);
  const response = await fetch(origin + MEDIA_PATHS.upload, { method: 'POST', headers, body });
  return {
    status: response.status,
    ...((await response.json()) as { errorCode: number; message: string; data: { url: string } }),
  };
}

describe('full disk', () => {
  it('returns a message, leaves no files behind and keeps serving', async () => {
    const isServing = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isServing, { timeout: 60_000, interval: 50 }).toBe(true);
    const headers = await signedIn();
    const film = new Uint8Array(
      readFileSync(path.join(import.meta.dirname, '../../../seed/media/video-sample.mp4')),
    );
    const { data } = await upload(headers, film, 'short.mp4');
    const files = () => readdirSync(path.join(folder, 'media'));
    expect(files()).toHaveLength(1);
    const long = new Uint8Array(film.length + 64 * 1024 * 1024);
    long.set(film);
    expect(await upload(headers, long, 'long.mp4')).toMatchObject({
      status: 507,
      errorCode: -1,
      message: '儲存空間已滿，請通知系統管理員。',
    });
    expect(files()).toHaveLength(1);
    const list = (await (await fetch(origin + MEDIA_PATHS.list, { headers })).json()) as {
      data: { total: number };
    };
    expect(list.data.total).toBe(1);
    expect((await (await fetch(origin + data.url)).arrayBuffer()).byteLength).toBe(film.length);
    expect((await upload(headers, film, 'after.mp4')).status).toBe(200);
  }, 120_000);
});
