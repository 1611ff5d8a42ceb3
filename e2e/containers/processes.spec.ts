import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { attackWithVictims } from '../fixtures/attack-with-victims.ts';
import { visitorCaller } from '../fixtures/caller.ts';
import { hiddenRequests, sendAttack } from '../fixtures/framing-attacks.ts';
import { root } from '../fixtures/root.ts';
import { type Parts, startParts } from './parts.ts';

// What docker-compose.yml puts into containers runs here as processes: the same nginx configuration, the API on PostgreSQL,
// every remote on a static server of its own, a shell that has nothing but their addresses.
let parts: Parts;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // One machine asks for everybody here: the thousands of visits between the attacks are not to be refused for coming often.
  parts = await startParts({ settings: { RATE_LIMIT: '1000000', SIGNIN_LIMIT: '1000000' } });
});
test.afterAll(async () => {
  await parts?.stop();
});

test('the home page comes through the front, rendered from a remote that is served elsewhere, out of PostgreSQL', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const response = await page.goto(parts.url);
  expect(response?.status()).toBe(200);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '開啟選單' }).click();
  await expect(page.getByRole('dialog', { name: '選單' })).toBeVisible();
  expect(errors).toEqual([]);
  expect(await parts.countOf('news_news')).toBeGreaterThan(0);
});

test('every remote has arrived at the shell from its own server', async () => {
  for (const name of ['mf_public', 'mf_admin_content', 'mf_admin_forms', 'mf_admin_accounts']) {
    const release = await (await fetch(`${parts.remotes[name]}/release.json`)).json();
    const entry = await fetch(`${parts.url}${release.base}${release.entry}`);
    expect(entry.status, name).toBe(200);
    expect(entry.headers.get('content-type'), name).toContain('javascript');
  }
});

test('a browser never talks to the remotes’ servers itself', async ({ page }) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  await page.goto(`${parts.url}/news`);
  await page.waitForLoadState('networkidle');
  expect([...origins]).toEqual([new URL(parts.url).origin]);
});

test('staff sign in through the front, and the API sees their own address, not what they claim', async () => {
  const json = {
    'content-type': 'application/json',
    'x-forwarded-for': '203.0.113.9',
    'x-real-ip': '203.0.113.9',
  };
  const app = await (
    await fetch(`${parts.url}/api/auth/signin`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ domain: new URL(parts.url).host }),
    })
  ).json();
  const signIn = await fetch(`${parts.url}/api/admin/auth/login`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${app.data.token}|` },
    body: JSON.stringify(parts.admin),
  });
  expect(signIn.status).toBe(200);
  const cookie = signIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { data } = await signIn.json();
  const mine = await (
    await fetch(`${parts.url}/api/admin/white/myip_info`, {
      headers: { ...json, cookie, authorization: `Bearer ${app.data.token}|${data.token}` },
    })
  ).json();
  expect(JSON.stringify(mine.data)).toContain('127.0.0.1');
  expect(JSON.stringify(mine.data)).not.toContain('203.0.113.9');
});

test('what processes ask of each other cannot be asked through the front', async () => {
  for (const path of [
    '/api/internal/changes',
    '/api/v1/internal/changes',
    '/readyz',
    '/metrics',
    '/api/readyz',
    '/api/v1/readyz',
    '/api/metrics',
    '/shell/figures',
  ])
    expect((await fetch(parts.url + path)).status, path).toBe(404);
  expect((await fetch(`${parts.url}/front-healthz`)).status).toBe(200);
});

for (const way of ['url', 'shellUrl'] as const)
  test(`C1, H1: no framing makes the API read another request, ${way === 'url' ? 'through the front' : 'at the shell itself'}, on PostgreSQL`, async () => {
    const visitor = await visitorCaller(parts[way]);
    const ids = (await visitor.list<{ id: number }>('/api/ap/news')).map(({ id }) => id);
    const damage = await attackWithVictims({ url: parts[way], apiUrl: parts.apiUrl, visitor, ids });
    expect(damage.victims).toBeGreaterThan(20);
    expect({ hidden: damage.hidden, wrong: damage.wrong }).toEqual({ hidden: 0, wrong: [] });
  });

test('C1: what the API refuses as a raw request does no harm through the front either', async () => {
  const requests: [string, string][] = JSON.parse(
    await readFile(join(root, 'api/src/tests/attack/raw-requests.json'), 'utf8'),
  );
  const { port, host } = new URL(parts.url);
  const before = await hiddenRequests(parts.apiUrl);
  for (const [name, bytes] of requests) {
    const answer = await sendAttack(Number(port), {
      name,
      packets: [bytes.replaceAll(/^Host: a\r?$/gm, `Host: ${host}\r`)],
    });
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
      Number(status),
    );
    // nginx says 501 to a way of framing that it does not know, 505 to a version.
    expect(
      statuses
        .filter((status) => status >= 500 && ![501, 505].includes(status))
        .concat(statuses.length > 2 ? statuses : []),
      name,
    ).toEqual([]);
    expect(answer, name).not.toMatch(/X-Canary|x-powered-by/i);
  }
  expect(await hiddenRequests(parts.apiUrl)).toBe(before);
  expect((await fetch(`${parts.url}/news`)).status).toBe(200);
});

test('a body that is too large is refused at the front', async () => {
  const answer = await fetch(`${parts.url}/api/ap/forms/add_visit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ school: 'x'.repeat(300_000) }),
  });
  expect(answer.status).toBe(413);
});

test('an archive of a release is let through to the API, which asks for the deploy token; more than it takes is refused at the front', async () => {
  const send = (bytes: number) =>
    fetch(`${parts.url}/api/releases/mf_public`, {
      method: 'POST',
      headers: { 'content-type': 'application/gzip', authorization: 'Bearer none' },
      body: new Uint8Array(bytes),
    });
  expect((await send(2 ** 20)).status).toBe(401);
  expect((await send(34 * 2 ** 20)).status).toBe(413);
});

test('a team that ships a new image of its remote is on the next page views, without a restart of the shell', async () => {
  const mark = `Shipped${Date.now()}`;
  await parts.ship('mf_public', { version: '1.3.0', mark });
  await expect
    .poll(async () => (await fetch(`${parts.url}/news`)).text(), { timeout: 30_000 })
    .toContain(mark);
});

test('a roll-back stays while the team’s own server still has what was left, and ends with its pin', async () => {
  const readNews = async () => (await fetch(`${parts.url}/news`)).text();
  // On the data of the shell, as docs/how-to/release-and-roll-back.md has it for containers.
  const rollBack = async (...options: string[]) => {
    const given = [join(root, 'tools/rollback.mjs'), 'mf_public', ...options];
    const env = { ...process.env, DATA_DIR: join(parts.folder, 'shell-data') };
    return (await promisify(execFile)(process.execPath, given, { cwd: root, env })).stdout;
  };
  const said = await rollBack('--reason', 'wrong dates');
  expect(said).toMatch(/^mf_public: \S+ is in force again \(was 1\.3\.0\)$/m);
  expect(said).toContain('mf_public 1.0.0 is served by');
  await expect.poll(readNews).not.toContain('Shipped');
  // The shell has looked at the team's server since, and has left it there.
  await expect
    .poll(() => parts.logOf('shell'), { timeout: 30_000 })
    .toMatch(/1\.3\.0 is not taken: .*rolled mf_public back/);
  expect(await readNews()).not.toContain('Shipped');
  await rollBack('--unpin');
  await expect.poll(readNews, { timeout: 30_000 }).toContain('Shipped');
});

test('a remote that serves a changed byte is not taken: the release before stays in force', async () => {
  const before = await (await fetch(`${parts.url}/news`)).text();
  expect(before).toContain('Shipped');
  await parts.ship('mf_public', { version: '1.4.0', mark: '不可信的版本', isTampered: true });
  await expect
    .poll(() => parts.logOf('shell'), { timeout: 30_000 })
    .toMatch(/1\.4\.0.*(refused|not the file)/s);
  expect(await (await fetch(`${parts.url}/news`)).text()).not.toContain('不可信的版本');
});
