import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Release } from '@admissions/protocol/releases';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageReporter } from './report-pages.ts';

const log = pino({ level: 'silent' });
const release = (name: string, claims: Release['manifest']['claims'], base = '') =>
  ({ manifest: { name, base, claims } }) as unknown as Release;
const OPEN_DAY = release('mf_open_day', [
  { path: '/open-day', query: {}, inSitemap: true },
  { path: '/open-day-thanks', query: {} },
]);
const DESK = release('mf_desk', [{ path: '/admin/news/desk', area: 'news' }], '/admin');

let server: http.Server;
const heard: unknown[] = [];
afterEach(() => {
  server.close();
  server.closeAllConnections();
  heard.length = 0;
});
async function listen(statuses: number[]) {
  server = http.createServer(async (request, response) => {
    heard.push({
      method: request.method,
      url: request.url,
      token: request.headers['x-internal-token'],
      body: JSON.parse(await text(request)),
    });
    response.writeHead(statuses.shift() ?? 200).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const pagesHeard = () => heard.map((each) => (each as { body: { pages: unknown[] } }).body.pages);

describe('createPageReporter', () => {
  it('reports the claims of visitors’ remotes with the internal token', async () => {
    const teller = createPageReporter({
      apiUrl: await listen([]),
      internalToken: 'secret',
      releases: () => [OPEN_DAY, DESK],
      log,
    });
    teller.report();
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]).toEqual({
      method: 'PUT',
      url: '/api/internal/pages',
      token: 'secret',
      body: {
        pages: [
          { path: '/open-day', inSitemap: true },
          { path: '/open-day-thanks', inSitemap: false },
        ],
      },
    });
    teller.close();
  });
  it('retries until the API has accepted the report, with the latest releases', async () => {
    let releases = [DESK];
    const teller = createPageReporter({
      apiUrl: await listen([503]),
      internalToken: '',
      releases: () => releases,
      log,
    });
    teller.report();
    await expect.poll(() => heard).toHaveLength(1);
    releases = [OPEN_DAY];
    await expect.poll(() => heard).toHaveLength(2);
    expect(pagesHeard().map((pages) => pages.length)).toEqual([0, 2]);
    teller.close();
  });
  it('reports nothing without releases, so that reports of other shells stay valid', async () => {
    const teller = createPageReporter({
      apiUrl: await listen([]),
      internalToken: '',
      releases: () => [],
      log,
    });
    teller.report();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard).toEqual([]);
    teller.close();
  });
});
