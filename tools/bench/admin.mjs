import { join } from 'node:path';
import {
  measureRate,
  measureTime,
  median,
  openBrowser,
  PASSWORD,
  round,
  startBenchProduct,
  withCleanup,
} from './harness.mjs';
import { watchNetwork } from './page-load.mjs';
import { startControl } from './reads.mjs';
import { openStaffClient, prepareSave } from './staff-client.mjs';

const SAVES = 40;
const KEYS = 20;
const ITEMS = 100;
const CPU_SLOWDOWN = 4;
const PREVIEWS = 10;
const PATIENCE_MS = 60_000;
const toListUrl = (url) => `${url}/admin/login?to=${encodeURIComponent('/admin/news/list')}`;

/** Back office: script sizes, a key press in a long body, live preview; saves and lists. */
export const run = () =>
  withCleanup(async (folder, onStop) => {
    const product = await startBenchProduct(folder, onStop);
    const browser = await openBrowser(onStop);
    const page = await (await browser.newContext({ locale: 'zh-TW' })).newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    console.table(await measureScripts(page, product.url));
    console.table(await measureKeys(page));
    console.table(await measurePreview(page, product.url));
    console.table(await compareWithFastify(product, join(folder, 'control'), onStop));
  });

async function measureScripts(page, url) {
  const network = await watchNetwork(page);
  const rows = [];
  const add = async (step) => {
    await page.waitForLoadState('networkidle');
    rows.push({ step, 'kB of scripts so far': round(network.read().scripts / 1000) });
  };
  await page.goto(toListUrl(url));
  await add('sign-in');
  await page.getByLabel('帳號', { exact: true }).fill('admin');
  await page.getByLabel('密碼', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登入', exact: true }).click();
  const row = page.locator('a[href*="/admin/news/edit?"]').first();
  await row.waitFor();
  await add('first list');
  await page.goto(url + (await row.getAttribute('href')).replace('edit?', 'edit_cont?'));
  await page.getByRole('main').getByRole('button', { name: '新增文字', exact: true }).click();
  await page.locator('[contenteditable="true"]').waitFor();
  await add('body editor');
  return rows;
}

/** From the key press to its frame, by the browser's event timing. */
async function measureKeys(page) {
  const main = page.getByRole('main');
  const divider = main.getByRole('button', { name: '新增分隔線', exact: true });
  for (let count = 2; count < ITEMS; count++) await divider.click();
  // A new item is open; the others are folded.
  await main.getByRole('button', { name: '新增文字', exact: true }).click();
  await page.locator('[contenteditable="true"]').first().click();
  await page.evaluate(() => {
    globalThis.durations = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'keydown') globalThis.durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.keyboard.type('a'.repeat(KEYS), { delay: 100 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const times = await page.evaluate(() => globalThis.durations);
  return [{ items: ITEMS, 'median ms': median(times), 'worst ms': Math.max(...times) }];
}

/** From the last input to the updated preview, including the debounce. */
async function measurePreview(page, url) {
  await page.goto(`${url}/admin/news/list`);
  await page.locator('a[href*="/admin/news/edit?"]').first().click();
  const title = page.getByRole('main').getByRole('textbox', { name: /^標題/ });
  await page.getByRole('button', { name: '邊寫邊看', exact: true }).click();
  await page.locator('iframe[data-seen]').waitFor();
  const times = [];
  for (let count = 0; count < PREVIEWS; count++) {
    const text = `${count}頁`;
    await title.press('End');
    await title.pressSequentially(text);
    times.push(
      await measureTime(() =>
        page.waitForFunction(
          (word) =>
            document
              .querySelector('iframe[data-seen]')
              ?.contentDocument?.body.textContent.includes(word),
          text,
        ),
      ),
    );
  }
  return [{ 'preview median ms': round(median(times)), 'worst ms': round(Math.max(...times)) }];
}

/** Staff saves and lists beside Fastify with one UPDATE in a transaction and one SELECT. */
async function compareWithFastify(product, database, onStop) {
  const client = await openStaffClient(product);
  const control = await startControl({ body: '', database }, onStop);
  const save = (number) =>
    fetch(`${control.url}/save`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: `title ${number}` }),
    });
  const times = { product: [], fastify: [] };
  for (let number = 0; number < SAVES; number++) {
    times.product.push(await measureTime(await prepareSave(client, number)));
    times.fastify.push(await measureTime(() => save(number)));
  }
  const list = `${product.apiUrl}/api/admin/news/news_list?perpage=20`;
  const ours = await measureRate({ url: list, headers: client.staff });
  const theirs = await measureRate({ url: `${control.url}/rows` });
  const [save50, control50] = [median(times.product), median(times.fastify)];
  return [
    {
      figure: 'save of a title, p50 ms',
      product: round(save50, 1),
      Fastify: round(control50, 1),
      ratio: round(save50 / control50, 2),
    },
    {
      figure: 'staff list, a second',
      product: round(ours.rate),
      Fastify: round(theirs.rate),
      ratio: round(ours.rate / theirs.rate, 2),
    },
  ];
}
