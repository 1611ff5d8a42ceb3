import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startProduct } from '../lib/product.mjs';
import { say } from '../quality/say.mjs';
import { apiCaller } from './api-caller.mjs';
import { newNetwork, newPage } from './page-rates.mjs';
import { readMemory, settle } from './processes.mjs';
import { WORDS } from './searches.mjs';
import { BENCH_SETTINGS } from './settings.mjs';
import { changedEntry } from './staff-times.mjs';
import { printTable, times } from './table.mjs';

const MINUTES = Number(process.env.BENCH_MINUTES || 5);
const PRINTS = 12;
/** Asked for so often a second: well below what could be answered, so that the same is done on every machine. */
const ASKED = 20;
/** Milliseconds between two saves. */
const SAVE_EVERY = 5000;
const PAGES = [
  '/',
  '/news',
  '/newsCont?id=1',
  '/admissions',
  '/bachelor',
  '/traffic',
  '/search?q=',
];

/** What the processes hold while visitors read, search and come to pages nobody read before, and staff save, for so many minutes. */
export async function benchGrowth() {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-'));
  say(`▸ Starting the product, for ${MINUTES} minutes of mixed load`);
  const product = await startProduct({
    dataDir: process.env.BENCH_DATA || join(folder, 'data'),
    env: { ...BENCH_SETTINGS, TRUSTED_PROXIES: '127.0.0.1' },
  });
  try {
    await settle([product.services.api.pid, product.services.shell.pid]);
    const rows = [{ minute: 0, ...readMemory(product), answered: 0, failed: 0 }];
    await underLoad(product, rows);
    print(rows);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function underLoad(product, rows) {
  const signIn = () =>
    apiCaller({
      url: product.apiUrl,
      key: product.secrets.APP_KEY,
      secret: product.secrets.APP_SECRET,
      account: 'admin',
      password: BENCH_SETTINGS.ADMIN_PASSWORD,
    });
  const load = visitors(product.url, (await signIn()).visitor);
  const seen = { answered: 0, failed: 0 };
  load.on('response', (_client, status) => {
    if (status < 400) seen.answered++;
    else seen.failed++;
  });
  const started = performance.now();
  const minutes = () => (performance.now() - started) / 60_000;
  let staff = await signIn();
  for (let index = 0; minutes() < MINUTES; index++) {
    // A session ends by itself when nobody uses it; who saves for an hour signs in again now and then.
    if (index % 60 === 59) staff = await signIn();
    await save(staff, index);
    if (minutes() >= (rows.length * MINUTES) / PRINTS) {
      rows.push({ minute: minutes(), ...readMemory(product), ...seen });
      const { minute, shell, renderers, api } = rows.at(-1);
      say(`  ${minute.toFixed(1)} min: shell ${shell}, renderer ${renderers}, API ${api} MB`);
    }
    await setTimeout(SAVE_EVERY);
  }
  load.stop();
  await load;
}

/** Kept pages, new ones, lists and searches in turn, each visitor from a network of their own. */
function visitors(url, headers) {
  let turn = 0;
  const paths = [
    ...PAGES.map(
      (path) => () =>
        path.endsWith('=') ? path + encodeURIComponent(WORDS[turn % WORDS.length]) : path,
    ),
    newPage,
    () => `/api/ap/news?perpage=20&page=${1 + (turn % 3)}`,
    () => `/api/ap/search?q=${encodeURIComponent(WORDS[turn % WORDS.length])}`,
    () => `/api/ap/news/${1 + (turn % 20)}`,
  ];
  return autocannon({
    url,
    connections: 8,
    overallRate: ASKED,
    duration: MINUTES * 60 + 120,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: paths[turn++ % paths.length](),
          headers: { ...request.headers, ...headers, 'x-forwarded-for': newNetwork() },
        }),
      },
    ],
  });
}

async function save(staff, index) {
  const entry = await staff.get('/api/admin/news/news_info/2', staff.staff);
  await staff.post('/api/admin/news/edit_news/2', changedEntry(entry, index));
}

function print(rows) {
  printTable(
    `Memory over ${MINUTES} minutes of mixed load (${ASKED} requests a second, a save every ${SAVE_EVERY / 1000} s), MB`,
    ['minute', 'shell', 'renderer', 'API', 'answered', 'not'],
    rows.map(({ minute, shell, renderers, api, answered, failed }) => [
      minute.toFixed(1),
      shell,
      renderers,
      api,
      answered,
      failed,
    ]),
  );
  const [middle, last] = [rows[Math.floor(rows.length / 2)], rows.at(-1)];
  printTable(
    'The end beside the middle of that time',
    ['', 'end / middle'],
    ['shell', 'renderers', 'api'].map((name) => [name, times(last[name] / middle[name])]),
  );
}
