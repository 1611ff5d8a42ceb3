import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../lib/product.mjs';
import { say } from '../quality/say.mjs';
import { apiCaller } from './api-caller.mjs';
import { settle } from './processes.mjs';
import { measureRate } from './rates.mjs';
import { BENCH_SETTINGS } from './settings.mjs';
import { atLeast, perSecond, printTable } from './table.mjs';

const LIST = '/api/ap/news?perpage=20';
const ROUNDS = Number(process.env.BENCH_ROUNDS || 5);
const SECONDS = 3;
/** Of what Fastify alone answers with the same bytes, in the same run. */
const LEAST = 0.6;

/** Lists that the API and the shell give from what they keep, whole and unchanged, beside Fastify alone. */
export async function benchReads() {
  const folder = mkdtempSync(join(tmpdir(), 'admissions-bench-'));
  const stops = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    say('▸ Starting the product, and Fastify alone');
    const product = await startProduct({
      dataDir: process.env.BENCH_DATA || join(folder, 'data'),
      env: BENCH_SETTINGS,
    });
    stops.push(() => product.stop());
    const { visitor } = await apiCaller({
      url: product.apiUrl,
      key: product.secrets.APP_KEY,
      secret: product.secrets.APP_SECRET,
      account: 'admin',
      password: BENCH_SETTINGS.ADMIN_PASSWORD,
    });
    const body = await (await fetch(product.apiUrl + LIST, { headers: visitor })).text();
    const control = fork(join(import.meta.dirname, 'control-list.mjs'));
    stops.push(() => {
      control.disconnect();
      return once(control, 'exit');
    });
    control.send(body);
    const [{ url }] = await once(control, 'message');
    const { api, shell } = product.services;
    const places = {
      'Fastify alone': { url, pid: control.pid },
      API: { url: product.apiUrl, pid: api.pid },
      shell: { url: product.url, pid: shell.pid },
    };
    await settle([api.pid, shell.pid]);
    print(await measure(places, visitor));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

/** Answers a second, and what each costs of the processor, in turn: a machine is not always as quick. */
async function measure(places, headers) {
  const found = Object.fromEntries(
    Object.keys(places).map((name) => [name, { whole: [], unchanged: [] }]),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, place] of Object.entries(places)) {
      const etag = (await fetch(place.url + LIST, { headers })).headers.get('etag');
      found[name].whole.push(await ask(place, headers, false));
      found[name].unchanged.push(await ask(place, { ...headers, 'if-none-match': etag }, true));
    }
  return found;
}

async function ask({ url, pid }, headers, isUnchanged) {
  const result = await measureRate({
    url: url + LIST,
    headers,
    seconds: SECONDS,
    isUnchanged,
    pid,
  });
  if (result.failed > 0) throw new Error(`${url}${LIST} failed ${result.failed} times`);
  return result;
}

function print(found) {
  const control = found['Fastify alone'];
  for (const [way, title] of Object.entries({ whole: 'whole', unchanged: 'unchanged (304)' })) {
    const middle = (name, figure) => median(found[name][way].map((each) => each[figure]));
    const rows = Object.keys(found).map((name) => {
      const byRate = middle(name, 'rate') / middle('Fastify alone', 'rate');
      const byCost = middle('Fastify alone', 'cost') / middle(name, 'cost');
      return [
        name,
        perSecond(middle(name, 'rate')),
        percent(byRate),
        microseconds(middle(name, 'cost')),
        percent(byCost),
        found[name] === control
          ? ''
          : [byRate, byCost].map((share) => atLeast(share, LEAST, percent)).join(', '),
      ];
    });
    printTable(
      `A list of 20 news from memory, ${title}: medians of ${ROUNDS} rounds in turn`,
      ['', 'rate', 'of Fastify', 'processor', 'of Fastify', 'by rate, by processor'],
      rows,
    );
  }
}

const microseconds = (time) => `${Math.round(time)} µs`;
const percent = (share) => `${Math.round(share * 100)} %`;
const median = (figures) =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];
