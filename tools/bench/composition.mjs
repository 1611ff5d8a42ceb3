import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startProduct } from '../lib/product.mjs';
import { findBrowser } from '../quality/browser.mjs';
import { say } from '../quality/say.mjs';
import { startFront } from './front.mjs';
import { buildMonolith, RELEASE_LINK } from './monolith.mjs';
import { findMedian, loadOnce, THROTTLE } from './page-load.mjs';
import { measureRate } from './rates.mjs';
import {
  against,
  atLeast,
  kilobytes,
  milliseconds,
  perSecond,
  printTable,
  times,
} from './table.mjs';

// The composed site beside its monolith: loads and answers a second.
const loads = Number(process.argv[process.argv.indexOf('--loads') + 1]) || 5;
const PASSWORD = 'Bench-passphrase-2026';
const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };
const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-'));
const stops = [];

/** Measures the composed site beside a monolith of the same sources. */
export async function benchComposition() {
  try {
    const executablePath = await findBrowser();
    say('▸ Building the monolith of the same sources');
    const monolith = await buildMonolith(join(folder, 'monolith'));
    say('▸ Starting the product');
    const product = await startProduct({
      dataDir: join(folder, 'data'),
      env: {
        SEED: 'demo',
        ADMIN_PASSWORD: PASSWORD,
        RATE_LIMIT: '100000000',
        SIGNIN_LIMIT: '1000000',
        SHED_DELAY: '0',
        LOG_LEVEL: 'error',
      },
    });
    stops.push(() => product.stop());
    const browser = await chromium.launch({
      executablePath,
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    stops.push(() => browser.close());
    await comparison(browser, product.url, monolith);
    await rates(product);
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a document fetches to know its remotes: one program has its claims in itself, and no hashes. */
async function readClaims(url) {
  const html = await (await fetch(url)).text();
  const files = [...html.matchAll(RELEASE_LINK)].map(async ([, path]) => {
    const release = await (await fetch(new URL(path, url))).json();
    return { ...release, files: {} };
  });
  return Promise.all(files);
}

async function comparison(browser, url, monolith) {
  const federated = await startFront({ target: url, encoding: 'br' });
  const claims = await readClaims(url);
  const single = await startFront({
    target: url,
    encoding: 'br',
    prefix: monolith.prefix,
    folder: monolith.folder,
    rewrite: (html) => monolith.rewrite(html, 'features/home/home-page.tsx', claims),
  });
  stops.push(federated.stop, single.stop);
  say(
    `▸ Loading the home page ${loads} times each, cold, in turn (${(THROTTLE.downloadThroughput * 8) / 1024 / 1024} Mbps, ${THROTTLE.latency} ms, ${THROTTLE.cpu} × slower processor)`,
  );
  const results = { federated: [], monolith: [] };
  for (let turn = 0; turn < loads; turn++) {
    results.federated.push(await loadOnce(browser, `${federated.url}/`));
    results.monolith.push(await loadOnce(browser, `${single.url}/`));
  }
  const a = findMedian(results.federated);
  const b = findMedian(results.monolith);
  const isStranger = (path) => /mf_admin|admin-ui|antd/.test(path);
  printTable(
    `The home page, cold, brotli, medians of ${loads}`,
    ['', 'federated', 'monolith', 'ratio', 'budget'],
    [
      [
        'requests',
        a.requests,
        b.requests,
        times(a.requests / b.requests),
        against(a.requests, 25, String),
      ],
      [
        'bytes',
        kilobytes(a.bytes),
        kilobytes(b.bytes),
        times(a.bytes / b.bytes),
        against(a.bytes / b.bytes, 1.1, times),
      ],
      [
        'JavaScript',
        kilobytes(a.scripts),
        kilobytes(b.scripts),
        times(a.scripts / b.scripts),
        against(a.scripts / b.scripts, 1.08, times),
      ],
      ['script files', a.scriptFiles, b.scriptFiles, times(a.scriptFiles / b.scriptFiles), ''],
      [
        'largest paint',
        milliseconds(a.lcp),
        milliseconds(b.lcp),
        times(a.lcp / b.lcp),
        against(a.lcp / b.lcp, 0.95, times),
      ],
      [
        'interactive',
        milliseconds(a.interactive),
        milliseconds(b.interactive),
        times(a.interactive / b.interactive),
        against(a.interactive / b.interactive, 1, times),
      ],
      [
        'back-office files',
        results.federated[0].urls.filter(isStranger).length,
        '',
        '',
        against(results.federated[0].urls.filter(isStranger).length, 0, String),
      ],
    ],
  );
  printLargest('The largest scripts of the federated home page', results.federated[0]);
}

function printLargest(title, { sizes }) {
  printTable(
    title,
    ['', 'bytes'],
    sizes
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 8)
      .map(([path, bytes]) => [path, kilobytes(bytes)]),
  );
}

async function rates(product) {
  say('\n▸ Asking the servers as fast as they answer');
  const token = (
    await (
      await fetch(`${product.url}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ domain: new URL(product.url).host }),
      })
    ).json()
  ).data.token;
  const headers = { authorization: `Bearer ${token}|` };
  const measured = [
    ['home page, from the page cache', { url: `${product.url}/`, headers: AS_BROWSER }, 2000],
    [
      'home page, under addresses that others made',
      { url: `${product.url}/?fbclid=`, headers: AS_BROWSER, isUnique: true },
      2000,
    ],
    ['news list of the API, from memory', { url: `${product.apiUrl}/api/ap/news`, headers }, 1000],
    [
      'news item of the API, from memory',
      { url: `${product.apiUrl}/api/ap/news/1`, headers },
      1000,
    ],
    [
      'search of the API, from the database',
      { url: `${product.apiUrl}/api/ap/search?q=`, headers, isUnique: true },
      150,
    ],
  ];
  const rows = [];
  for (const [name, options, least] of measured) {
    const { rate, p99, failed } = await measureRate(options);
    rows.push([name, perSecond(rate), milliseconds(p99), failed, atLeast(rate, least, perSecond)]);
  }
  printTable(
    'Answers a second, one process each, load generator on the same machine',
    ['', 'rate', 'p99', 'failed', 'target'],
    rows,
  );
}
