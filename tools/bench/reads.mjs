import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { measureRate, median, round, startBenchProduct, withCleanup } from './harness.mjs';
import { openStaffClient } from './staff-client.mjs';

const LIST = '/api/ap/news?perpage=20';
const ROUNDS = 5;

/** Starts Fastify alone; returns its address and process. */
export async function startControl(message, onStop) {
  const control = fork(join(import.meta.dirname, 'control.mjs'));
  onStop(async () => {
    control.disconnect();
    await once(control, 'exit');
  });
  control.send(message);
  const [{ url }] = await once(control, 'message');
  return { url, pid: control.pid };
}

/** Cached lists of API and shell, with 200 and 304, beside Fastify alone. */
export const run = () =>
  withCleanup(async (folder, onStop) => {
    const product = await startBenchProduct(folder, onStop);
    const { visitor } = await openStaffClient(product);
    const body = await (await fetch(product.apiUrl + LIST, { headers: visitor })).text();
    const control = await startControl({ body }, onStop);
    const servers = {
      'Fastify alone': { url: `${control.url}/list`, pid: control.pid },
      API: { url: product.apiUrl + LIST, pid: product.services.api.pid },
      shell: { url: product.url + LIST, pid: product.services.shell.pid },
    };
    const results = [];
    // Interleaves the servers, so that other load affects all of them.
    for (let number = 0; number < ROUNDS; number++)
      for (const [server, { url, pid }] of Object.entries(servers)) {
        const etag = (await fetch(url, { headers: visitor })).headers.get('etag');
        const whole = await measureRate({ url, pid, headers: visitor });
        const unchanged = await measureRate({
          url,
          pid,
          headers: { ...visitor, 'if-none-match': etag },
        });
        results.push({ server, way: '200', ...whole }, { server, way: '304', ...unchanged });
      }
    console.table(
      ['200', '304'].flatMap((way) => {
        const read = (server, figure) =>
          median(
            results
              .filter((each) => each.server === server && each.way === way)
              .map((each) => each[figure]),
          );
        return Object.keys(servers).map((server) => ({
          server,
          way,
          'a second': round(read(server, 'rate')),
          'µs of processor': round(read(server, 'cost')),
          '÷ Fastify, rate': round(read(server, 'rate') / read('Fastify alone', 'rate'), 2),
          '÷ Fastify, processor': round(read('Fastify alone', 'cost') / read(server, 'cost'), 2),
        }));
      }),
    );
  });
