import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ADMIN_PROOF_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { beforeAll, expect, inject, it } from 'vitest';
import { copyTemplate } from '../../platform/db/embedded/template-folder.ts';
import {
  freePort,
  SECRETS,
  serverProcesses,
  untilReady,
  writeToken,
} from '../../tests/testing/server-process.ts';

const folder = temporaryFolder();
const launch = serverProcesses();
let origin: string;
let headers: Record<string, string>;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  copyTemplate(inject('template'), path.join(folder, 'pg'));
  const env = { DATA_DIR: folder, API_PORT: String(port), SEED: 'none', ...SECRETS };
  // A file size limit for the shell; the database's own files are smaller.
  launch(env, { largestFile: 60_000 });
  await untilReady(port);
  const app = await writeToken(port);
  const response = await fetch(origin + AUTH_PATHS.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'admin', password: SECRETS.ADMIN_PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  const half = response.headers
    .getSetCookie()
    .find((each) => each.startsWith(ADMIN_PROOF_COOKIE.name));
  headers = {
    authorization: `Bearer ${'token' in app ? app.token : ''}|${data.token}`,
    cookie: half?.split(';')[0] ?? '',
  };
});

async function upload(bytes: Uint8Array<ArrayBuffer>, name: string) {
  const body = new FormData();
  body.append('file', new Blob([bytes]), name);
  const response = await fetch(origin + MEDIA_PATHS.upload, { method: 'POST', headers, body });
  return {
    status: response.status,
    ...((await response.json()) as { errorCode: number; message: string; data: { url: string } }),
  };
}

it('full disk returns a message, leaves no files behind and keeps serving', async () => {
  const film = new Uint8Array(
    readFileSync(path.join(import.meta.dirname, '../../../seed/media/video-sample.mp4')),
  );
  const { data } = await upload(film, 'short.mp4');
  const files = () => readdirSync(path.join(folder, 'media'));
  expect(files()).toHaveLength(1);
  const long = new Uint8Array(film.length + 64 * 1024 * 1024);
  long.set(film);
  expect(await upload(long, 'long.mp4')).toMatchObject({
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
  expect((await upload(film, 'after.mp4')).status).toBe(200);
}, 120_000);
