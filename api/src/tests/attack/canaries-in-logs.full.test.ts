import { CHALLENGE_PATH, type ProofChallenge, visit } from '@admissions/model/forms';
import { ADMIN_PROOF_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import { formPathsOf } from '@admissions/protocol/forms';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { temporaryFolder } from '@admissions/tools/testing-node';
import { beforeAll, describe, expect, it } from 'vitest';
import { mailServer } from '../testing/mail-test.ts';
import { sampleVisit } from '../testing/sample-visit.ts';
import {
  freePort,
  type ServerProcess,
  serverProcesses,
  untilReady,
} from '../testing/server-process.ts';
import { solved } from '../testing/solved-proof.ts';

const canaries = {
  name: '金絲雀一號',
  jobTitle: '金絲雀主任二',
  school: '金絲雀三高中',
  phone: '03-9182-7364',
  mobile: '0911-918-273',
  email: 'canary.six@example.edu.tw',
  remarks: '金絲雀七的輪椅',
  appKey: 'canary8-key-5c1e',
  appSecret: 'canary9-secret-77d0',
  dataKey: 'ca4a10ca4a10ca4a10ca4a10ca4a10ca4a10ca4a10ca4a10ca4a10ca4a10ca4a',
  internal: 'canary11-internal-3f',
  password: 'Canary-Twelve-91',
  wrongPassword: 'Canary-Thirteen-92',
  newPassword: 'Canary-Fourteen-93',
  query: 'canary15-query',
  cookie: 'canary16-cookie',
  header: 'canary17-header',
  file: 'canary18-file',
  broken: 'canary19-broken',
  account: 'canary20-account',
};
const folder = temporaryFolder();
const mail = mailServer();
const launch = serverProcesses();
let server: ServerProcess;
let origin: string;
beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = launch({
    DATA_DIR: folder,
    API_PORT: String(port),
    SEED: 'none',
    LOG_LEVEL: 'trace',
    APP_KEY: canaries.appKey,
    APP_SECRET: canaries.appSecret,
    DATA_KEY: canaries.dataKey,
    INTERNAL_TOKEN: canaries.internal,
    ADMIN_PASSWORD: canaries.password,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'admission@example.edu.tw',
    MAIL_OFFICE: 'office@example.edu.tw',
  });
  await untilReady(port);
}, 90_000);

const send = (url: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(`${origin}${url}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('canaries in logs', () => {
  it('log no personal data or secrets while mails are sent, even at trace level', async () => {
    const tokens: string[] = [];
    const application = await send(AUTH_PATHS.appSignIn, {
      key: canaries.appKey,
      secret: canaries.appSecret,
      domain: 'localhost',
    });
    const { token: appToken } = ((await application.json()) as { data: { token: string } }).data;
    const visitor = { authorization: `Bearer ${appToken}|` };
    tokens.push(appToken);

    const { name, jobTitle, school, phone, mobile, email, remarks } = canaries;
    const personal = { name, jobTitle, school, phone, mobile, email, remarks };
    const proof = async () =>
      solved(
        (
          (await (await fetch(`${origin}${CHALLENGE_PATH}`, { headers: visitor })).json()) as {
            data: ProofChallenge;
          }
        ).data,
      );
    const address = formPathsOf(visit).send;
    const sent = await send(
      address,
      { ...sampleVisit(personal), proof: await proof() },
      { ...visitor, 'idempotency-key': 'canary-key-1' },
    );
    expect(await sent.json()).toMatchObject({ errorCode: 1 });
    await expect.poll(() => mail.received.length, { timeout: 60_000 }).toBe(2);
    expect(mail.received.map(({ to }) => to).sort()).toEqual([email, 'office@example.edu.tw']);
    expect(
      (
        await send(
          address,
          { ...sampleVisit({ ...personal, city: '沒有' }), proof: await proof() },
          visitor,
        )
      ).status,
    ).toBe(422);
    expect(
      (await send(address, { ...sampleVisit(personal), proof: `${canaries.broken}` }, visitor))
        .status,
    ).toBe(422);
    await fetch(`${origin}${address}`, {
      method: 'POST',
      body: `{"name":"${canaries.broken}`,
      headers: { ...visitor, 'content-type': 'application/json' },
    });

    const wrong = await send(AUTH_PATHS.login, {
      account: canaries.account,
      password: canaries.wrongPassword,
    });
    expect(wrong.status).toBe(401);
    const signedIn = await send(AUTH_PATHS.login, {
      account: 'admin',
      password: canaries.password,
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
    tokens.push(token, cookie.slice(ADMIN_PROOF_COOKIE.name.length + 1));
    const staff = {
      authorization: `Bearer ${appToken}|${token}`,
      cookie: `${cookie}; other=${canaries.cookie}`,
      'x-other': canaries.header,
    };
    const list = await send(
      `${formPathsOf(visit).list}?text=${canaries.query}`,
      undefined,
      staff,
      'GET',
    );
    expect(list.status).toBe(200);
    expect(
      await (await send(formPathsOf(visit).info(1), undefined, staff, 'GET')).text(),
    ).toContain(canaries.phone);
    const form = new FormData();
    form.append('file', new Blob([canaries.broken]), `${canaries.file}.png`);
    expect(
      (
        await fetch(`${origin}${MEDIA_PATHS.upload}`, {
          method: 'POST',
          body: form,
          headers: staff,
        })
      ).status,
    ).toBe(422);
    await send(`/api/nowhere?${canaries.query}`, { broken: canaries.broken }, staff);
    await send(
      AUTH_PATHS.changePassword,
      { oldPassword: canaries.password, newPassword: canaries.newPassword },
      staff,
    );

    // The last line is written after this one.
    await expect.poll(() => server.output.out.includes('change_password')).toBe(true);
    const log = server.output.out + server.output.error;
    expect(log.split('\n').length).toBeGreaterThan(10);
    const secrets = [
      ...Object.entries(canaries),
      ...tokens.map((text, index) => [`token ${index}`, text] as const),
    ];
    const found = secrets.flatMap(([what, text]) => {
      const line = log.split('\n').find((each) => each.includes(text));
      return line === undefined ? [] : [`${what}: ${line.slice(0, 300)}`];
    });
    expect(found).toEqual([]);
  });
});
