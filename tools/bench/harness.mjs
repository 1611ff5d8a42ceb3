import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import autocannon from 'autocannon';
import { startProduct } from '../lib/product.mjs';
import { findBrowser } from '../quality/browser.mjs';

export const PASSWORD = 'Bench-passphrase-2026';
/** Demonstration content, without rate limits per visitor. */
const SETTINGS = {
  SEED: 'demo',
  ADMIN_PASSWORD: PASSWORD,
  RATE_LIMIT: '100000000',
  SHED_DELAY: '0',
  LOG_LEVEL: 'error',
};

/** Runs `measure` with a temporary folder and a list of cleanup functions, run in reverse order. */
export async function withCleanup(measure) {
  const folder = await mkdtemp(join(tmpdir(), 'admissions-bench-'));
  const stops = [() => rm(folder, { recursive: true, force: true })];
  try {
    await measure(folder, (stop) => stops.push(stop));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Starts the product and waits until it is idle: a first start resizes pictures for a minute. */
export async function startBenchProduct(folder, onStop, env = {}) {
  const dataDir = process.env.BENCH_DATA || join(folder, 'data');
  const product = await startProduct({ dataDir, env: { ...SETTINGS, ...env } });
  onStop(() => product.stop());
  await waitUntilIdle([product.services.api.pid, product.services.shell.pid]);
  return product;
}

export async function openBrowser(onStop) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  onStop(() => browser.close());
  return browser;
}

/** Requests per second after a warm-up of one second; throws when a request fails. */
export async function measureRate({ url, headers = {}, seconds = 3, pid }) {
  const options = { url, headers, connections: 16 };
  await autocannon({ ...options, duration: 1 });
  const before = pid && readProcessorSeconds(pid);
  const { requests, errors, ...counts } = await autocannon({ ...options, duration: seconds });
  if (errors + counts['4xx'] + counts['5xx'] > 0) throw new Error(`Requests of ${url} failed.`);
  const cost = pid && ((readProcessorSeconds(pid) - before) * 1e6) / requests.total;
  return { rate: requests.average, cost };
}

const TICKS_PER_SECOND = 100;
/** CPU seconds of a process (Linux). */
export function readProcessorSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The program's name is in brackets and may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Resident memory in MB (Linux). */
export const readMemory = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);

const IDLE_WINDOW_MS = 2000;
const IDLE_SECONDS = 0.1;
const IDLE_TIMEOUT_MS = 180_000;
async function waitUntilIdle(pids) {
  const read = () => pids.reduce((sum, pid) => sum + readProcessorSeconds(pid), 0);
  const deadline = performance.now() + IDLE_TIMEOUT_MS;
  for (let before = read(); performance.now() < deadline; ) {
    await setTimeout(IDLE_WINDOW_MS);
    const now = read();
    if (now - before <= IDLE_SECONDS) return;
    before = now;
  }
}

export const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
export const round = (value, digits = 0) => Number(value.toFixed(digits));
export async function measureTime(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
