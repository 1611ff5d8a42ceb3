import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { build } from 'vite';
import { ROOT } from '../lib/workspace.mjs';
import { findBrowser } from '../quality/browser.mjs';
import { PASSWORD, readMemory, round, startBenchProduct, withCleanup } from './harness.mjs';
import { openStaffClient, prepareSave } from './staff-client.mjs';

const MINUTES = Number(process.env.BENCH_MINUTES || 5);
const REQUESTS_PER_SECOND = 20;
const SAVE_INTERVAL_MS = 5000;
const ROWS = 12;
/** Staff sign in again before the session expires. */
const SAVES_PER_SESSION = 60;
/** As deep as the sources: the program finds the root from its own folder. */
const PROGRAM_FOLDER = join(ROOT, 'e2e/.cache');

/**
 * Memory while visitors load cached and new pages, lists and searches, staff save, and teams send
 * faulty releases in a random order: how long each is served, and which other views fail.
 */
export const run = () =>
  withCleanup(async (folder, onStop) => {
    const product = await startBenchProduct(folder, onStop, { TRUSTED_PROXIES: 'loopback' });
    const faults = startFaults(product.url, onStop);
    let client = await openStaffClient(product);
    let number = 0;
    const load = autocannon({
      url: product.url,
      connections: 8,
      overallRate: REQUESTS_PER_SECOND,
      duration: MINUTES * 60 + 120,
      requests: ['/', '/news', '/newsCont?id=1', '/admissions', '/search?q=', '/api/ap/news?page=']
        .map((path) => (/=$/.test(path) ? () => `${path}${++number}` : () => path))
        .map((toPath) => ({
          setupRequest: (request) => ({
            ...request,
            path: toPath(),
            headers: {
              ...request.headers,
              ...client.visitor,
              'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
            },
          }),
        })),
    });
    const { api, shell } = product.services;
    const rows = [];
    const started = performance.now();
    const readMinutes = () => (performance.now() - started) / 60_000;
    for (let saves = 1; readMinutes() < MINUTES; saves++) {
      if (saves % SAVES_PER_SESSION === 0) client = await openStaffClient(product);
      await (await prepareSave(client, saves))();
      if (readMinutes() >= (rows.length * MINUTES) / ROWS)
        rows.push({
          minute: round(readMinutes(), 1),
          'shell MB': readMemory(shell.pid),
          'API MB': readMemory(api.pid),
        });
      await setTimeout(SAVE_INTERVAL_MS);
    }
    load.stop();
    const { '2xx': answered, non2xx, errors } = await load;
    console.table(rows);
    console.table([{ answered, refused: non2xx, errors }]);
    console.table(await faults);
  });

/** Figures by fault, once the time is over. */
async function startFaults(url, onStop) {
  await build({
    root: join(ROOT, 'e2e'),
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: PROGRAM_FOLDER,
      emptyOutDir: true,
      rolldownOptions: { input: join(ROOT, 'e2e/fixtures/soak.ts') },
    },
  });
  onStop(() => rm(PROGRAM_FOLDER, { recursive: true, force: true }));
  const program = fork(join(PROGRAM_FOLDER, 'soak.js'), [url, 'admin', PASSWORD, String(MINUTES)], {
    env: { ...process.env, CHROMIUM_PATH: await findBrowser() },
  });
  onStop(() => program.kill());
  const [figures] = await Promise.race([once(program, 'message'), once(program, 'exit')]);
  return figures;
}
