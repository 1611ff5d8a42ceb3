import { get } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Release } from '@admissions/protocol/releases';
import { releaseFilesIn } from '../../fixtures/release-files.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SAMPLE_PAGES } from './public-pages.ts';

test('an anonymous visitor downloads not one byte of the back office', async ({ page }) => {
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

test('an anonymous page does not even name the remotes of the back office', async ({ page }) => {
  for (const path of SAMPLE_PAGES) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toContain('mf_admin');
    const releases: Release[] = await Promise.all(
      releaseFilesIn(html).map(async (href) => (await page.request.get(href)).json()),
    );
    // Other journeys of this product may have put remotes of visitors beside it.
    expect(releases.map(({ manifest }) => manifest.name)).toContain('mf_public');
    expect(releases.filter(({ manifest }) => manifest.base !== '')).toEqual([]);
  }
});

test('the key and the secret of the site are in nothing that a browser can fetch', async ({
  page,
  product,
}) => {
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

test('nothing a visitor’s page needs comes from elsewhere', async ({ page, product }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (const path of SAMPLE_PAGES) await page.goto(path);
  expect([...hosts].filter((origin) => origin !== product.url && origin !== 'null')).toEqual([]);
});

/** Of the home page, in kB as brotli sends them. The budget of `npm run bench -- pages` is lower; this is what nothing may add to. */
const MAX_SCRIPTS_KB = 175;

test('the home page brings its own scripts and not those of other pages', async ({ product }) => {
  const { scripts } = await listFiles(product.url);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((href) => /departments|campus|article|forms|finder/.test(href))).toEqual(
    [],
  );
  expect(await addUp(product.url, scripts)).toBeLessThanOrEqual(MAX_SCRIPTS_KB);
});

/** Of documents, in kB after brotli: the budgets of `npm run bench -- pages`. */
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

/** What other journeys of the same product may have added meanwhile: a message on every page, a remote of another team. The hashes of all scripts were 4 kB. */
const TOLERANCE_KB = 2;

test('a document brings its own page: what every page has to know of the site’s parts is fetched once', async ({
  product,
}) => {
  for (const [path, most] of Object.entries(MAX_DOCUMENT_KB)) {
    const html = await (await fetch(product.url + path)).text();
    const packed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
    expect(packed.length / 1000, path).toBeLessThanOrEqual(most + TOLERANCE_KB);
    // Its heading, lists and forms stand in it whole.
    expect(html.length / 1000, path).toBeGreaterThan(30);
  }
});

/** Of style sheets, in kB after brotli: the budgets of `npm run bench -- pages`. */
const MAX_STYLES_KB = { '/bachelor': 20, '/bachelorCont?id=1': 20, '/compare': 20 };

test('pages of departments bring neither the style sheets nor the scripts of their neighbours', async ({
  product,
}) => {
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

/** So many files a browser asks for at once where a front speaks no HTTP/2: the seventh style sheet holds up the first paint by a whole way there and back. */
const MAX_PARALLEL_STYLES = 6;

test('the first paint waits for no more style sheets than are fetched at once', async ({
  product,
}) => {
  for (const path of [
    '/',
    '/events',
    '/newsCont?id=1',
    '/traffic',
    '/video',
    '/bachelorCont?id=1',
  ]) {
    const { styles } = await listFiles(product.url + path);
    expect(styles.length, path).toBeGreaterThan(3);
    expect(styles.length, `${path}: ${styles.join(' ')}`).toBeLessThanOrEqual(MAX_PARALLEL_STYLES);
  }
});

test('what the shell shares with the pages is there once: a text of an entry brings no second @admissions/ui', async ({
  product,
}) => {
  const { scripts } = await listFiles(`${product.url}/newsCont?id=1`);
  const texts = await Promise.all(
    scripts.map(async (href) => ({
      href,
      text: await (await fetch(product.url + href)).text(),
    })),
  );
  expect(scripts.join(' ')).toMatch(/article-/);
  // What breaks headings between words stands in the package, and nowhere else.
  const segmenterScripts = texts
    .filter(({ text }) => text.includes('Intl.Segmenter'))
    .map(({ href }) => href);
  expect(segmenterScripts).toEqual([expect.stringMatching(/^\/assets\//)]);
});

/** What the first key in the box of the home page fetches of departments and their words, in kB as it is sent: some 12 of index and 6 of synonyms and notes. */
const MAX_FINDER_KB = 24;

test('the first question to the finder reads what it looks at, and not the whole list of departments', async ({
  page,
}) => {
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (request.url().includes('/api/ap/'))
      sizes.push((await request.sizes()).responseBodySize / 1000);
  });
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('searchbox').fill('晶片');
  await expect(page.getByRole('list', { name: '找到的學系' })).toBeVisible();
  await expect.poll(() => sizes.length).toBe(2);
  const kilobytes = sum(sizes);
  // With nothing sent the sum would be small as well.
  expect(kilobytes).toBeGreaterThan(5);
  expect(kilobytes).toBeLessThanOrEqual(MAX_FINDER_KB);
});

/** The scripts and style sheets that a document names for its first page. */
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

/** Kilobytes of all of them, as they are sent. */
async function addUp(origin: string, files: readonly string[]): Promise<number> {
  return sum(await Promise.all(files.map((href) => sizeByBrotli(origin + href)))) / 1000;
}

// fetch unpacks what it gets; what was sent is counted here.
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
