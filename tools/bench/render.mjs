import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { startProduct } from '../lib/product.mjs';
import { environmentFor } from '../lib/service-settings.mjs';
import { say } from '../quality/say.mjs';
import { milliseconds, perSecond, printTable, times } from './table.mjs';

const root = join(import.meta.dirname, '../..');
const ROUNDS = 5;
const SECONDS = 4;
const AT_ONCE = 8;
/** Pages of several kinds; each view is one that was never asked for. */
const PAGES = ['/news?page=', '/share?page=', '/video?page=', '/search?q=a&page='];
const ALONE = 30;

/** Writing visitors' pages with a process for each remote, and in the shell's own, in turn on the same API. */
export async function benchRender() {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-'));
  // Below the shell, so that its packages are found.
  const programs = join(root, 'shell/.cache/bench');
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    say('▸ Starting the product, and beside it a shell that imports the remotes itself');
    const product = await startProduct({
      dataDir: join(folder, 'data'),
      env: {
        SEED: 'demo',
        ADMIN_PASSWORD: 'Bench-passphrase-2026',
        RATE_LIMIT: '100000000',
        SIGNIN_LIMIT: '1000000',
        SHED_DELAY: '0',
        LOG_LEVEL: 'error',
        // One network alone is rendered few pages that nobody has read before.
        TRUSTED_PROXIES: '127.0.0.1',
        ...(process.env.RENDERERS && { RENDERERS: process.env.RENDERERS }),
      },
    });
    stops.push(() => product.stop());
    await buildOneProcessShell(programs);
    stops.push(() => rmSync(programs, { recursive: true, force: true }));
    const other = fork(join(programs, 'one-process-shell.js'), {
      env: {
        ...environmentFor('shell', product.shellSettings),
        ADMISSIONS_ROOT: root,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
      },
    });
    stops.push(() => {
      other.disconnect();
      return once(other, 'exit');
    });
    const [{ url }] = await once(other, 'message');
    const shells = {
      'a process for each remote': { url: product.url, pid: product.services.shell.pid },
      'the shell’s own process': { url, pid: other.pid },
    };
    const idle = Object.values(shells).map(({ pid }) => memoryOf(pid));
    await compare(shells, idle);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function compare(shells, idle) {
  const entries = Object.entries(shells);
  const views = Object.fromEntries(entries.map(([name]) => [name, { rates: [], alone: [] }]));
  for (const [, { url }] of entries) await rateFor(url, 3);
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, { url }] of round % 2 ? entries.toReversed() : entries) {
      views[name].rates.push(await rateFor(url, SECONDS));
      views[name].alone.push(...(await timesAlone(url)));
    }
  const [isolated, own] = entries.map(([name]) => ({
    rate: median(views[name].rates),
    alone: median(views[name].alone),
  }));
  const row = (name, figures, at) => [
    name,
    perSecond(figures.rate),
    times(figures.rate / own.rate),
    milliseconds(figures.alone),
    times(figures.alone / own.alone),
    ...[idle[at], memoryOf(entries[at][1].pid)].map(
      ({ shell, renderers }) => `${shell} + ${renderers} MB`,
    ),
  ];
  printTable(
    `Pages written for every view, medians of ${ROUNDS} rounds in turn, ${AT_ONCE} at once and one alone`,
    ['', 'rate', 'ratio', 'alone', 'ratio', 'memory idle', 'after'],
    [row(entries[0][0], isolated, 0), row(entries[1][0], own, 1)],
  );
}

let asked = 0;
async function view(url) {
  const page = PAGES[++asked % PAGES.length];
  const answer = await fetch(`${url}${page}${1 + (Math.floor(asked / PAGES.length) % 9999)}`, {
    headers: {
      'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200 || answer.headers.get('x-page') !== 'render')
    throw new Error(`${page} was answered with ${answer.status} ${answer.headers.get('x-page')}`);
}
async function rateFor(url, seconds) {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (performance.now() < until) {
        await view(url);
        count++;
      }
    }),
  );
  return count / seconds;
}
async function timesAlone(url) {
  const found = [];
  for (let time = 0; time < ALONE; time++) {
    const started = performance.now();
    await view(url);
    found.push(performance.now() - started);
  }
  return found;
}
const median = (figures) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];

/** Megabytes of a shell, and of the renderers that it started. */
function memoryOf(pid) {
  const children = readText(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean);
  const sum = (pids) =>
    Math.round(
      pids.reduce(
        (all, each) =>
          all + Number(/^VmRSS:\s+(\d+)/m.exec(readText(`/proc/${each}/status`))?.[1] ?? 0),
        0,
      ) / 1024,
    );
  return { shell: sum([pid]), renderers: sum(children) };
}
function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const buildOneProcessShell = (outDir) =>
  build({
    root: join(root, 'shell'),
    configFile: join(root, 'shell/vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(import.meta.dirname, 'one-process-shell.ts') },
    },
  });
