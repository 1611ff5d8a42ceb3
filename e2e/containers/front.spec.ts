import net from 'node:net';
import { frontSite } from '@admissions/tools/front';
import { freePort } from '@admissions/tools/postgres';
import { expect, test } from '@playwright/test';
import { type Deployment, startDeployment } from './deployment.ts';
import { balancerSite, createCertificate, startNginx } from './nginx.ts';
import { sendRequest, type TestResponse } from './send-request.ts';
import type { RunningProcess } from './start-process.ts';

// The front behind a foreign balancer. Every address of 127.0.0.0/8 is this machine.
const BALANCER = '127.0.0.9';
// Releasing the first remotes takes eleven sign-ins and confirmations.
const LOGIN_LIMIT = 12;
let deployment: Deployment;
let balancer: RunningProcess;
let tls: { cert: string; key: string };
let site: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const port = await freePort();
  site = `https://127.0.0.1:${port}`;
  deployment = await startDeployment({
    origin: site,
    settings: { FRONT_TRUSTED_PROXIES: BALANCER, LOGIN_LIMIT: String(LOGIN_LIMIT) },
  });
  tls = await createCertificate(deployment.folder);
  balancer = await startNginx(deployment.folder, [
    balancerSite({
      at: `127.0.0.1:${port}`,
      to: new URL(deployment.url).host,
      from: BALANCER,
      ...tls,
    }),
  ]);
  await expectFront(site);
});
test.afterAll(async () => {
  await balancer?.stop();
  await deployment?.stop();
});

const expectFront = (url: string) =>
  expect
    .poll(() =>
      sendRequest(`${url}/front-healthz`)
        .then(({ status }) => status)
        .catch(() => 0),
    )
    .toBe(200);

/** Sends raw bytes and returns the response. */
const raw = (text: string) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(deployment.url);
    const socket = net.connect(Number(port), hostname, () => socket.write(text));
    let heard = '';
    const done = () => {
      socket.destroy();
      resolve(heard);
    };
    socket.on('data', (part) => {
      heard += part.toString('utf8');
    });
    socket.on('close', done).on('error', done);
    setTimeout(done, 1500);
  });

async function signIn(from: string, to = site, headers: Record<string, string> = {}) {
  const app = await sendRequest(`${to}/api/auth/signin`, {
    method: 'POST',
    from,
    headers,
    body: { domain: new URL(site).host },
  });
  const authorization = `Bearer ${JSON.parse(app.text).data.token}|`;
  return sendRequest(`${to}/api/admin/auth/login`, {
    method: 'POST',
    from,
    headers: { ...headers, authorization },
    body: { account: 'nobody', password: 'wrong-password-1' },
  });
}

test('visitors behind a balancer are limited by their own addresses', async () => {
  const statuses: number[] = [];
  for (let visitor = 0; visitor <= LOGIN_LIMIT; visitor++)
    statuses.push((await signIn(`127.0.0.${11 + visitor}`)).status);
  expect(statuses).not.toContain(429);
  // The same address is limited.
  const often: number[] = [];
  for (let attempt = 0; attempt < LOGIN_LIMIT; attempt++)
    often.push((await signIn('127.0.0.11')).status);
  expect(often).toContain(429);
});

test('forwarded headers of other clients than the balancer are ignored', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt <= LOGIN_LIMIT; attempt++)
    statuses.push(
      (
        await signIn('127.0.0.40', deployment.url, {
          'x-forwarded-for': `203.0.113.${attempt}`,
          'x-real-ip': `203.0.113.${attempt}`,
        })
      ).status,
    );
  expect(statuses.at(-1)).toBe(429);
  const claimed = await sendRequest(`${deployment.url}/`, {
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect([claimed.status, claimed.headers['strict-transport-security']]).toEqual([200, undefined]);
});

test('https responses have one HSTS header, and plain http redirects to the site’s origin', async () => {
  for (const path of ['/', '/readyz', '/api/ap/nothing'])
    expect((await sendRequest(site + path)).headers['strict-transport-security'], path).toMatch(
      /^max-age=31536000; includeSubDomains$/,
    );
  const plain = await sendRequest(`${deployment.url}/news?page=2`, {
    from: BALANCER,
    headers: { 'x-forwarded-proto': 'http', host: 'evil.example' },
  });
  expect([plain.status, plain.headers.location]).toEqual([308, `${site}/news?page=2`]);
});

test('the front can terminate TLS and redirects http except health checks', async () => {
  const [plain, secure] = [await freePort(), await freePort()];
  const front = await startNginx(deployment.folder, [
    await frontSite({
      FRONT_PORT: `127.0.0.1:${plain}`,
      FRONT_TLS_PORT: `127.0.0.1:${secure}`,
      FRONT_CACHE: `${deployment.folder}/other-front-cache`,
      SHELL_SERVERS: new URL(deployment.shellUrl).host,
      SITE_ORIGIN: site,
      TLS_CERT: tls.cert,
      TLS_KEY: tls.key,
    }),
  ]);
  try {
    await expectFront(`http://127.0.0.1:${plain}`);
    const page = await sendRequest(`https://127.0.0.1:${secure}/news`, {
      headers: { host: new URL(site).host },
    });
    expect([page.status, page.headers['strict-transport-security']]).toEqual([
      200,
      'max-age=31536000; includeSubDomains',
    ]);
    for (const headers of [{}, { 'x-forwarded-proto': 'https' }] as Record<string, string>[]) {
      const led = await sendRequest(`http://127.0.0.1:${plain}/news`, { headers });
      expect([led.status, led.headers.location]).toEqual([308, `${site}/news`]);
    }
  } finally {
    await front.stop();
  }
});

test('the front accepts Content-Length: 0 of a GET request', async () => {
  expect(
    await raw(
      `GET /news HTTP/1.1\r\nHost: ${new URL(deployment.url).host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    ),
  ).toMatch(/^HTTP\/1\.1 200 /);
});

test('every response has a content security policy', async () => {
  for (const path of [
    '/',
    '/admin',
    '/sw.js',
    '/robots.txt',
    '/feed.xml',
    '/calendar.ics',
    '/sitemap.xml',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/offline',
    '/assets/none.js',
    '/remotes/none',
    '/media/none.webp',
    '/api/ap/none',
    '/shell/none',
    '/no-such-page',
  ])
    expect(
      (await sendRequest(deployment.url + path)).headers['content-security-policy'],
      path,
    ).toMatch(/\.(txt|svg|js)$/.test(path) ? /^default-src 'none'/ : /default-src '(none|self)'/);
});

test('a shell that answers 503 for one page still serves other pages', async () => {
  expect((await sendRequest(`${deployment.url}/traffic`)).status).toBe(200);
  await deployment.pause('api');
  const away: TestResponse[] = [];
  for (let attempt = 0; attempt < 4; attempt++)
    away.push(await sendRequest(`${deployment.url}/news?page=${90 + attempt}`));
  expect(away.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  // The shell's page, not the one of the front.
  for (const { headers, text } of away)
    expect([headers['retry-after'], text.includes('網站暫時無法使用')]).toEqual(['5', false]);
  for (let attempt = 0; attempt < 6; attempt++)
    expect((await sendRequest(`${deployment.url}/traffic`)).status).toBe(200);
  await deployment.resume('api');
});

test('without a shell visitors see an error page in both languages, and clients an envelope', async ({
  page,
}) => {
  await deployment.pause('shell');
  const answer = await sendRequest(`${deployment.url}/video`);
  expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
    503,
    '10',
    'no-store',
  ]);
  const errors: string[] = [];
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && !message.text().includes('503') && errors.push(message.text()),
  );
  await page.goto(`${deployment.url}/video`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('網站暫時無法使用');
  await expect(page.getByText('The admissions site is not available')).toBeVisible();
  // The style is applied, so the policy has its hash.
  await expect(page.locator('header')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(errors).toEqual([]);
  const api = await sendRequest(`${deployment.url}/api/ap/news`);
  expect([api.status, JSON.parse(api.text).errorCode]).toEqual([503, -1]);
  expect(
    (await sendRequest(`${deployment.url}/api/auth/signin`, { method: 'POST', body: {} })).status,
  ).toBe(503);
  await deployment.resume('shell');
  // Before the ten seconds of nginx's fail_timeout.
  expect((await sendRequest(`${deployment.url}/video`)).status).toBe(200);
});
