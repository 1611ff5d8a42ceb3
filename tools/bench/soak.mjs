import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { readMemory, round, startBenchProduct, withCleanup } from './harness.mjs';
import { openStaffClient, prepareSave } from './staff-client.mjs';

const MINUTES = Number(process.env.BENCH_MINUTES || 5);
const REQUESTS_PER_SECOND = 20;
const SAVE_INTERVAL_MS = 5000;
const ROWS = 12;
/** Staff sign in again before the session expires. */
const SAVES_PER_SESSION = 60;

/** Memory while visitors load cached and new pages, lists and searches, and staff save. */
export const run = () =>
  withCleanup(async (folder, onStop) => {
    const product = await startBenchProduct(folder, onStop, { TRUSTED_PROXIES: '127.0.0.1' });
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
  });
