import { expect, test } from '@playwright/test';
import { staffCaller } from '../fixtures/caller.ts';
import { ask } from './ask.ts';
import { type Parts, startParts } from './parts.ts';

// The pages and files that the front keeps: for whom, for how long, and what they are worth while no shell is there.
let parts: Parts;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  parts = await startParts();
});
test.afterAll(async () => {
  await parts?.stop();
});

const pathsIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="(\/(?:assets|remotes|media)\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    ),
  ),
];
/** So long (seconds) no shell is there. */
const GONE_FOR = 6;

test('a shell that is gone for a while is noticed by no visitor of what others have read: page, styles, scripts, pictures', async ({
  page,
}) => {
  const pages = ['/', '/life', '/newsCont?id=1'];
  const known = new Map<string, string>();
  const read = async (path: string) => {
    const answer = await ask(parts.url + path, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.status, path).toBe(200);
    return answer;
  };
  for (const path of pages) {
    await page.goto(parts.url + path, { waitUntil: 'networkidle' });
    const { text } = await ask(parts.url + path);
    for (const each of [path, ...pathsIn(text)])
      for (let time = 0; time < 2; time++) known.set(each, (await read(each)).text);
  }
  await parts.pause('shell');
  const until = Date.now() + GONE_FOR * 1000;
  do {
    for (const [path, text] of known) expect((await read(path)).text === text, path).toBe(true);
  } while (Date.now() < until);
  // A browser that was never here.
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${parts.url}/life`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
  await parts.resume('shell');
});

test('what is published is seen at the next view by who published it, and a moment later by everybody', async () => {
  const caller = await staffCaller(parts.url, parts.admin.account, parts.admin.password);
  const path = '/newsCont?id=2';
  const titleAt = async (cookie?: string) =>
    /<h1[^>]*>(.*?)<\/h1>/s
      .exec((await ask(parts.url + path, { headers: cookie ? { cookie } : {} })).text)?.[1]
      ?.replace(/<[^>]+>/g, '');
  for (let time = 0; time < 3; time++) await titleAt();
  for (let time = 0; time < 3; time++) {
    const title = `換上的標題 ${time}`;
    const { revision } = await caller.get<{ revision: number }>('/api/admin/news/news_info/2');
    await caller.call('PUT', '/api/admin/news/edit_news/2', { title, revision });
    expect(await titleAt('content_changed=1')).toContain(title);
    // What that view brought is everybody's by now.
    expect(await titleAt()).toContain(title);
  }
});

test('nobody gets from the front what is not everybody’s', async () => {
  const first = await ask(`${parts.url}/traffic`);
  expect(first.headers['cache-control']).toContain('s-maxage=1');
  const tag = String(first.headers.etag);
  const known = await ask(`${parts.url}/traffic`, { headers: { 'if-none-match': tag } });
  expect([known.status, known.text]).toEqual([304, '']);
  for (const path of ['/admin/login', '/traffic?preview=made-up'])
    expect((await ask(parts.url + path)).headers['cache-control'], path).toMatch(/no-store/);
  // Compressed and not: each gets what it reads.
  for (let time = 0; time < 3; time++)
    for (const encoding of ['gzip', 'identity'])
      expect(
        (await ask(`${parts.url}/traffic`, { headers: { 'accept-encoding': encoding } })).headers[
          'content-encoding'
        ],
      ).toBe(encoding === 'gzip' ? 'gzip' : undefined);
});

test('a page that is read often goes out as brotli, which nginx itself cannot make', async () => {
  const read = async (accepted: string) => {
    const answer = await fetch(`${parts.url}/life`, { headers: { 'accept-encoding': accepted } });
    return { encoding: answer.headers.get('content-encoding'), text: await answer.text() };
  };
  const plain = await read('identity');
  await expect.poll(async () => (await read('gzip, deflate, br')).encoding).toBe('br');
  expect((await read('gzip, deflate, br')).text).toBe(plain.text);
  expect((await read('gzip')).encoding).toBe('gzip');
});
