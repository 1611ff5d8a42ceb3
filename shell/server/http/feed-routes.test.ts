import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { toPageBody } from '../cache/page-body.ts';
import type { PageAnswer } from '../render/pages.ts';
import { registerFeedRoutes } from './feed-routes.ts';

function appWith(
  siteOrigin: string,
  make: (target: string) => Promise<Partial<PageAnswer>> = async () => ({}),
) {
  const targets: string[] = [];
  const app = fastify();
  registerFeedRoutes(app, {
    siteOrigin,
    feeds: async (target, { origin }) => {
      targets.push(target);
      return {
        status: 200,
        source: 'cache',
        body: toPageBody(`<a>${origin}${target}</a>${' '.repeat(500)}`),
        ...(await make(target)),
      };
    },
  });
  return { app, targets };
}

describe('feeds', () => {
  test.each([
    ['/feed.xml', 'application/rss+xml; charset=utf-8'],
    ['/calendar.ics', 'text/calendar; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ])('%s is %s with the site’s origin', async (path, type) => {
    const { app } = appWith('https://set.example');
    const answer = await app.inject({
      url: path,
      headers: { host: 'other.example', 'accept-encoding': 'gzip' },
    });
    expect(answer.headers['content-type']).toBe(type);
    expect(gunzipSync(answer.rawPayload).toString()).toContain(`<a>https://set.example${path}</a>`);
  });
  test('are cached once for any query and contain the origin of each request', async () => {
    const { app, targets } = appWith('');
    expect(
      (await app.inject({ url: '/feed.xml?a=1', headers: { host: 'one.example' } })).body,
    ).toContain('http://one.example/feed.xml');
    expect(
      (await app.inject({ url: '/feed.xml?b=2', headers: { host: 'two.example' } })).body,
    ).toContain('http://two.example/feed.xml');
    expect(targets).toEqual(['/feed.xml', '/feed.xml']);
  });
  test('return a page with a retry while rendering fails', async () => {
    const { app } = appWith('', () => Promise.reject(new Error('secret reason')));
    const answer = await app.inject('/calendar.ics');
    expect([
      answer.statusCode,
      answer.headers['retry-after'],
      answer.headers['cache-control'],
    ]).toEqual([503, '5', 'no-store']);
    expect(answer.body).not.toContain('secret');
    expect(answer.body).toMatch(/<h1>這一頁請稍後再看.*再試一次/s);
  });
});

describe('feedRoutes', () => {
  test('serves numbered sitemap files and no others', async () => {
    const { app, targets } = appWith('', async (target) =>
      target.endsWith('=9') ? { status: 404 } : {},
    );
    expect((await app.inject('/sitemap.xml?page=2')).statusCode).toBe(200);
    for (const page of ['9', '0', 'x', '1000', '2&page=3'])
      expect((await app.inject(`/sitemap.xml?page=${page}`)).statusCode).toBe(404);
    expect(targets).toEqual(['/sitemap.xml?page=2', '/sitemap.xml?page=9']);
  });

  test('serves a calendar per entry', async () => {
    const { app, targets } = appWith('', async (target) =>
      target.endsWith('-9') ? { status: 404 } : {},
    );
    expect((await app.inject('/calendar.ics?of=camp-5')).statusCode).toBe(200);
    for (const of of ['camp-9', 'camp-0', 'news-1', 'camp', 'camp-1-event', 'camp-1&of=camp-2'])
      expect((await app.inject(`/calendar.ics?of=${of}`)).statusCode).toBe(404);
    expect(targets).toEqual(['/calendar.ics?of=camp-5', '/calendar.ics?of=camp-9']);
  });

  test('robots.txt disallows the back office and names the sitemap', async () => {
    const { body, headers } = await appWith('https://set.example').app.inject('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining([
        'Disallow: /admin',
        'Disallow: /api/',
        'Sitemap: https://set.example/sitemap.xml',
      ]),
    );
  });
});
