import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openInstallation } from '../lib/installation.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { startPostgres } from '../quality/postgres.mjs';
import { say } from '../quality/say.mjs';
import { apiCaller, visitRequest } from './api-caller.mjs';
import { growNews } from './grow-news.mjs';
import { measureRate } from './rates.mjs';
import { milliseconds, perSecond, printTable, times } from './table.mjs';

const PASSWORD = 'Bench-passphrase-2026';
const SIZES = [500, 50_000];
const SUBMISSIONS = 400;
const EDITS = 40;
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
  const open = () =>
    openInstallation({
      dataDir: place.dataDir,
      port: 0,
      apiPort: 0,
      env,
      root: ROOT,
      onStep: () => {},
    });
  // The first start fills the database; it is grown while nothing runs on it.
  const first = await open();
  await first.build(({ folder }) => folder === 'api' || folder.startsWith('shared-libs/'));
  await first.startApi();
  await first.stop();
  await growNews(size, place);
  say(
    `▸ The API on ${place.databaseUrl ? 'PostgreSQL' : 'the embedded database'}, ${size.toLocaleString('en')} news`,
  );
  const site = await open();
  await site.startApi();
  try {
    const caller = await apiCaller({
      url: site.apiUrl,
      key: site.secrets.APP_KEY,
      secret: site.secrets.APP_SECRET,
      account: 'admin',
      password: PASSWORD,
    });
    return {
      ...(await reads(site.apiUrl, caller)),
      ...(await posts(caller)),
      ...(await staff(site.apiUrl, caller)),
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
    uncached: await measureRate({ url: `${url}&title=`, headers: visitor, isUnique: true }),
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

/** Times of an admin list and of a save while visitors read 500 lists a second. */
async function staff(apiUrl, caller) {
  const load = autocannon({
    url: `${apiUrl}/api/ap/news?perpage=20`,
    headers: caller.visitor,
    connections: 16,
    overallRate: 500,
    duration: 60,
  });
  const lists = [];
  const saves = [];
  try {
    for (let index = 0; index < EDITS; index++) {
      lists.push(
        await timed(() => caller.get('/api/admin/news/news_list?perpage=20', caller.staff)),
      );
      const entry = await caller.get('/api/admin/news/news_info/2', caller.staff);
      saves.push(
        await timed(() => caller.post('/api/admin/news/edit_news/2', changed(entry, index))),
      );
    }
  } finally {
    load.stop();
    await load;
  }
  return { lists: percentile(lists), saves: percentile(saves) };
}

function changed({ title, summary, category, date, body, pinned, revision }, index) {
  return {
    _method: 'put',
    title: `${title.slice(0, 40)} ${index}`,
    summary,
    category: category.id,
    date,
    body: body.filter(({ type }) => type === 'text'),
    pinned,
    revision,
  };
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
const percentile = (all) =>
  all.toSorted((one, other) => one - other)[Math.ceil(all.length * 0.95) - 1];
const countMemory = ({ services }) =>
  Number(
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${services.api.pid}/status`, 'utf8'))?.[1] ?? 0,
  ) / 1024;

function print(results) {
  const rows = [
    ['lists from memory', ({ cached }) => cached.rate, perSecond, 1000],
    ['304 answers', ({ unchanged }) => unchanged.rate, perSecond, ''],
    ['lists from the database (search)', ({ uncached }) => uncached.rate, perSecond, 150],
    ['  their p99', ({ uncached }) => uncached.p99, milliseconds, ''],
    ['visit requests', ({ submissions }) => submissions, perSecond, 50],
    ['admin list, p95 under load', ({ lists }) => lists, milliseconds, 400],
    ['admin save, p95 under load', ({ saves }) => saves, milliseconds, 400],
    ['memory of the process', ({ memory }) => memory, (size) => `${Math.round(size)} MB`, ''],
  ];
  const engines = [...new Set(results.map(({ engine }) => engine))];
  for (const engine of engines) {
    const [few, many] = SIZES.map((size) =>
      results.find((each) => each.engine === engine && each.size === size),
    );
    printTable(
      `The API on ${engine === 'embedded' ? 'the embedded database' : engine}`,
      ['', ...SIZES.map((size) => `${size.toLocaleString('en')} news`), 'ratio', 'target'],
      rows.map(([name, of, show, target]) => [
        name,
        show(of(few)),
        show(of(many)),
        times(of(many) / of(few)),
        target && show(target),
      ]),
    );
  }
}
