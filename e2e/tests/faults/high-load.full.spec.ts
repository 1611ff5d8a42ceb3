import type { Product } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Concurrent visitors, each requesting its next page after the previous one. */
async function simulateVisitors({ url }: Product, visitors: number, addresses: string[]) {
  /** Number of responses by status, and of refusals without Retry-After. */
  const outcome = { statuses: {} as Record<number, number>, withoutRetryAfter: 0 };
  const remaining = addresses.values();
  await Promise.all(
    Array.from({ length: visitors }, async () => {
      for (const address of remaining) {
        const { status, headers, body } = await fetch(url + address, { redirect: 'manual' });
        await body?.pipeTo(new WritableStream());
        outcome.statuses[status] = (outcome.statuses[status] ?? 0) + 1;
        if ((status === 429 || status === 503) && !headers.has('retry-after'))
          outcome.withoutRetryAfter++;
      }
    }),
  );
  return outcome;
}
const listNumbered = (count: number, address: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => address(at));

/** Renders each page once: first renders may exceed the request timeout. */
async function warmUp({ url }: Product, addresses: readonly string[]) {
  for (const address of addresses)
    await expect
      .poll(async () => (await fetch(url + address)).status, { timeout: 60_000, message: address })
      .not.toBe(503);
}

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

test('unknown query parameters stay in the URL without effect on hydration', async ({
  page,
  product,
  problems,
}) => {
  problems.allow(/404/);
  const junk = 'fbclid=IwAR1&utm_source=line';
  const addresses = [
    '/',
    '/newsCont?id=1',
    '/bachelorCont?id=1&share=1',
    '/original/newsCont?id=1',
    '/compare?d=bachelor-1',
    '/search?q=資訊',
    // Invalid values are ignored on both sides.
    '/camp?type=zzz&state=zzz',
    '/practice?college=zzz',
    '/international?region=zzz',
    `/bachelor?degree=zzz&q=${'資'.repeat(60)}`,
    '/admissions?audience=zzz',
    '/news/7',
    '/original/nowhere',
    '/nowhere/at/all',
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
