import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { startProduct } from '../lib/product.mjs';
import { environmentFor } from '../lib/service-settings.mjs';
import { say } from '../quality/say.mjs';
import { BENCH_SETTINGS } from './settings.mjs';
import { against, perSecond, printTable, times } from './table.mjs';

const root = join(import.meta.dirname, '../..');
const PAGES = {
  home: '/',
  list: '/news',
  article: '/newsCont?id=1',
  guide: '/bachelor',
  admissions: '/admissions',
};
/** The whole page may take so many times what React takes for the same elements. */
const MOST = 2;
const WANTED = {
  targets: Object.values(PAGES),
  rounds: Number(process.env.BENCH_ROUNDS || 5),
  each: 10,
  seconds: 3,
  atOnce: 8,
};

/** What rendering a page anew takes, beside what React alone takes for the same elements and data, on one core and on two. */
export async function benchRender() {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-'));
  // Below the shell, so that its packages are found.
  const programs = join(root, 'shell/.cache/bench');
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    say('▸ Starting the product');
    const product = await startProduct({
      dataDir: process.env.BENCH_DATA || join(folder, 'data'),
      env: BENCH_SETTINGS,
    });
    stops.push(() => product.stop());
    await buildProgram(programs);
    stops.push(() => rmSync(programs, { recursive: true, force: true }));
    const one = await measure(product, programs, '0');
    const two = availableParallelism() > 1 ? await measure(product, programs, '0,1') : null;
    print(one, two);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Runs the program on these cores, where the system can tell it so. */
async function measure(product, programs, cores) {
  say(`▸ Rendering on ${cores.includes(',') ? 'two cores' : 'one core'}`);
  const profile = process.env.BENCH_PROFILE;
  const node = [
    ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
    join(programs, 'render-program.js'),
  ];
  const [command, ...args] =
    process.platform === 'linux'
      ? ['taskset', '-c', cores, process.execPath, ...node]
      : [process.execPath, ...node];
  const program = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...environmentFor('shell', product.shellSettings),
      ADMISSIONS_ROOT: root,
      NODE_ENV: 'production',
    },
  });
  const ended = once(program, 'exit').then(([code]) => {
    throw new Error(`the program ended with ${code}`);
  });
  ended.catch(() => {});
  try {
    await Promise.race([once(program, 'message'), ended]);
    program.send(WANTED);
    const [pages] = await Promise.race([once(program, 'message'), ended]);
    return pages;
  } finally {
    if (program.connected) program.disconnect();
    await ended.catch(() => {});
  }
}

function print(one, two) {
  const ms = (time) => `${time.toFixed(1)} ms`;
  const rows = (pages) =>
    Object.entries(PAGES).map(([name, target]) => {
      const { isolated, own, react, rate, ownRate } = pages[target];
      return [
        name,
        ms(isolated),
        ms(own),
        ms(react),
        times(isolated / react),
        against(isolated / react, MOST, times),
        perSecond(rate),
        perSecond(ownRate),
      ];
    });
  const head = [
    '',
    'whole',
    'in one process',
    'React alone',
    'whole / React',
    'at most',
    `rate, ${WANTED.atOnce} at once`,
    'in one process',
  ];
  const how = `medians of ${WANTED.rounds * WANTED.each} in turn`;
  printTable(`A page rendered anew, what it reads kept, on one core, ${how}`, head, rows(one));
  if (two) printTable(`The same on two cores`, head, rows(two));
}

const buildProgram = (outDir) =>
  build({
    root: join(root, 'shell'),
    configFile: join(root, 'shell/vite.config.ts'),
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: join(import.meta.dirname, 'render-program.ts') },
    },
  });
