import { isApiError } from '@admissions/api-client';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReadApi } from '../render/read-api.ts';
import { createPublicReads, isPublicRead } from './public-reads.ts';

const api = fastify();
const seen: { url: string; headers: Record<string, unknown> }[] = [];
api.addHook('onRequest', async ({ url, headers }) => void seen.push({ url, headers }));
api.get('/api/ap/news', async ({ query }) => ({ errorCode: 1, data: query }));
api.get('/api/ap/busy', async (_request, reply) =>
  reply.code(429).send({ errorCode: -1, message: 'slower', requestId: 'r' }),
);
api.get('/api/ap/gone', async () => ({ errorCode: 2, message: 'not there', requestId: 'r' }));
api.get('/api/ap/broken', async (_request, reply) => reply.code(502).send('<html>'));
api.get('/api/ap/renewed', async ({ headers }, reply) =>
  headers.authorization === 'Bearer second|'
    ? { errorCode: 1, data: 'read' }
    : reply.code(401).send({ errorCode: 100401, message: 'over', requestId: 'r' }),
);
let apiUrl = '';
beforeAll(async () => {
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

function reads(more: Partial<Parameters<typeof createPublicReads>[0]> = {}) {
  return createPublicReads({
    apiUrl,
    token: async (renew) => (renew ? 'second' : 'first'),
    requestId: 'render-1',
    internalToken: 'internal',
    address: '203.0.113.7',
    signal: new AbortController().signal,
    ...more,
  });
}
const failureOf = (path: string, more = {}) =>
  createReadApi(reads(more))
    .get(path)
    .then(
      () => null,
      (error: unknown) => (isApiError(error) ? [error.status, error.code, error.message] : error),
    );

describe('createPublicReads', () => {
  test('sends address, request id, token and draft of the visitor', async () => {
    seen.length = 0;
    await createReadApi(reads({ preview: 'draft' })).get('/api/ap/news', {
      params: { title: '招生 a', page: 2, year: undefined, of: null },
    });
    expect(seen).toMatchObject([
      {
        url: '/api/ap/news?title=%E6%8B%9B%E7%94%9F+a&page=2',
        headers: {
          'x-request-id': 'render-1',
          'x-internal-token': 'internal',
          'x-forwarded-for': '203.0.113.7',
          'x-preview': 'draft',
          authorization: 'Bearer first|',
        },
      },
    ]);
  });
  test('retries with a new token when the old one has expired', async () => {
    expect(await createReadApi(reads()).get('/api/ap/renewed')).toBe('read');
  });
  test.each([
    ['/api/ap/busy', [429, -1, 'slower']],
    ['/api/ap/gone', [200, 2, 'not there']],
    ['/api/ap/broken', [502, -1, 'error.server']],
    ['/api/admin/news/list', [403, -1, 'error.server']],
  ])('fails with an error of the API client: %s', async (path, expected) => {
    expect(await failureOf(path)).toEqual(expected);
  });
  test('aborts with the render', async () => {
    const cap = new AbortController();
    cap.abort();
    seen.length = 0;
    expect(await failureOf('/api/ap/news', { signal: cap.signal })).toEqual([
      0,
      -1,
      'error.server',
    ]);
    expect(seen).toEqual([]);
  });
});

describe('isPublicRead', () => {
  test.each(['/api/ap/news', '/api/ap/news/1?lang=en', '/api/ap/setting/block_list?type=1&page=1'])(
    'accepts %s',
    (path) => expect(isPublicRead(path)).toBe(true),
  );
  test.each([
    '/api/admin/news/list',
    '/api/auth/signin',
    '/api/internal/changes',
    '/api/ap',
    '/api/ap/',
    '/api/ap/../admin/news/list',
    '/api/ap/%2e%2e/admin/news/list',
    '/api/ap/..%2fadmin',
    '/api/ap/..\\admin',
    '/api/ap//admin',
    '//other.example/api/ap/news',
    '/api/ap/news?a=1?b',
    '/api/ap/news#x',
    '/api/ap/news\n',
    '/api/ap/news?a=\r\nx-internal-token: y',
    `/api/ap/news?q=${'x'.repeat(5000)}`,
    'http://127.0.0.1/api/ap/news',
  ])('rejects %j', (path) => expect(isPublicRead(path)).toBe(false));
});
