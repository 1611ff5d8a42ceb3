import { text } from 'node:stream/consumers';
import type { Release } from '@admissions/protocol/releases';
import { startServer } from '@admissions/tools/testing-node';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPageReporter } from './report-pages.ts';

const log = pino({ level: 'silent' });
const release = (name: string, claims: Release['manifest']['claims'], base = '') =>
  ({ manifest: { name, base, claims } }) as unknown as Release;
const OPEN_DAY = release('mf_open_day', [
  { path: '/open-day', query: {}, inSitemap: true },
  { path: '/open-day-thanks', query: {} },
]);
const DESK = release('mf_desk', [{ path: '/admin/news/desk', area: 'news' }], '/admin');

/** Reports once to an API that answers with these statuses, then with 200. */
async function report(releases: () => Release[], statuses: number[] = []) {
  const heard: { method?: string; url?: string; token: unknown; body: { pages: unknown[] } }[] = [];
  const { url: apiUrl } = await startServer(async (request, response) => {
    const { method, url, headers } = request;
    const body = JSON.parse(await text(request));
    heard.push({ method, url, token: headers['x-internal-token'], body });
    response.writeHead(statuses.shift() ?? 200).end('{}');
  });
  const reporter = createPageReporter({ apiUrl, internalToken: 'secret', releases, log });
  onTestFinished(reporter.close);
  reporter.report();
  return heard;
}

describe('createPageReporter', () => {
  it('reports the claims of visitors’ remotes with the internal token', async () => {
    const heard = await report(() => [OPEN_DAY, DESK]);
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
  });
  it('retries until the API has accepted the report, with the latest releases', async () => {
    let releases = [DESK];
    const heard = await report(() => releases, [503]);
    await expect.poll(() => heard).toHaveLength(1);
    releases = [OPEN_DAY];
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard.map(({ body }) => body.pages.length)).toEqual([0, 2]);
  });
  it('reports nothing without releases, so that reports of other shells stay valid', async () => {
    const heard = await report(() => []);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(heard).toEqual([]);
  });
});
