import { type Browser, chromium } from '@playwright/test';
import { addDeployToken, sendAsTeam } from '../../fixtures/send-release.ts';
import { siteWith } from '../../fixtures/site-with.ts';
import { expect } from '../../fixtures/test.ts';
import type { TestRemote } from '../../fixtures/test-remote.ts';

// Faults that no release check can see; missing files and global styles are refused by checks.
const IN_BROWSER: Record<string, TestRemote['inBrowser']> = {
  import: { top: "throw new Error('at import');" },
  hydration: { component: "() => text + ' otherwise'" },
  fetch: { top: "globalThis.fetch = () => Promise.reject(new Error('patched'));" },
  loop: { top: 'while (true);' },
};
const ON_SERVER: Record<string, Pick<TestRemote, 'component' | 'loader'>> = {
  some: {
    component:
      "() => { if (Number(new URLSearchParams(useLocation().search).get('view')) % 10 < 3) throw new Error('one of three'); return text; }",
  },
  slow: { loader: '() => new Promise((resolve) => setTimeout(resolve, 60_000, null))' },
};
const VIEWS = 10;
const NETWORKS = 5;
/** A hanging page is reported by a page that opens this much later (ms). */
const HANG_MS = 15_000;

const test = siteWith({ RELEASE_FALLBACK: 'on', TRUSTED_PROXIES: 'loopback' });
const createRemote = (fault: string, version: string): TestRemote => ({
  name: `mf_detect_${fault}`,
  path: `detect-${fault}`,
  version,
  ...(version === '1.1.0' && { ...ON_SERVER[fault], inBrowser: IN_BROWSER[fault] }),
});
const addressOf = (view: number) => `203.0.113.${1 + (view % NETWORKS)}`;

/** Without the shared process of the other tests: one hanging page would stop all others. */
const launch = () =>
  chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

/** Views of one fault in the browsers of several networks, each followed by another area. */
async function visitInBrowser(browser: Browser, url: string, fault: string) {
  const failed: string[] = [];
  await Promise.all(
    Array.from({ length: NETWORKS }, async (_, network) => {
      const context = await browser.newContext({
        extraHTTPHeaders: { 'x-forwarded-for': addressOf(network) },
        serviceWorkers: 'block',
      });
      for (let view = network; view < VIEWS; view += NETWORKS) {
        const page = await context.newPage();
        await page.goto(`${url}/detect-${fault}`, { waitUntil: 'commit' });
        await new Promise((resolve) => setTimeout(resolve, fault === 'loop' ? HANG_MS : 8000));
        await page.close();
        const other = await context.newPage();
        const answer = await other.goto(`${url}/news`);
        const hasText = await other.getByRole('main').getByRole('link').first().isVisible();
        if (answer?.status() !== 200 || !hasText) failed.push(`${fault}: ${answer?.status()}`);
        await other.close();
      }
      await context.close();
    }),
  );
  return failed;
}

test('faults that only visitors see end their release within a minute of ten views', async ({
  product,
  manager,
}) => {
  const browser = await launch();
  const read = async (path: string, view = 0) => {
    const answer = await fetch(product.url + path, {
      headers: { 'x-forwarded-for': addressOf(view) },
    });
    return { status: answer.status, text: await answer.text() };
  };
  const faults = [...Object.keys(ON_SERVER), ...Object.keys(IN_BROWSER)];
  for (const fault of faults) {
    const token = await addDeployToken(manager, createRemote(fault, '1.0.0'));
    for (const version of ['1.0.0', '1.1.0'])
      expect((await sendAsTeam(product.url, createRemote(fault, version), { token })).code).toBe(0);
  }
  // Not by its pages, which would be further views.
  const readVersion = async (fault: string) =>
    JSON.parse((await read('/shell/releases')).text).remotes[`mf_detect_${fault}`];
  const ends = (fault: string) =>
    expect.poll(() => readVersion(fault), { message: fault, timeout: 60_000 }).toBe('1.0.0');
  const failed: string[] = [];
  for (const fault of Object.keys(IN_BROWSER)) {
    failed.push(...(await visitInBrowser(browser, product.url, fault)));
    await ends(fault);
  }
  for (const fault of Object.keys(ON_SERVER)) {
    await Promise.all(
      Array.from({ length: VIEWS }, (_, view) =>
        read(`/detect-${fault}/fault?view=${1 + view}`, view),
      ),
    );
    for (const path of ['/news', '/']) {
      const { status } = await read(path);
      if (status !== 200) failed.push(`${path} beside ${fault}: ${status}`);
    }
    await ends(fault);
  }
  expect(failed).toEqual([]);
  await browser.close();
});
