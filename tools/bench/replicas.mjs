import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openInstallation } from '../lib/installation.mjs';
import { startProduct } from '../lib/product.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { findNginx } from '../quality/nginx.mjs';
import { startPostgres } from '../quality/postgres.mjs';
import { say } from '../quality/say.mjs';
import { apiCaller } from './api-caller.mjs';
import { startNginxFront } from './nginx-front.mjs';
import { keptPages, load, newPages } from './page-rates.mjs';
import { readFamilyTime, readMemory, settle } from './processes.mjs';
import { BENCH_SETTINGS } from './settings.mjs';
import { against, atLeast, milliseconds, perSecond, printTable, times } from './table.mjs';

const LIST = '/api/ap/news?perpage=20';
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);
/** On a machine whose cores the one pair fills already, two pairs lose nothing; where there are more, they bring more. */
const LEAST = 1;
/** The second pair holds what the first one does; a page costs what it did. */
const MOST_MEMORY = 2;
const MOST_COST = 1.1;
/** Milliseconds after which somebody is ended while visitors ask, and the seconds that they go on asking. */
const ENDED_AFTER = 2000;

/** Two APIs and two shells on one PostgreSQL behind nginx, beside one and one, and what visitors notice when one of them is ended. */
export async function benchReplicas() {
  const nginx = findNginx();
  const postgres = nginx && (await startPostgres());
  if (!postgres) return say('There is no PostgreSQL, or no nginx, here to measure with.');
  const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-'));
  const stops = [() => rmSync(folder, { recursive: true, force: true }), postgres.stop];
  try {
    const site = await startSite({ folder, nginx, databaseUrl: postgres.url, stops });
    const found = await measure(site);
    printSpeed(found);
    printMemory(site.pairs);
    printEnded(await endEach(site));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Both pairs, and a front before the one and before both. */
async function startSite({ folder, nginx, databaseUrl, stops }) {
  say('▸ Starting two shells, each with an API of its own, on one PostgreSQL');
  // The bench stands where a balancer does: its visitors are of many networks.
  const env = { ...BENCH_SETTINGS, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '127.0.0.1' };
  const first = await startProduct({ dataDir: join(folder, 'first'), env });
  stops.push(() => first.stop());
  const { releasesDir: RELEASES_DIR, registryFile: REGISTRY_FILE, secrets } = first;
  const second = await openInstallation({
    dataDir: join(folder, 'second'),
    port: 0,
    apiPort: 0,
    env: { ...env, ...secrets, RELEASES_DIR, REGISTRY_FILE },
    root: ROOT,
    onStep: () => {},
  });
  stops.push(() => second.stop());
  await second.startApi();
  await second.startShell();
  const front = async (...shells) => {
    const started = await startNginxFront({ folder, nginx, shells });
    stops.push(started.stop);
    return started.url;
  };
  const { visitor } = await apiCaller({
    url: first.apiUrl,
    key: secrets.APP_KEY,
    secret: secrets.APP_SECRET,
    account: 'admin',
    password: BENCH_SETTINGS.ADMIN_PASSWORD,
  });
  const pairs = [first, second];
  await settle(pairs.flatMap(({ services: { api, shell } }) => [api.pid, shell.pid]));
  return {
    pairs,
    visitor,
    fronts: { one: await front(first.port), two: await front(first.port, second.port) },
  };
}

const list = (url, headers) => ({ url, requests: [{ path: LIST, headers }] });
const WHAT = {
  anew: { title: 'pages made anew', ask: newPages },
  kept: { title: 'pages from nginx', ask: keptPages },
  reads: { title: 'lists', ask: list },
};

/** Each in turn before the one pair and before both: a machine is not always as quick. */
async function measure({ pairs, visitor, fronts }) {
  const found = {};
  for (const name of Object.keys(WHAT)) found[name] = { one: [], two: [] };
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, { ask }] of Object.entries(WHAT))
      for (const [many, url] of Object.entries(fronts)) {
        const before = readTime(pairs);
        const result = await load(ask(url, visitor), {});
        const spent = readTime(pairs) - before;
        found[name][many].push({ ...result, cost: (spent * 1000) / result.answered });
      }
  return found;
}
const readTime = (pairs) =>
  pairs.reduce(
    (sum, { services: { api, shell } }) =>
      sum + readFamilyTime(shell.pid) + readFamilyTime(api.pid),
    0,
  );

/** Visitors ask steadily for all of it while one shell is ended without a word, then one API; each is started again before the next. */
async function endEach({ pairs, visitor, fronts: { two: url } }) {
  const [, second] = pairs;
  const everything = {
    url,
    requests: [keptPages, newPages, list].flatMap((ask) => ask(url, visitor).requests),
  };
  const { rate } = await load(everything, {});
  const steadily = () => load(everything, { overallRate: Math.max(6, Math.round(rate / 3)) });
  const rows = [['nobody', await steadily()]];
  for (const name of ['shell', 'api']) {
    const [result] = await Promise.all([
      steadily(),
      setTimeout(ENDED_AFTER).then(() => second.services[name].kill('SIGKILL')),
    ]);
    rows.push([name === 'api' ? 'one API' : 'one shell', result]);
    await second.services[name].exited;
    await (name === 'api' ? second.startApi() : second.startShell());
  }
  return rows;
}

function printSpeed(found) {
  const middle = (name, many, figure) => median(found[name][many].map((each) => each[figure]));
  const rows = Object.entries(WHAT).map(([name, { title }]) => {
    const [rates, costs] = ['rate', 'cost'].map((figure) =>
      ['one', 'two'].map((many) => middle(name, many, figure)),
    );
    const [byRate, byCost] = [rates[1] / rates[0], costs[1] / costs[0]];
    return [
      title,
      ...rates.map(perSecond),
      times(byRate),
      atLeast(byRate, LEAST, times),
      ...costs.map((cost) => `${cost.toFixed(2)} ms`),
      against(byCost, MOST_COST, times),
    ];
  });
  printTable(
    `Behind nginx, on PostgreSQL: medians of ${ROUNDS} rounds in turn`,
    ['', 'one and one', 'two and two', 'ratio', 'budget', 'processor each', '', 'budget'],
    rows,
  );
}

function printMemory(pairs) {
  const held = pairs.map(readMemory);
  const sums = held.map(({ shell, renderers, api }) => shell + renderers + api);
  const both = sums[0] + sums[1];
  printTable(
    'Memory after that load',
    ['', 'shell', 'renderer', 'API', 'together', 'budget'],
    [
      ...held.map(({ shell, renderers, api }, index) => [
        index === 0 ? 'first pair' : 'second pair',
        ...[shell, renderers, api, sums[index]].map((size) => `${size} MB`),
        '',
      ]),
      [
        'both ÷ the first',
        '',
        '',
        '',
        times(both / sums[0]),
        against(both / sums[0], MOST_MEMORY, times),
      ],
    ],
  );
}

function printEnded(rows) {
  printTable(
    'Visitors ask for all of it, and meanwhile is ended …',
    ['', 'answered', 'told to wait', 'failed', 'p99', 'budget of failures'],
    rows.map(([title, { rate, refused, others, p99 }]) => [
      title,
      perSecond(rate),
      perSecond(refused),
      others,
      milliseconds(p99),
      against(others, 0, String),
    ]),
  );
}

const median = (figures) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
