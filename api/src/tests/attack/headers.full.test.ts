import { AUTH_PATHS } from '@admissions/protocol';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, picture, staffWith, testApp, uploadTo, visitor } from '#testing';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
  'x-request-id': expect.any(String),
};
const HELMET = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};
const UNSTORED = { ...HELMET, 'cache-control': 'no-store' };
const NEVER = [
  'x-powered-by',
  'server',
  'access-control-allow-origin',
  'access-control-allow-credentials',
];
const NEWS = '/api/ap/news';
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };
const NO_JSON: InjectOptions = {
  url: AUTH_PATHS.appSignIn,
  method: 'POST',
  payload: '{',
  headers: { 'content-type': 'application/json' },
};

const test = testApp();
let staff: Caller;
let app: Caller;
let file: string;
beforeAll(async () => {
  app = await visitor(test);
  ({ headers: staff } = await staffWith(test, 'editor'));
  file = (await uploadTo(test, staff, await picture(20, 20).png().toBuffer())).json().data.url;
});
const cached = { ...HELMET, ...JSON_TYPE, 'cache-control': 'no-cache', etag: expect.any(String) };
const stored = {
  ...HELMET,
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'image/webp',
};

describe('headers', () => {
  it.each<[string, () => InjectOptions, object]>([
    ['a public read', () => ({ url: NEWS, headers: app }), cached],
    ['a read of staff', () => ({ url: AUTH_PATHS.userInfo, headers: staff }), UNSTORED],
    ['a refusal', () => ({ url: NEWS }), { ...UNSTORED, ...JSON_TYPE }],
    ['a refusal of a body', () => NO_JSON, UNSTORED],
    ['a path that is not there', () => ({ url: '/api/nowhere' }), UNSTORED],
    ['an unreadable address', () => ({ url: `${NEWS}/%ff` }), { 'cache-control': 'no-store' }],
    ['an uploaded picture', () => ({ url: file }), stored],
    ['a picture that is not there', () => ({ url: '/media/none.webp' }), UNSTORED],
    ['the health of the process', () => ({ url: '/healthz' }), UNSTORED],
    ['the document', () => ({ url: '/api/docs/json' }), HELMET],
    ['the page of the document', () => ({ url: '/api/docs' }), { ...HELMET, ...HTML_TYPE }],
  ])('%s has its security headers', async (_what, requestOf, expected) => {
    const { headers } = await test.app.inject(requestOf());
    expect(headers).toMatchObject({ ...ALWAYS, ...expected });
    for (const name of NEVER) expect(headers).not.toHaveProperty(name);
  });

  it('no preflight admits another origin', async () => {
    for (const url of [NEWS, AUTH_PATHS.login, '/api/admin/news/add_news']) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      const response = await test.app.inject({ method: 'OPTIONS', url, headers });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
