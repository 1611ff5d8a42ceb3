import { AUTH_PATHS } from '@admissions/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/callers.ts';
import { staffWith, visitor } from '../testing/callers.ts';
import { testApp } from '../testing/test-app.ts';
import { picture, uploadTo } from '../testing/upload.ts';

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

const test = testApp();
let staff: Caller;
let app: Caller;
let file: string;
beforeAll(async () => {
  app = await visitor(test);
  ({ headers: staff } = await staffWith(test, 'editor'));
  file = (await uploadTo(test, staff, await picture(20, 20).png().toBuffer())).json().data.url;
});

const classes: [
  string,
  () => { url: string; headers?: Caller; method?: 'GET' | 'POST'; payload?: string },
  object,
][] = [
  [
    'a public read',
    () => ({ url: '/api/ap/news', headers: app }),
    {
      ...HELMET,
      'cache-control': 'no-cache',
      etag: expect.any(String),
      'content-type': 'application/json; charset=utf-8',
    },
  ],
  [
    'a read of staff',
    () => ({ url: AUTH_PATHS.userInfo, headers: staff }),
    { ...HELMET, 'cache-control': 'no-store' },
  ],
  [
    'a refusal',
    () => ({ url: '/api/ap/news' }),
    { ...HELMET, 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' },
  ],
  [
    'a refusal of a body',
    () => ({
      url: AUTH_PATHS.appSignIn,
      method: 'POST',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    }),
    { ...HELMET, 'cache-control': 'no-store' },
  ],
  [
    'a path that is not there',
    () => ({ url: '/api/nowhere' }),
    { ...HELMET, 'cache-control': 'no-store' },
  ],
  [
    'an address that cannot be read',
    () => ({ url: '/api/ap/news/%ff' }),
    { 'cache-control': 'no-store' },
  ],
  [
    'an uploaded picture',
    () => ({ url: file }),
    {
      ...HELMET,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
    },
  ],
  [
    'a picture that is not there',
    () => ({ url: '/media/none.webp' }),
    { ...HELMET, 'cache-control': 'no-store' },
  ],
  [
    'the health of the process',
    () => ({ url: '/healthz' }),
    { ...HELMET, 'cache-control': 'no-store' },
  ],
  ['the document', () => ({ url: '/api/docs/json' }), { ...HELMET }],
  [
    'the page of the document',
    () => ({ url: '/api/docs' }),
    { ...HELMET, 'content-type': 'text/html; charset=utf-8' },
  ],
];

describe('headers', () => {
  it.each(classes)('%s has its security headers', async (_what, requestOf, expected) => {
    const { headers } = await test.app.inject(requestOf());
    expect(headers).toMatchObject({ ...ALWAYS, ...expected });
    for (const name of [
      'x-powered-by',
      'server',
      'access-control-allow-origin',
      'access-control-allow-credentials',
    ])
      expect(headers).not.toHaveProperty(name);
  });

  it('no preflight admits another origin', async () => {
    for (const url of ['/api/ap/news', AUTH_PATHS.login, '/api/admin/news/add_news']) {
      const headers = {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      const response = await test.app.inject({ method: 'OPTIONS', url, headers });
      expect([response.statusCode >= 400, response.headers['access-control-allow-origin']]).toEqual(
        [true, undefined],
      );
    }
  });
});
