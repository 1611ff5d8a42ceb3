import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '../lib/installation.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { startPostgres } from '../quality/postgres.mjs';
import { say } from '../quality/say.mjs';
import { apiCaller, visitRequest } from './api-caller.mjs';
import { settle } from './processes.mjs';
import { measureRate } from './rates.mjs';
import { searchRates } from './searches.mjs';
import { fillInstallation } from './sized-installation.mjs';
import { staffTimes } from './staff-times.mjs';
import { milliseconds, perSecond, printTable, times } from './table.mjs';

const PASSWORD = 'Bench-passphrase-2026';
const SIZES = (process.env.BENCH_SIZES || '500,50000').split(',').map(Number);
const SUBMISSIONS = 400;
const SETTINGS = {
  SEED: 'demo',
  ADMIN_PASSWORD: PASSWORD,
  RATE_LIMIT: '100000000',
  SIGNIN_LIMIT: '1000000',
  FORM_LIMIT: '1000000',
  FORM_TOTAL_LIMIT: '1000000',
  FORM_PROOF: '1',
  SHED_DELAY: '0',
  LOG_LEVEL: 'error',
};

/** Measures the API on both engines, with few and with many news. */
export async function benchApi() {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-api-'));
  try {
    const results = [];
    for (const engine of postgres ? ['embedded', 'PostgreSQL'] : ['embedded']) {
      const place = {
        dataDir: join(folder, engine),
        ...(engine === 'PostgreSQL' && { databaseUrl: postgres.url }),
      };
      for (const size of SIZES) results.push({ engine, size, ...(await measured(place, size)) });
    }
    print(results);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(place, size) {
  const env = { ...SETTINGS, ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }) };
  await fillInstallation(size, { ...place, env: SETTINGS });
  say(
    `▸ The API on ${place.databaseUrl ? 'PostgreSQL' : 'the embedded database'}, ${size.toLocaleString('en')} news`,
  );
  const site = await openInstallation({
    dataDir: place.dataDir,
    port: 0,
    apiPort: 0,
    env,
    root: ROOT,
    onStep: () => {},
  });
  await site.startApi();
  try {
    const caller = await apiCaller({
      url: site.apiUrl,
      key: site.secrets.APP_KEY,
      secret: site.secrets.APP_SECRET,
      account: 'admin',
      password: PASSWORD,
    });
    await settle([site.services.api.pid]);
    return {
      ...(await reads(site.apiUrl, caller)),
      searches: await searchRates(site.apiUrl, caller),
      ...(await posts(caller)),
      ...(await staffTimes(site.apiUrl, caller)),
      memory: countMemory(site),
    };
  } finally {
    await site.stop();
  }
}

async function reads(apiUrl, { visitor }) {
  const url = `${apiUrl}/api/ap/news?perpage=20`;
  const { headers } = await fetch(url, { headers: visitor });
  const unchanged = { ...visitor, 'if-none-match': headers.get('etag') };
  return {
    cached: await measureRate({ url, headers: visitor }),
    unchanged: await measureRate({ url, headers: unchanged, isUnchanged: true }),
  };
}

async function posts(caller) {
  const requests = await Promise.all(
    Array.from({ length: SUBMISSIONS }, () => visitRequest(caller)),
  );
  const started = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = requests.pop(); next; next = requests.pop())
        await caller.post('/api/ap/forms/add_visit', next.body, {
          ...caller.visitor,
          'idempotency-key': next.key,
        });
    }),
  );
  return { submissions: SUBMISSIONS / ((performance.now() - started) / 1000) };
}

const countMemory = ({ services }) =>
  Number(
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${services.api.pid}/status`, 'utf8'))?.[1] ?? 0,
  ) / 1024;

/** Searches a second that each engine should give at any size. */
const SEARCHES = { embedded: 100, PostgreSQL: 300 };

const toRows = (least) => [
  ['lists from memory', ({ cached }) => cached.rate, perSecond, 1000],
  ['304 answers', ({ unchanged }) => unchanged.rate, perSecond, ''],
  ['searches of the site, each anew', ({ searches }) => searches.siteAnew.rate, perSecond, least],
  ['  the same words again', ({ searches }) => searches.site.rate, perSecond, least],
  ['  their p99', ({ searches }) => searches.site.p99, milliseconds, ''],
  ['searches of a list, visitors', ({ searches }) => searches.list.rate, perSecond, least],
  ['searches of everything, staff', ({ searches }) => searches.desk.rate, perSecond, least],
  ['searches of a list, staff', ({ searches }) => searches.deskList.rate, perSecond, least],
  ['visit requests', ({ submissions }) => submissions, perSecond, 50],
  ['admin list, p95 under load', ({ lists }) => lists, milliseconds, 400],
  ['admin save, p95 under load', ({ saves }) => saves, milliseconds, 400],
  ['memory of the process', ({ memory }) => memory, (size) => `${Math.round(size)} MB`, ''],
];

function print(results) {
  const engines = [...new Set(results.map(({ engine }) => engine))];
  for (const engine of engines) {
    const [few, many = few] = SIZES.map((size) =>
      results.find((each) => each.engine === engine && each.size === size),
    );
    printTable(
      `The API on ${engine === 'embedded' ? 'the embedded database' : engine}`,
      ['', ...SIZES.map((size) => `${size.toLocaleString('en')} news`), 'ratio', 'target'],
      toRows(SEARCHES[engine]).map(([name, of, show, target]) => [
        name,
        show(of(few)),
        show(of(many)),
        times(of(many) / of(few)),
        target && show(target),
      ]),
    );
  }
}
