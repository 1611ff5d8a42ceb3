import { RESULT_CODES } from '@admissions/protocol';
import { SETTING_PRESETS } from '@admissions/site-content/settings';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { updateIdentity } from '../base/current-identity.ts';
import { toPageBody } from '../cache/page-body.ts';
import type { PageAnswer } from '../render/pages.ts';
import { REQUEST_PLACEHOLDER } from '../render/render-page.ts';
import { Overloaded } from '../render/render-queue.ts';
import { createTestRecorder } from '../testing/shell.ts';
import { registerPageRoutes } from './page-routes.ts';
import { commonHeaders } from './security-headers.ts';

const page = `<!doctype html><script>1</script>${' '.repeat(2000)}`;
const hashes = { script: ["'sha256-abc='"], style: [] };
const entry = {
  entry: '/assets/entry.js',
  preload: [],
  css: [],
  integrity: { '/assets/entry.js': 'sha384-x' },
};

let requests = 0;
function appWith(
  pages: () => Promise<PageAnswer>,
  hasPages = () => true,
  overrides?: string[],
  isVaried = false,
) {
  const app = fastify({ genReqId: () => `request-${++requests}` });
  registerPageRoutes(app, {
    pages,
    chooseReleases: () => ({
      releases: [],
      ...(isVaried && { isVaried }),
      ...(overrides && { site: { overrides, isPreview: true } }),
    }),
    overrides: {
      acceptLink: async ({ raw }) => {
        if (raw.url?.includes('release=old')) return 410;
        return raw.url?.includes('release=') ? '/news' : null;
      },
      read: () => [],
    },
    recorder: createTestRecorder().recorder,
    hasPages,
    assets: { public: entry, admin: entry },
    shellVersion: 'v',
    site: { origin: '', keepsPages: false },
    hasProvider: false,
    isDev: false,
  });
  return app;
}
const packed = toPageBody(page);
const answering =
  (change: Partial<PageAnswer> = {}) =>
  async (): Promise<PageAnswer> => ({
    status: 200,
    body: packed,
    hashes,
    source: 'cache',
    ...change,
  });
const failing = (error: Error) => () => Promise.reject(error);
const cached = answering();
const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']);

test('registerPageRoutes returns an outage page until a remote is available', async () => {
  let isThere = false;
  const app = appWith(cached, () => isThere);
  for (const path of ['/', '/news', '/nowhere']) {
    const { statusCode, headers } = await app.inject(path);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  }
  isThere = true;
  expect((await app.inject('/news')).statusCode).toBe(200);
});

describe('a page', () => {
  test('is identical for all visitors except for the request id', async () => {
    const app = appWith(cached);
    const [one, other] = [await app.inject('/'), await app.inject('/')];
    const own = ['x-request-id', 'server-timing', 'date'];
    const shared = ({ headers }: typeof one) =>
      Object.entries(headers).filter(([name]) => !own.includes(name));
    expect(shared(one)).toEqual(shared(other));
    expect(one.body).toBe(other.body);
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
    expect(one.headers['server-timing']).toBe(`request;desc="${one.headers['x-request-id']}"`);
  });
  test.each(['identity', 'gzip'])('returns 304 for a matching tag (%s)', async (encoding) => {
    const app = appWith(cached);
    const ask = (tag?: string) =>
      app.inject({
        url: '/',
        headers: { 'accept-encoding': encoding, ...(tag && { 'if-none-match': tag }) },
      });
    const first = await ask();
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await ask(`"other", W/${etag}`);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(policyOf(again)).toBe(policyOf(first));
    expect((await ask('"other"')).statusCode).toBe(200);
  });
  test('is cached briefly by shared caches, long during outages, and revalidated by browsers', async () => {
    const { headers } = await appWith(cached).inject('/');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400');
    expect(headers['cdn-cache-control']).toContain('stale-while-revalidate=1');
  });
  test.each([
    ['where visitors get other releases', {}, true, 'private, no-cache'],
    ['as a stale copy', { source: 'stale' as const }, false, 'private, no-cache'],
    ['during an outage', { status: 503 }, false, 'no-store'],
  ])('is not stored by shared caches %s', async (_what, change, isVaried, expected) => {
    const app = appWith(answering(change), undefined, undefined, isVaried);
    const { headers } = await app.inject('/');
    expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual([expected, undefined]);
  });
  test('of a failure shows the request id', async () => {
    const body = toPageBody(`<p>${REQUEST_PLACEHOLDER}</p>`);
    const { headers, body: text } = await appWith(answering({ status: 500, body })).inject('/');
    expect(text).toBe(`<p>${headers['x-request-id']}</p>`);
    expect(headers.etag).toBeUndefined();
  });
  test('for visitors allows no inline style, no framing and only its own scripts', async () => {
    const policy = policyOf(await appWith(cached).inject('/'));
    for (const rule of [
      "script-src 'self' 'sha256-abc='; ",
      "style-src 'self'; ",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types offline import-map',
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe');
  });
  test('of a draft preview runs no script, is framed only by this site and is not cached', async () => {
    const app = appWith(answering({ source: 'preview', isFramed: true }));
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(commonHeaders(false));
    });
    const answer = await app.inject('/newsCont?id=7&preview=t&framed=1');
    expect(policyOf(answer).split('; ')).toEqual(
      expect.arrayContaining([
        "script-src 'none'",
        "frame-ancestors 'self'",
        "frame-src 'none'",
        'sandbox allow-same-origin',
      ]),
    );
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.headers['cdn-cache-control']).toBeUndefined();
  });
  test('has no integrity policy, because WebKit 26 blocks every module under one', async () => {
    const { headers } = await appWith(cached).inject('/');
    expect(Object.keys(headers).join()).not.toContain('integrity-policy');
  });
  test.each(['/administration', '/adminx'])(
    'at %s is a visitor’s page, not the back office',
    async (path) => {
      expect((await appWith(cached).inject(path)).headers['x-robots-tag']).toBeUndefined();
    },
  );
  test.each([429, 503] as const)(
    'under overload is an error page with %d and Retry-After',
    async (status) => {
      const answer = await appWith(failing(new Overloaded(status))).inject('/search?q=a');
      expect(answer.statusCode).toBe(status);
      expect(answer.headers).toMatchObject({
        'retry-after': '5',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(policyOf(answer)).toContain("default-src 'none'");
      expect(answer.body).toMatch(/<main>.*<h1>[^<]+<\/h1>/s);
      expect(answer.body).toContain('tel:');
    },
  );
  test('that cannot be rendered at all is an error page with a link home', async () => {
    const answer = await appWith(failing(new Error('secret reason'))).inject('/');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Go back to home');
    expect(answer.body).not.toContain('secret');
  });
  test('with an oversized address is rejected', async () => {
    expect((await appWith(cached).inject(`/?q=${'x'.repeat(3000)}`)).statusCode).toBe(414);
  });
});

describe('the document of the back office', () => {
  test('allows inline styles and frames of this site, and is not framed, cached or indexed', async () => {
    const answer = await appWith(cached).inject('/admin/news/edit?id=7&preview=t&framed=1');
    const policy = policyOf(answer);
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('trusted-types default');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toContain('noindex');
  });
  test('names no admin remote and has no import map', async () => {
    const { body } = await appWith(cached).inject('/admin/news/list');
    expect(body).not.toMatch(/remotes\/|mf_admin/);
    expect(body).not.toContain('type="importmap"');
    expect(body).toContain('"/assets/entry.js":"sha384-x"');
    expect(body).toContain('"registry":[]');
    expect(body).toContain('<noscript>後台需要JavaScript');
  });
  test('has the site identity once it is set', async () => {
    const read = async () => {
      const { body } = await appWith(cached).inject('/admin/login');
      return JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}').words;
    };
    expect(await read()).toBeUndefined();
    const data = { ...SETTING_PRESETS['setting.office'], phone: '03-1234567', school: '新校名' };
    updateIdentity(JSON.stringify({ errorCode: RESULT_CODES.success, data }));
    expect(await read()).toMatchObject({
      identity: { nameShort: '新校名', phone: { number: '03-1234567' } },
    });
    updateIdentity(JSON.stringify({ errorCode: RESULT_CODES.notExists, data: null }));
    expect(await read()).toBeUndefined();
  });
});

describe('a page of an overridden release', () => {
  const overrides = ['mf_public@1.4.0-pr12'];
  test('is not cached, not indexed and sends no referrer', async () => {
    const { headers } = await appWith(cached, undefined, overrides).inject('/');
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    expect((await appWith(cached).inject('/')).headers['cache-control']).toContain('public');
  });
  test('is a sentence when its link has expired', async () => {
    const { statusCode, body } = await appWith(cached).inject('/news?release=old');
    expect([statusCode, body.includes('這個預覽連結不能用')]).toEqual([410, true]);
  });
  test('starts with an uncached redirect from the link to the clean URL', async () => {
    for (const url of ['/news?release=x', '/admin?release=x']) {
      const { statusCode, headers } = await appWith(cached).inject(url);
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([
        303,
        '/news',
        'private, no-store',
      ]);
    }
  });
});
