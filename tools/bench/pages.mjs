import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../lib/product.mjs';
import { findBrowser } from '../quality/browser.mjs';
import { say } from '../quality/say.mjs';
import { startFront } from './front.mjs';
import { openLighthouse } from './lighthouse.mjs';
import { settle } from './processes.mjs';
import { kilobytes, milliseconds, printTable } from './table.mjs';

/**
 * The visitors' pages, with what each may weigh in kB as brotli sends it: document, style sheets, scripts, pictures of the first view; how many
 * requests it may make; and its largest paint in ms. Scripts and requests are limited on the home page; the others' are printed to be looked at.
 */
const KINDS = {
  home: { document: 24, css: 22, js: 150, images: 90, requests: 25, lcp: 1800 },
  list: { document: 14, css: 18, images: 120, lcp: 1600 },
  detail: { document: 14, css: 18, images: 120, lcp: 1600 },
  // Chances with the scores of three years, costs, what it leads to and the plan of the campus came to a department's page after 14 kB were set for one entry.
  department: { document: 20, css: 18, images: 120, lcp: 1600 },
  long: { document: 30, css: 20, images: 90, lcp: 1800 },
  tour: { document: 12, css: 18, images: 71, lcp: 1800 },
};
const PAGES = [
  ['/', 'home'],
  ...[
    '/traffic',
    '/video',
    '/camp',
    '/events',
    '/compare',
    '/search?q=%E7%8D%8E%E5%AD%B8%E9%87%91',
    '/staff',
    '/formVisit',
    '/formInterview',
    '/formTeacher',
  ].map((path) => [path, 'list']),
  ...['/studying', '/digit', '/practice', '/share', '/life', '/yzu', '/news'].map((path) => [
    path,
    'list',
  ]),
  ...['/campCont', '/eventCont', '/shareCont', '/lifeCont', '/newsCont'].map((path) => [
    `${path}?id=1`,
    'detail',
  ]),
  ...['/bachelorCont', '/masterCont', '/specializedCont'].map((path) => [
    `${path}?id=1`,
    'department',
  ]),
  // Whole areas on one page: every college with its departments, every way in with its conditions, every kind of stay abroad.
  ...['/bachelor', '/master', '/specialized', '/admissions', '/international'].map((path) => [
    path,
    'long',
  ]),
  ['/360tours', 'tour'],
];
const NAMES = ['performance', 'accessibility', 'best practices', 'SEO'];

/** So often each page is measured; the worst of them counts. */
const ROUNDS = Number(process.env.BENCH_ROUNDS || 3);
const LEAST = 98;

/** Lighthouse on every page: a phone on slow 4G, a processor four times slower, brotli; asked for once to warm the caches, then measured, of which the worst counts. `only`: the beginnings of the paths that are looked at, with commas between them. */
export async function benchPages(only) {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-'));
  const stops = [];
  try {
    let target = '';
    // The pages name the address that visitors see, so it has to be known before the product starts.
    const front = await startFront({ target: () => target, encoding: 'br' });
    stops.push(() => front.stop());
    const lighthouse = await openLighthouse(await findBrowser(), front.sizeOf);
    stops.push(() => lighthouse.stop());
    say('▸ Starting the product');
    const product = await startProduct({
      dataDir: join(folder, 'data'),
      env: {
        SEED: 'demo',
        ADMIN_PASSWORD: 'Bench-passphrase-2026',
        SITE_ORIGIN: front.url,
        TRUSTED_PROXIES: '127.0.0.1',
        RATE_LIMIT: '100000000',
        SHED_DELAY: '0',
        LOG_LEVEL: 'error',
      },
    });
    stops.push(() => product.stop());
    target = product.url;
    await settle([product.services.api.pid, product.services.shell.pid]);
    const wanted = only?.split(',');
    const pages = PAGES.filter(
      ([path]) => !wanted || wanted.some((start) => path.startsWith(start)),
    );
    const rows = [];
    const faults = [];
    for (const [path, kind] of pages) {
      await warm(front.url + path);
      const { scores, lost, ...figures } = await findWorst(() =>
        lighthouse.audit(front.url + path),
      );
      rows.push([path, ...scores, ...toCells(figures)]);
      faults.push(...findFaults(path, scores, lost, figures, KINDS[kind]));
      say(`  ${path}  ${scores.join(' ')}`);
    }
    const head = [
      '',
      ...NAMES,
      'requests',
      'document',
      'css',
      'js',
      'images',
      'ahead',
      'largest paint',
      'blocked',
      'shift',
    ];
    printTable('The visitors’ pages, cold, brotli', head, rows);
    say(
      faults.length === 0
        ? '\nEvery page keeps its budgets.'
        : `\nOver a budget or under ${LEAST} / 100:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The lowest score of each sort, with the figures of the round whose performance was the worst. */
async function findWorst(audit) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await audit());
  const [worst] = rounds.toSorted((one, other) => one.scores[0] - other.scores[0]);
  return {
    ...worst,
    scores: worst.scores.map((_, index) => Math.min(...rounds.map(({ scores }) => scores[index]))),
    lost: [...new Set(rounds.flatMap(({ lost }) => lost))],
  };
}

const toCells = ({ bytes, requests, lcp, blocked, shift }) => [
  requests,
  kilobytes(bytes.Document),
  kilobytes(bytes.Stylesheet),
  kilobytes(bytes.Script),
  kilobytes(bytes.Image),
  kilobytes(bytes.Ahead),
  milliseconds(lcp),
  milliseconds(blocked),
  shift.toFixed(3),
];

function findFaults(path, scores, lost, { bytes, requests, lcp, blocked, shift }, budget) {
  const faults = [];
  const most = (name, figure, limit = Number.POSITIVE_INFINITY, unit = '') =>
    figure > limit &&
    faults.push(`${path}: ${name} ${Math.round(figure * 100) / 100}${unit}, at most ${limit}`);
  scores.forEach((score, index) => {
    const least = index === 0 ? LEAST : 100;
    if (score < least)
      faults.push(
        `${path}: ${NAMES[index]} ${score}${lost.length > 0 ? ` (${lost.join(', ')})` : ''}`,
      );
  });
  most('document', bytes.Document / 1000, budget.document, ' kB');
  most('style sheets', bytes.Stylesheet / 1000, budget.css, ' kB');
  most('scripts', bytes.Script / 1000, budget.js, ' kB');
  most('pictures', bytes.Image / 1000, budget.images, ' kB');
  most('requests', requests, budget.requests);
  most('largest paint', lcp, budget.lcp, ' ms');
  most('blocked', blocked, 100, ' ms');
  most('shift', shift, 0.02);
  return faults;
}

// The server renders it, and the front compresses what it links.
async function warm(url) {
  const html = await (await fetch(url)).text();
  const links = [...html.matchAll(/(?:href|src)="(\/(?:assets|remotes)\/[^"]+)"/g)].map(
    ([, path]) => new URL(path, url),
  );
  await Promise.all(links.map(async (link) => (await fetch(link)).arrayBuffer()));
}
