import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@admissions/protocol/releases';
import type { Product } from '../../fixtures/product.ts';
import { root } from '../../fixtures/root.ts';
import {
  generateNumbered,
  listNumbered,
  simulateVisitors,
} from '../../fixtures/simulate-visitors.ts';
import { expect, test } from '../../fixtures/test.ts';

const { claims } = JSON.parse(
  readFileSync(join(root, 'mf-public/remote.json'), 'utf8'),
) as RemoteManifest;
const readRenderCount = async ({ url }: Product) =>
  Number(
    /^shell_render_seconds_count (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1],
  );

/** Resident memory of the shell in MB. */
const readMemoryMb = async ({ url }: Product) =>
  Math.round(
    Number(
      /^process_resident_memory_bytes (\d+)/m.exec(
        await (await fetch(`${url}/metrics`)).text(),
      )?.[1],
    ) /
      2 ** 20,
  );
/** Allowance for cached pages and uncollected garbage. */
const MAX_GROWTH_MB = 150;

/** Renders each page once: first renders may exceed the request timeout. */
async function warmUp({ url }: Product, addresses: readonly string[]) {
  for (const address of addresses)
    await expect
      .poll(async () => (await fetch(url + address)).status, { timeout: 60_000, message: address })
      .not.toBe(503);
}
test('three hundred visitors with campaign parameters share one cached page', async ({
  product,
}) => {
  await warmUp(product, ['/']);
  const before = await readRenderCount(product);
  const shell = product.services.shell.pid;
  const { statuses } = await simulateVisitors(
    product,
    300,
    listNumbered(900, (at) => `/?fbclid=IwAR${at}`),
  );
  expect(statuses).toEqual({ 200: 900 });
  expect((await readRenderCount(product)) - before).toBeLessThanOrEqual(2);
  expect(product.services.shell.pid).toBe(shell);
});

const UNKNOWN_PATH_COUNT = 1000;
test(`${UNKNOWN_PATH_COUNT} unknown paths add no cached pages`, async ({ product }) => {
  test.setTimeout(300_000);
  const paths = claims.map(({ path }) => path);
  await warmUp(product, [...paths, '/nowhere']);
  const before = await readRenderCount(product);
  const random = () => Math.random().toString(36).slice(2);
  const { statuses } = await simulateVisitors(
    product,
    20,
    listNumbered(UNKNOWN_PATH_COUNT, (at) =>
      at % 5 === 0 ? `/${random()}/${random()}` : `${paths[at % paths.length]}?${random()}=${at}`,
    ),
  );
  expect(Object.keys(statuses).filter((status) => !['200', '301', '404'].includes(status))).toEqual(
    [],
  );
  expect((await readRenderCount(product)) - before).toBeLessThanOrEqual(2);
});

test('a flood of distinct pages is partly refused without effect on other visitors', async ({
  product,
}) => {
  const shell = product.services.shell.pid;
  await warmUp(product, ['/', '/traffic']);
  let isOver = false;
  const flood = simulateVisitors(
    product,
    120,
    listNumbered(600, (at) => `/search?q=${at}`),
  ).finally(() => {
    isOver = true;
  });
  const read: number[] = [];
  while (!isOver) {
    for (const path of ['/', '/traffic', '/healthz'])
      read.push((await fetch(product.url + path)).status);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { statuses, withoutRetryAfter } = await flood;
  expect(new Set(read)).toEqual(new Set([200]));
  expect(Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status))).toEqual(
    [],
  );
  expect(statuses[429]).toBeGreaterThan(0);
  expect(withoutRetryAfter).toBe(0);
  expect(product.services.shell.pid).toBe(shell);
});

const LOAD_DURATION_MS = 5000;
test(`three hundred visitors for ${LOAD_DURATION_MS / 1000} s get a page or Retry-After at stable memory`, async ({
  product,
}) => {
  // Pages without redirects and without an entry.
  const paths: string[] = [];
  for (const { path } of claims) {
    await warmUp(product, [path]);
    if ((await fetch(product.url + path, { redirect: 'manual' })).status === 200) paths.push(path);
  }
  const shell = product.services.shell.pid;
  const before = await readMemoryMb(product);
  const { statuses, withoutRetryAfter } = await simulateVisitors(
    product,
    300,
    generateNumbered(LOAD_DURATION_MS, (at) =>
      at % 2 === 0 ? `${paths[at % paths.length]}?made-up-${at}=1` : `/search?q=made-up-${at}`,
    ),
  );
  const after = await readMemoryMb(product);
  if (process.env.SAY_FIGURES)
    console.log(JSON.stringify({ statuses, memory: { before, after } }, null, 1));
  expect(Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status))).toEqual(
    [],
  );
  expect(withoutRetryAfter).toBe(0);
  expect(product.services.shell.pid).toBe(shell);
  expect(after - before, `megabytes, from ${before}`).toBeLessThan(MAX_GROWTH_MB);
});

test('unknown query parameters stay in the URL without effect on hydration', async ({
  page,
  product,
  problems,
}) => {
  problems.allow(/404/);
  const junk = 'fbclid=IwAR1&utm_source=line';
  const addresses = [
    ...[
      '/',
      '/news',
      '/newsCont?id=1',
      '/bachelorCont?id=1&share=1',
      '/original/newsCont?id=1',
      '/compare?d=bachelor-1',
      '/search?q=資訊',
    ],
    // Invalid values are ignored on both sides.
    ...[
      '/camp?type=zzz&state=zzz',
      '/practice?college=zzz',
      '/international?region=zzz',
      `/bachelor?degree=zzz&q=${'資'.repeat(60)}`,
      '/admissions?audience=zzz',
    ],
    ...['/news/7', '/original/nowhere', '/nowhere/at/all'],
  ];
  for (const address of addresses) {
    const full = `${address}${address.includes('?') ? '&' : '?'}${junk}`;
    await warmUp(product, [full]);
    await page.goto(full);
    // Unknown paths have no remote to signal hydration.
    if (address.startsWith('/nowhere')) await page.waitForLoadState('networkidle');
    else await expect(page.locator('html[data-hydrated]'), address).toBeAttached();
    expect(page.url(), address).toContain(junk);
    const links = page.locator(
      'main a[href*="fbclid"], header a[href*="fbclid"], footer a[href*="fbclid"]',
    );
    expect(await links.count(), address).toBe(0);
  }
});
