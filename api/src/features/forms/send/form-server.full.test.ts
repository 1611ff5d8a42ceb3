import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CHALLENGE_PATH, visit } from '@admissions/model/forms';
import { ADMIN_PROOF_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import { formPathsOf } from '@admissions/protocol/forms';
import type { MailServer } from '@admissions/tools/mail-server';
import { startMailServer } from '@admissions/tools/mail-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleVisit } from '../../../tests/testing/sample-visit.ts';
import type { ServerProcess } from '../../../tests/testing/server-process.ts';
import { freePort, startServer } from '../../../tests/testing/server-process.ts';
import { solved } from '../../../tests/testing/solved-proof.ts';

const PLANTED = {
  name: '歐陽植入',
  phone: '03-7777-654',
  mobile: '0977-123-987',
  email: 'planted.person@example.edu.tw',
  remarks: '植入的備註內容',
};
const PASSWORD = 'Planted-Harbour-42';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-forms-'));
let mail: MailServer;
let server: ServerProcess;
let origin: string;
beforeAll(async () => {
  [mail, origin] = [await startMailServer(), `http://127.0.0.1:${await freePort()}`];
  server = startServer({
    DATA_DIR: path.join(folder, 'data'),
    API_PORT: new URL(origin).port,
    SEED: 'none',
    APP_KEY: 'key-9f2c71aa',
    APP_SECRET: 'secret-b81d0c4e77',
    ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'trace',
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'admission@example.edu.tw',
    MAIL_OFFICE: 'office@example.edu.tw',
  });
  await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).ok).toBe(true), {
    timeout: 110_000,
    interval: 100,
  });
}, 120_000);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await mail.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function call(
  method: string,
  url: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const type: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(origin + url, {
    method,
    headers: { ...type, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, headers: response.headers };
}
async function token(): Promise<string> {
  const { text } = await call('POST', AUTH_PATHS.appSignIn, {
    body: { key: 'key-9f2c71aa', secret: 'secret-b81d0c4e77', domain: 'localhost' },
  });
  return `Bearer ${JSON.parse(text).data.token}|`;
}

describe('form server', () => {
  it('mails submissions and logs no personal data', async () => {
    const authorization = await token();
    const challenge = async () =>
      JSON.parse((await call('GET', CHALLENGE_PATH, { headers: { authorization } })).text).data;
    const key = randomUUID();
    const send = async (changes: object = {}) =>
      call('POST', formPathsOf(visit).send, {
        body: { ...sampleVisit({ ...PLANTED, ...changes }), proof: solved(await challenge()) },
        headers: { authorization, 'idempotency-key': key },
      });
    expect((await send({ city: '沒有這個縣' })).status).toBe(422);
    const { status, text } = await send();
    expect(status).toBe(200);
    expect((await send()).status).toBe(200);
    expect((await send({ students: 3 })).status).toBe(422);
    const { reference } = JSON.parse(text).data;
    await expect.poll(() => mail.received.length, { interval: 100 }).toBe(2);
    expect(mail.received.map(({ to }) => to).toSorted()).toEqual([
      'office@example.edu.tw',
      PLANTED.email,
    ]);
    expect(mail.received.every(({ text: letter }) => letter.includes(reference))).toBe(true);

    const signedIn = await call('POST', AUTH_PATHS.login, {
      body: { account: 'admin', password: PASSWORD },
      headers: { authorization },
    });
    const half = signedIn.headers
      .getSetCookie()
      .map((cookie) => new RegExp(`${ADMIN_PROOF_COOKIE.name}=([^;]+)`).exec(cookie)?.[1])[0];
    const staff = {
      authorization: authorization + JSON.parse(signedIn.text).data.token,
      cookie: `${ADMIN_PROOF_COOKIE.name}=${half}`,
    };
    const list = await call(
      'GET',
      `${formPathsOf(visit).list}?text=${encodeURIComponent(PLANTED.name)}`,
      { headers: staff },
    );
    expect(JSON.parse(list.text).data.total).toBe(1);
    const exported = await call('POST', formPathsOf(visit).export, {
      body: { format: 'csv', filters: { text: PLANTED.phone }, password: PASSWORD },
      headers: staff,
    });
    expect(exported.text).toContain(PLANTED.email);

    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const log = server.output.out + server.output.error;
    expect(log).toContain(formPathsOf(visit).send);
    for (const value of [
      ...Object.values(PLANTED),
      encodeURIComponent(PLANTED.name),
      PASSWORD,
      half ?? '',
      authorization,
    ])
      expect(log).not.toContain(value);
  });
});
