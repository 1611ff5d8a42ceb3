import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../quality/browser.mjs';
import { say } from '../quality/say.mjs';
import { round, startBenchProduct, withCleanup } from './harness.mjs';

const LIGHTHOUSE_FOLDER = join(import.meta.dirname, 'lighthouse');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const ROUNDS = 3;
const PATHS =
  '/ /traffic /video /camp /events /compare /search?q=%E7%8D%8E%E5%AD%B8%E9%87%91 /staff /formVisit /formInterview /formTeacher /studying /digit /practice /share /life /yzu /news /campCont?id=1 /eventCont?id=1 /shareCont?id=1 /lifeCont?id=1 /newsCont?id=1 /bachelorCont?id=1 /masterCont?id=1 /specializedCont?id=1 /bachelor /master /specialized /admissions /international /360tours'.split(
    ' ',
  );

/** Lighthouse on a phone with slow 4G; the median of three. `only`: path prefixes with commas. */
export const run = (only) =>
  withCleanup(async (folder, onStop) => {
    const [{ default: lighthouse }, { launch }] = await loadLighthouse();
    const chrome = await launch({
      chromePath: await findBrowser(),
      chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    });
    onStop(() => chrome.kill());
    const product = await startBenchProduct(folder, onStop);
    const options = { port: chrome.port, logLevel: 'silent', onlyCategories: CATEGORIES };
    const starts = only?.split(',') ?? ['/'];
    const rows = [];
    for (const path of PATHS.filter((each) => starts.some((start) => each.startsWith(start)))) {
      await fetch(product.url + path);
      const rounds = [];
      // Now and then Chromium does not record a load.
      for (let number = 0; number < 2 * ROUNDS && rounds.length < ROUNDS; number++) {
        const { lhr } = await lighthouse(product.url + path, options);
        if (lhr.runtimeError) say(`  ${path}: ${lhr.runtimeError.code}`);
        else rounds.push(readFigures(lhr));
      }
      rounds.sort((one, other) => one.performance - other.performance);
      const median = rounds[Math.floor(rounds.length / 2)];
      rows.push({ path, ...median });
      say(`  ${path}: ${median?.performance}`);
    }
    console.table(rows);
  });

async function loadLighthouse() {
  if (!existsSync(join(LIGHTHOUSE_FOLDER, 'node_modules')))
    spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: LIGHTHOUSE_FOLDER,
      stdio: 'inherit',
    });
  const { resolve } = createRequire(join(LIGHTHOUSE_FOLDER, 'package.json'));
  const load = (name) => import(pathToFileURL(resolve(name)).href);
  return Promise.all([load('lighthouse'), load('chrome-launcher')]);
}

function readFigures({ categories, audits }) {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]);
  const read = (id) => round(audits[id].numericValue ?? 0, 2);
  return {
    ...Object.fromEntries(scores),
    requests: audits['network-requests'].details.items.length,
    'kB sent': round(read('total-byte-weight') / 1000),
    'largest paint ms': round(read('largest-contentful-paint')),
    'blocked ms': round(read('total-blocking-time')),
    shift: read('cumulative-layout-shift'),
  };
}
