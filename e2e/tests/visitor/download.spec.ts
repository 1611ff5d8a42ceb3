import { get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '@admissions/protocol/releases';
import { releaseFilesIn } from '../../fixtures/release-files.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';
import { SAMPLE_PAGES } from './public-pages.ts';

test('an anonymous visitor downloads nothing of the back office', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  for (const path of SAMPLE_PAGES) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: '開啟選單' }).click();
  expect(
    requestedPaths.filter((path) => path.startsWith('/remotes/mf_public/')).length,
  ).toBeGreaterThan(0);
  expect(requestedPaths.filter((path) => /mf_admin|admin-ui|antd/.test(path))).toEqual([]);
});

test('an anonymous page does not name remotes of the back office', async ({ page }) => {
  for (const path of SAMPLE_PAGES) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toContain('mf_admin');
    const releases: Release[] = await Promise.all(
      releaseFilesIn(html).map(async (href) => (await page.request.get(href)).json()),
    );
    // Other tests of this product may have added public remotes.
    expect(releases.map(({ manifest }) => manifest.name)).toContain('mf_public');
    expect(releases.filter(({ manifest }) => manifest.base !== '')).toEqual([]);
  }
});

test('key and secret of the site are in no public file', async ({ page, product }) => {
  const fetched: string[] = [];
  page.on('response', async (response) => {
    if (/javascript|html|json/.test(response.headers()['content-type'] ?? ''))
      fetched.push(await response.text().catch(() => ''));
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect.poll(() => fetched.length).toBeGreaterThan(3);
  for (const secret of [product.secrets.APP_SECRET, product.secrets.INTERNAL_TOKEN]) {
    expect(secret.length).toBeGreaterThan(15);
    expect(fetched.some((text) => text.includes(secret))).toBe(false);
  }
});

test('public pages load nothing from other sites', async ({ page, product }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const path of SAMPLE_PAGES) await page.goto(path);
  expect([...hosts].filter((origin) => origin !== product.url && origin !== 'null')).toEqual([]);
});

/** Home page, in kB of brotli; an upper bound above the budget of `npm run bench -- pages`. */
const MAX_SCRIPTS_KB = 180;

test('the home page loads no scripts of other pages', async ({ product }) => {
  const { scripts } = await listFiles(product.url);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((href) => /departments|campus|article|forms|finder/.test(href))).toEqual(
    [],
  );
  expect(await addUp(product.url, scripts)).toBeLessThanOrEqual(MAX_SCRIPTS_KB);
});

/** Documents, in kB of brotli: the budgets of `npm run bench -- pages`. */
const MAX_DOCUMENT_KB = {
  '/': 24,
  '/news': 14,
  '/newsCont?id=1': 14,
  '/camp': 14,
  '/share': 14,
  '/life': 14,
  '/formVisit': 14,
  '/bachelor': 30,
  '/admissions': 30,
  '/360tours': 12,
  '/bachelorCont?id=1': 20,
};

/** Other tests may add a message or a remote. All script hashes were 4 kB. */
const TOLERANCE_KB = 2;

test('a document contains only its own page and no shared release data', async ({ product }) => {
  for (const [path, most] of Object.entries(MAX_DOCUMENT_KB)) {
    const html = await (await fetch(product.url + path)).text();
    const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    expect(packed.length / 1000, path).toBeLessThanOrEqual(most + TOLERANCE_KB);
    // Heading, lists and forms are in the HTML.
    expect(html.length / 1000, path).toBeGreaterThan(30);
  }
});

/** Style sheets, in kB of brotli: the budgets of `npm run bench -- pages`. */
const MAX_STYLES_KB = { '/bachelor': 20, '/bachelorCont?id=1': 20, '/compare': 20 };

test('department pages load no styles or scripts of related pages', async ({ product }) => {
  const names = new Map<string, string>();
  for (const [path, most] of Object.entries(MAX_STYLES_KB)) {
    const { scripts, styles } = await listFiles(product.url + path);
    names.set(path, scripts.join(' '));
    expect(styles.length, path).toBeGreaterThan(3);
    const sheets = await Promise.all(
      styles.map(async (href) => (await fetch(product.url + href)).text()),
    );
    const sizes = sheets.map((sheet) => brotliCompressSync(sheet).length);
    expect(sum(sizes) / 1000, path).toBeLessThanOrEqual(most);
  }
  expect(names.get('/bachelor')).toMatch(/guide-/);
  expect(names.get('/bachelor')).not.toMatch(/department-|compare-/);
  expect(names.get('/bachelorCont?id=1')).toMatch(/department-/);
  expect(names.get('/bachelorCont?id=1')).not.toMatch(/guide-|finder-|compare-/);
  expect(names.get('/compare')).toMatch(/compare-/);
  expect(names.get('/compare')).not.toMatch(/guide-|finder-|department-/);
});

/** Data of the first search on the home page, in kB as sent: 15 of index, 9 of words and notes. */
const MAX_FINDER_KB = 27;

test('the first search of the finder loads no complete list of departments', async ({ page }) => {
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (request.url().includes('/api/ap/'))
      sizes.push((await request.sizes()).responseBodySize / 1000);
  });
  await openPage(page, '/');
  await page.getByRole('searchbox').fill('晶片');
  await expect(page.getByRole('list', { name: '找到的學系' })).toBeVisible();
  await expect.poll(() => sizes.length).toBe(2);
  const kilobytes = sum(sizes);
  // Guards against an empty sum.
  expect(kilobytes).toBeGreaterThan(5);
  expect(kilobytes).toBeLessThanOrEqual(MAX_FINDER_KB);
});

/** Scripts and style sheets named by a document. */
async function listFiles(url: string) {
  const html = await (await fetch(url)).text();
  const links = [...html.matchAll(/<link[^>]*>/g)].map(([link]) => link);
  const hrefs = (rel: string) =>
    links
      .filter((link) => link.includes(`rel="${rel}"`))
      .map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  return { scripts: hrefs('modulepreload'), styles: hrefs('stylesheet') };
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

/** Total size in kB as sent. */
async function addUp(origin: string, files: readonly string[]): Promise<number> {
  return sum(await Promise.all(files.map((href) => sizeByBrotli(origin + href)))) / 1000;
}

// fetch decompresses bodies, so the transferred size is counted here.
const sizeByBrotli = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let size = 0;
      answer.on('data', (part: Buffer) => {
        size += part.length;
      });
      answer.on('end', () => resolve(size));
    }).on('error', reject);
  });
