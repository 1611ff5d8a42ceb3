import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../lib/product.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { startPostgres } from '../quality/postgres.mjs';
import { say } from '../quality/say.mjs';
import { apiCaller } from './api-caller.mjs';
import { readMemory, settle } from './processes.mjs';
import { measureRate } from './rates.mjs';
import { drawScale } from './scale-plot.mjs';
import { searchRates } from './searches.mjs';
import { BENCH_SETTINGS } from './settings.mjs';
import { fillInstallation } from './sized-installation.mjs';
import { staffTimes } from './staff-times.mjs';
import { milliseconds, perSecond, printTable, times } from './table.mjs';

const SIZES = (process.env.BENCH_SIZES || '500,5000,50000').split(',').map(Number);
const SECONDS = Number(process.env.BENCH_ROUNDS || 5);
const ARTICLES = 40;
const PLOT = 'docs/scale.svg';

/** What is measured at each size; `isRate`: more is better. */
const FIGURES = [
  ['article rendered anew, median', 'page', milliseconds],
  ['lists from memory', 'reads', perSecond],
  ['searches of the site, each anew', 'siteAnew', perSecond],
  ['searches of the site, same words', 'site', perSecond],
  ['searches of a list, visitors', 'list', perSecond],
  ['searches of everything, staff', 'desk', perSecond],
  ['admin list, p95 under load', 'lists', milliseconds],
  ['admin save, p95 under load', 'saves', milliseconds],
  ['memory of the API', 'memory', (size) => `${Math.round(size)} MB`],
  ['memory of the shell', 'shell', (size) => `${Math.round(size)} MB`],
];

/** How cost grows with the number of news, on both databases; draws it into the docs. */
export async function benchScale() {
  const postgres = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-scale-'));
  const series = [];
  try {
    for (const engine of postgres ? ['embedded', 'PostgreSQL'] : ['embedded']) {
      const place = {
        dataDir: join(folder, engine),
        env: BENCH_SETTINGS,
        ...(engine === 'PostgreSQL' && { databaseUrl: postgres.url }),
      };
      const points = [];
      for (const size of SIZES) {
        points.push(await measured(place, size));
        say(
          `  ${FIGURES.map(([name, key, show]) => `${name} ${show(points.at(-1)[key])}`).join(', ')}`,
        );
      }
      series.push({ engine, points });
      print(engine, points);
    }
    writeFileSync(join(ROOT, PLOT), drawScale(SIZES, series, FIGURES));
    say(`\nDrawn into ${PLOT}.`);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(place, size) {
  await fillInstallation(size, place);
  say(`▸ ${size.toLocaleString('en')} news`);
  const { databaseUrl } = place;
  const product = await startProduct({
    dataDir: place.dataDir,
    env: { ...BENCH_SETTINGS, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  });
  try {
    const caller = await apiCaller({
      url: product.apiUrl,
      key: product.secrets.APP_KEY,
      secret: product.secrets.APP_SECRET,
      account: 'admin',
      password: BENCH_SETTINGS.ADMIN_PASSWORD,
    });
    await settle([product.services.api.pid, product.services.shell.pid]);
    const url = `${product.apiUrl}/api/ap/news?perpage=20`;
    const { rate } = await measureRate({ url, headers: caller.visitor, seconds: SECONDS });
    const searches = await searchRates(product.apiUrl, caller, SECONDS);
    const { shell, renderers, api } = readMemory(product);
    return {
      page: await timeOfArticles(product.url),
      reads: rate,
      ...Object.fromEntries(Object.entries(searches).map(([name, each]) => [name, each.rate])),
      ...(await staffTimes(product.apiUrl, caller, 20)),
      memory: api,
      shell: shell + renderers,
    };
  } finally {
    await product.stop();
  }
}

// Each of them is asked for once, so it is rendered for this.
async function timeOfArticles(url) {
  const all = [];
  for (let id = 1; id <= ARTICLES; id++) {
    const started = performance.now();
    await (await fetch(`${url}/newsCont?id=${id}`)).text();
    all.push(performance.now() - started);
  }
  return all.toSorted((one, other) => one - other)[ARTICLES / 2];
}

function print(engine, points) {
  const [first, last] = [points[0], points.at(-1)];
  printTable(
    engine === 'embedded' ? 'On the embedded database' : `On ${engine}`,
    ['', ...SIZES.map((size) => `${size.toLocaleString('en')} news`), 'last / first'],
    FIGURES.map(([name, key, show]) => [
      name,
      ...points.map((point) => show(point[key])),
      times(last[key] / first[key]),
    ]),
  );
}
