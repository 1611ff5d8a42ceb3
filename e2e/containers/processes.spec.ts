import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createVisitorClient } from '../fixtures/api-client.ts';
import { attackWithVictims } from '../fixtures/attack-with-victims.ts';
import { countHiddenRequests, sendAttack } from '../fixtures/framing-attacks.ts';
import { root } from '../fixtures/root.ts';
import { type Deployment, startDeployment } from './deployment.ts';

// Services of docker-compose.yml as processes: same nginx configuration, API on PostgreSQL.
let deployment: Deployment;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // All requests come from one address, so rate limits are raised.
  deployment = await startDeployment({
    settings: { RATE_LIMIT: '1000000' },
  });
});
test.afterAll(async () => {
  await deployment?.stop();
});

test('the front serves a home page of a sent remote with content from PostgreSQL', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const response = await page.goto(deployment.url);
  expect(response?.status()).toBe(200);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '開啟選單' }).click();
  await expect(page.getByRole('dialog', { name: '選單' })).toBeVisible();
  expect(errors).toEqual([]);
  expect(await deployment.countOf('news_news')).toBeGreaterThan(0);
});

test('the shell has adopted every sent remote', async () => {
  for (const [name, { release, code, output }] of Object.entries(deployment.sent)) {
    expect(code, output).toBe(0);
    const entry = await fetch(`${deployment.url}${release.base}${release.entry}`);
    expect(entry.status, name).toBe(200);
    expect(entry.headers.get('content-type'), name).toContain('javascript');
  }
});

test('internal endpoints are unreachable through the front', async () => {
  for (const path of [
    '/api/internal/changes',
    '/api/v1/internal/changes',
    '/api/v2/internal/changes',
    '/api/v1/v1/internal/changes',
    '/readyz',
    '/metrics',
    '/api/readyz',
    '/api/v1/readyz',
    '/api/v1/metrics',
  ])
    expect((await fetch(deployment.url + path)).status, path).toBe(404);
  expect((await fetch(`${deployment.url}/front-healthz`)).status).toBe(200);
});

for (const setting of ['url', 'shellUrl'] as const)
  test(`no framing smuggles a request to the API ${setting === 'url' ? 'through the front' : 'at the shell itself'}`, async () => {
    const visitor = await createVisitorClient(deployment[setting]);
    const ids = (await visitor.list<{ id: number }>('/api/ap/news')).map(({ id }) => id);
    const damage = await attackWithVictims({
      url: deployment[setting],
      apiUrl: deployment.apiUrl,
      visitor,
      ids,
    });
    expect(damage.attacks).toBeGreaterThan(300);
    expect(damage.victims).toBeGreaterThan(20);
    expect({ hidden: damage.hidden, wrong: damage.wrong }).toEqual({ hidden: 0, wrong: [] });
  });

test('requests that the API refuses are harmless through the front', async () => {
  const requests: [string, string][] = JSON.parse(
    await readFile(join(root, 'api/src/tests/attack/raw-requests.json'), 'utf8'),
  );
  const { port, host } = new URL(deployment.url);
  const before = await countHiddenRequests(deployment.apiUrl);
  for (const [name, bytes] of requests) {
    const answer = await sendAttack(Number(port), {
      name,
      packets: [bytes.replaceAll(/^Host: a\r?$/gm, `Host: ${host}\r`)],
    });
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) =>
      Number(status),
    );
    // nginx answers 501 to an unknown transfer encoding, 505 to an unknown version.
    expect(
      statuses
        .filter((status) => status >= 500 && ![501, 505].includes(status))
        .concat(statuses.length > 2 ? statuses : []),
      name,
    ).toEqual([]);
    expect(answer, name).not.toMatch(/X-Canary|x-powered-by/i);
  }
  expect(await countHiddenRequests(deployment.apiUrl)).toBe(before);
  expect((await fetch(`${deployment.url}/news`)).status).toBe(200);
});

test('the front refuses an oversized body', async () => {
  const answer = await fetch(`${deployment.url}/api/ap/forms/add_visit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ school: 'x'.repeat(300_000) }),
  });
  expect(answer.status).toBe(413);
});

test('the front passes release archives to the API and refuses oversized ones', async () => {
  const send = (bytes: number) =>
    fetch(`${deployment.url}/api/releases/mf_public`, {
      method: 'POST',
      headers: { 'content-type': 'application/gzip', authorization: 'Bearer none' },
      body: new Uint8Array(bytes),
    });
  expect((await send(2 ** 20)).status).toBe(401);
  expect((await send(34 * 2 ** 20)).status).toBe(413);
});
