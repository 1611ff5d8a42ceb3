import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startProduct } from '../lib/product.mjs';
import { startPostgres } from '../quality/postgres.mjs';
import { say } from '../quality/say.mjs';
import { keptPages, load, newNetwork, newPage, newPages } from './page-rates.mjs';
import { readMemory, settle } from './processes.mjs';
import { BENCH_SETTINGS } from './settings.mjs';
import { against, atLeast, milliseconds, perSecond, printTable, times } from './table.mjs';

/** So many times what can be rendered is asked for. */
const TIMES = 5;
/** Of their rate, kept pages keep at least this; within so long (milliseconds) all is well again. */
const KEEPS = 0.8;
const WELL_WITHIN = 5000;
/** Megabytes that each process may hold when it is idle, and so many times that after the load. */
const IDLE = { shell: 160, embedded: 300, postgres: 160 };
const GROWS = 2;

/** What the processes hold, idle and under load, and what becomes of kept pages while more new ones are asked for than can be rendered. `engine`: embedded or postgres alone. */
export async function benchLoad(engine) {
  if (engine !== 'postgres') await measured('the embedded database', {});
  if (engine === 'embedded') return;
  const postgres = await startPostgres();
  if (!postgres) return say('There is no PostgreSQL here to measure with.');
  try {
    await measured('PostgreSQL', { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function measured(name, env) {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-'));
  say(`▸ Starting the product on ${name}`);
  const product = await startProduct({
    dataDir: process.env.BENCH_DATA || join(folder, 'data'),
    // Visitors are of many networks, as in a crowd.
    env: { ...BENCH_SETTINGS, ...env, TRUSTED_PROXIES: '127.0.0.1' },
  });
  try {
    await settle([product.services.api.pid, product.services.shell.pid]);
    const idle = readMemory(product);
    const overload = await overloaded(product.url);
    const loaded = readMemory(product);
    printMemory({ name, engine: env.DATABASE_URL ? 'postgres' : 'embedded' }, idle, loaded);
    printOverload(name, overload);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function overloaded(url) {
  const most = await load(keptPages(url), {});
  // What is asked for steadily, well below what could be answered.
  const steady = { overallRate: Math.max(10, Math.round(most.rate / 3)) };
  const alone = await load(keptPages(url), steady);
  const capacity = await load(newPages(url), {});
  const [during, crowd] = await Promise.all([
    load(keptPages(url), steady),
    inOwnProcess({ url, overallRate: Math.max(50, Math.round(TIMES * capacity.rate)) }),
  ]);
  const over = performance.now();
  while (!(await isWell(url))) await setTimeout(100);
  return { alone, during, capacity, crowd, wellAfter: performance.now() - over };
}

/** The crowd asks from a process of its own: it would hold up who asks for kept pages in this one. */
async function inOwnProcess(wanted) {
  const crowd = fork(join(import.meta.dirname, 'crowd.mjs'));
  crowd.send(wanted);
  const [result] = await once(crowd, 'message');
  crowd.disconnect();
  return result;
}

/** Whether a page that nobody read before is rendered without waiting long. */
async function isWell(url) {
  const started = performance.now();
  const answer = await fetch(url + newPage(), { headers: { 'x-forwarded-for': newNetwork() } });
  await answer.arrayBuffer();
  return answer.status === 200 && performance.now() - started < 1000;
}

function printMemory({ name, engine }, idle, loaded) {
  const sum = ({ shell, renderers, api }) => shell + renderers + api;
  const row = (title, figures) => [
    title,
    ...[figures.shell, figures.renderers, figures.api, sum(figures)].map((size) => `${size} MB`),
  ];
  printTable(
    `Memory of the processes on ${name}`,
    ['', 'shell', 'renderer', 'API', 'together'],
    [row('idle', idle), row('after the load', loaded)],
  );
  const megabytes = (size) => `${size} MB`;
  const growth = sum(loaded) / sum(idle);
  printTable(
    'Beside the budgets',
    ['', 'measured', 'budget'],
    [
      ['shell, idle', megabytes(idle.shell), against(idle.shell, IDLE.shell, megabytes)],
      ['API, idle', megabytes(idle.api), against(idle.api, IDLE[engine], megabytes)],
      ['all, after the load ÷ idle', times(growth), against(growth, GROWS, times)],
    ],
  );
}

function printOverload(name, { alone, during, capacity, crowd, wellAfter }) {
  const percent = (share) => `${Math.round(share * 100)} %`;
  const share = during.rate / alone.rate;
  printTable(
    `${TIMES} times as many new pages as can be rendered, on ${name}`,
    ['', 'answered', 'told to wait', 'anything else', 'p99', 'budget'],
    [
      ['kept pages, alone', perSecond(alone.rate), '', alone.others, milliseconds(alone.p99), ''],
      [
        'kept pages, during it',
        perSecond(during.rate),
        perSecond(during.refused),
        during.others,
        milliseconds(during.p99),
        `${percent(share)} of ${atLeast(share, KEEPS, percent)}`,
      ],
      [
        'new pages, alone',
        perSecond(capacity.rate),
        '',
        capacity.others,
        milliseconds(capacity.p99),
        '',
      ],
      [
        'new pages, during it',
        perSecond(crowd.rate),
        perSecond(crowd.refused),
        crowd.others,
        milliseconds(crowd.p99),
        '',
      ],
      [
        'well again after',
        milliseconds(wellAfter),
        '',
        '',
        '',
        against(wellAfter, WELL_WITHIN, milliseconds),
      ],
    ],
  );
}
