import { expect, test } from '@playwright/test';
import { createStaffClient } from '../fixtures/api-client.ts';
import { type Deployment, startDeployment } from './deployment.ts';
import { sendRequest } from './send-request.ts';

// Cache of the front: scope, duration and use during an outage of the shell.
let deployment: Deployment;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  deployment = await startDeployment();
});
test.afterAll(async () => {
  await deployment?.stop();
});

const listAssetPaths = (html: string) => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:assets|remotes|media)\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    ),
  ),
];
/** Duration of the shell's outage. */
const OUTAGE_SECONDS = 6;

test('visitors receive cached pages and files during an outage of the shell', async ({ page }) => {
  const pages = ['/', '/life', '/newsCont?id=1'];
  const firstTexts = new Map<string, string>();
  const read = async (path: string) => {
    const answer = await sendRequest(deployment.url + path, {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(answer.status, path).toBe(200);
    return answer;
  };
  for (const path of pages) {
    await page.goto(deployment.url + path, { waitUntil: 'networkidle' });
    const { text } = await sendRequest(deployment.url + path);
    for (const each of [path, ...listAssetPaths(text)])
      for (let time = 0; time < 2; time++) firstTexts.set(each, (await read(each)).text);
  }
  await deployment.pause('shell');
  const until = Date.now() + OUTAGE_SECONDS * 1000;
  do {
    for (const [path, text] of firstTexts)
      expect((await read(path)).text === text, path).toBe(true);
  } while (Date.now() < until);
  // A new browser without cached files.
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${deployment.url}/life`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
  await deployment.resume('shell');
});

test('a published change is shown to its editor at once and soon to everybody', async () => {
  const client = await createStaffClient(
    deployment.url,
    deployment.admin.account,
    deployment.admin.password,
  );
  const path = '/newsCont?id=2';
  const titleAt = async (cookie?: string) =>
    /<h1[^>]*>(.*?)<\/h1>/s
      .exec(
        (await sendRequest(deployment.url + path, { headers: cookie ? { cookie } : {} })).text,
      )?.[1]
      ?.replace(/<[^>]+>/g, '');
  for (let time = 0; time < 3; time++) await titleAt();
  for (let time = 0; time < 3; time++) {
    const title = `換上的標題 ${time}`;
    const { revision } = await client.get<{ revision: number }>('/api/admin/news/news_info/2');
    await client.call('PUT', '/api/admin/news/edit_news/2', { title, revision });
    expect(await titleAt('content_changed=1')).toContain(title);
    // That view refreshed the shared cache.
    expect(await titleAt()).toContain(title);
  }
});

test('the front caches no private responses', async () => {
  const first = await sendRequest(`${deployment.url}/traffic`);
  expect(first.headers['cache-control']).toContain('s-maxage=1');
  const tag = String(first.headers.etag);
  const revalidated = await sendRequest(`${deployment.url}/traffic`, {
    headers: { 'if-none-match': tag },
  });
  expect([revalidated.status, revalidated.text]).toEqual([304, '']);
  for (const path of ['/admin/login', '/traffic?preview=invented'])
    expect((await sendRequest(deployment.url + path)).headers['cache-control'], path).toMatch(
      /no-store/,
    );
  // Compressed and uncompressed responses are cached separately.
  for (let time = 0; time < 3; time++)
    for (const encoding of ['gzip', 'identity'])
      expect(
        (
          await sendRequest(`${deployment.url}/traffic`, {
            headers: { 'accept-encoding': encoding },
          })
        ).headers['content-encoding'],
      ).toBe(encoding === 'gzip' ? 'gzip' : undefined);
});
