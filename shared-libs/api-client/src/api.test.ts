import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { startServer } from '@admissions/tools/testing-node';
import { describe, expect, it, vi } from 'vitest';
import { type ApiOptions, createApi } from './api.ts';
import { ApiError } from './api-error.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;
async function apiAnswering(answer: Answer, options: Partial<ApiOptions> = {}) {
  const seen: IncomingMessage[] = [];
  const { url: baseURL } = await startServer((request, response) => {
    seen.push(request);
    request.resume().on('end', () => answer(request, response, seen.length));
  });
  return {
    seen,
    api: createApi({ baseURL, tokens: { app: async () => 'app', admin: () => null }, ...options }),
  };
}
/** Answers in JSON. */
const json =
  (status: number, body: unknown, headers: OutgoingHttpHeaders = {}): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const saved = json(200, { errorCode: 1, data: 'saved' });
const fail = json(503, { errorCode: -1, message: 'busy', requestId: 'r' });
const unauthorized = json(401, { errorCode: 100401, message: 'x', requestId: 'r' });
const drop: Answer = (_request, response) => response.destroy();
/** The first answers, and all later ones. */
const first =
  (count: number, early: Answer, later: Answer): Answer =>
  (request, response, number) =>
    (number <= count ? early : later)(request, response, number);
const withoutPauses = () => vi.spyOn(Math, 'random').mockReturnValue(0);

describe('retries', () => {
  it('repeats a failed read three times', async () => {
    const { seen, api } = await apiAnswering(fail);
    await expect(api.get('/api/ap/news')).rejects.toThrow('busy');
    expect(seen).toHaveLength(4);
  }, 20_000);
  it.each(['post', 'put', 'delete'] as const)(
    'repeats a failed %s three times and reuses its key until there is an answer',
    async (method) => {
      withoutPauses();
      const { seen, api } = await apiAnswering(first(5, drop, saved));
      const call = () => api[method]('/api/admin/news/edit_news/1', { title: 'one' });
      await expect(call()).rejects.toThrow(ApiError);
      expect(seen).toHaveLength(4);
      await expect(call()).resolves.toBe('saved');
      await call();
      await api[method]('/api/admin/news/edit_news/1', { title: 'two' });
      const keys = seen.map((request) => request.headers['idempotency-key']);
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(keys.slice(0, 6)).toEqual(Array(6).fill(keys[0]));
      expect(new Set(keys).size).toBe(3);
    },
    20_000,
  );
  it('stops repeating a slow read, but continues a write with a key', async () => {
    const now = Date.now();
    const { seen, api } = await apiAnswering((request, response, count) => {
      vi.spyOn(Date, 'now').mockReturnValue(now + 20_000);
      drop(request, response, count);
    });
    withoutPauses();
    await expect(api.get('/api/ap/news')).rejects.toThrow(ApiError);
    expect(seen).toHaveLength(1);
    await expect(api.post('/api/ap/forms/add_visit', {})).rejects.toThrow(ApiError);
    expect(seen).toHaveLength(5);
  });
  it('waits a short time for the limit of requests', async () => {
    const limited = json(429, { errorCode: -1, message: 'no' }, { 'retry-after': '1' });
    const { seen, api } = await apiAnswering(first(1, limited, saved));
    await expect(api.post('/api/ap/forms/add_visit', {})).resolves.toBe('saved');
    expect(seen).toHaveLength(2);
  });
  it('waits while the API processes the same write', async () => {
    const running = { errorCode: -1, message: 'running', requestId: 'r' };
    const { seen, api } = await apiAnswering(
      first(1, json(409, running, { 'retry-after': '0' }), saved),
    );
    await expect(api.post('/api/admin/news/add_news', {})).resolves.toBe('saved');
    expect(seen).toHaveLength(2);
  });
  it('repeats a sign-in that got no answer or a 5xx, and calls onRepeat before each repetition', async () => {
    withoutPauses();
    const onRepeat = vi.fn();
    const { seen, api } = await apiAnswering(first(2, drop, fail));
    await expect(api.post('/api/admin/auth/login', {}, { onRepeat })).rejects.toThrow('busy');
    expect([seen.length, onRepeat.mock.calls.length]).toEqual([4, 3]);
  });
  it.each<[string, Answer, object]>([
    ['a sign-in that got 429', json(429, { errorCode: -1, message: 'no' }), { onRepeat: () => {} }],
    ...[429, 503, 409].map((status): [string, Answer, object] => [
      `a ${status} that asks for a wait over five seconds`,
      json(status, { errorCode: -1, message: 'no' }, { 'retry-after': '6' }),
      {},
    ]),
    ['a refused call', json(422, { errorCode: -1, message: 'no' }), {}],
  ])('does not repeat %s', async (_what, answer, options) => {
    const { seen, api } = await apiAnswering(answer);
    await expect(api.post('/api/admin/auth/login', {}, options)).rejects.toThrow('no');
    expect(seen).toHaveLength(1);
  });
  it('does not repeat a call marked `once`', async () => {
    const { seen, api } = await apiAnswering(drop);
    await expect(api.post('/api/admin/presence', {}, { once: true })).rejects.toThrow(ApiError);
    expect([seen.length, seen[0]?.headers['idempotency-key']]).toEqual([1, undefined]);
  });
  it('repeats a POST with its own key under the same key', async () => {
    const { seen, api } = await apiAnswering(first(2, drop, saved));
    const options = { idempotencyKey: 'k-1' };
    await expect(api.post('/api/ap/forms/add_visit', {}, options)).resolves.toBe('saved');
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('k-1'));
  });
});

it.each<[string, Answer, object]>([
  [
    'the code of a refusal with status 200',
    json(200, { errorCode: 2, message: 'gone', data: { secret: 1 }, requestId: 'r-9' }),
    { code: 2, status: 200, requestId: 'r-9' },
  ],
  [
    'status 500 for an answer without an envelope',
    (_request, response) => response.end('<html>'),
    { code: -1, status: 500 },
  ],
  [
    'the default message for a refusal without one',
    json(422, { errorCode: -1 }),
    { message: 'error.default' },
  ],
  [
    'the errors of refused fields',
    json(422, { errorCode: -1, message: 'no', errors: { title: ['此欄位為必填'] } }),
    { errors: { title: ['此欄位為必填'] }, status: 422 },
  ],
])('throws an ApiError with %s', async (_what, answer, expected) => {
  const { api } = await apiAnswering(answer);
  await expect(api.get('/api/ap/news/9')).rejects.toMatchObject(expected);
});

it('sends no call when the wrapped loading of the transport fails', async () => {
  const { seen, api } = await apiAnswering(saved, {
    wrapCodeLoading: (loading) => loading.then(() => Promise.reject(new Error('gone'))),
  });
  await expect(api.get('/api/ap/news')).rejects.toMatchObject({ message: 'network.failed' });
  expect(seen).toHaveLength(0);
});

describe('the headers', () => {
  it('contain both tokens, joined by a pipe', async () => {
    const tokens = { app: async () => 'a', admin: () => 'b' };
    const { seen, api } = await apiAnswering(saved, { tokens });
    await api.get('/api/admin/news/news_list');
    expect(seen[0]?.headers.authorization).toBe('Bearer a|b');
  });
  it('contain the current language of the interface', async () => {
    let language = 'zh-TW';
    const { seen, api } = await apiAnswering(saved, { locale: () => language });
    await api.get('/api/ap/news');
    language = 'en';
    await api.get('/api/ap/news');
    expect(seen.map(({ headers }) => headers['accept-language'])).toEqual(['zh-TW', 'en']);
  });
});

describe('the tokens', () => {
  it('renews the application token once, then repeats the call and reports one activity', async () => {
    const app = vi.fn(async (renew?: boolean) =>
      renew || app.mock.calls.some(([again]) => again) ? 'new' : 'old',
    );
    const onActivity = vi.fn();
    const { seen, api } = await apiAnswering(
      (request, ...rest) =>
        (request.headers.authorization === 'Bearer new|' ? saved : unauthorized)(request, ...rest),
      { tokens: { app, admin: () => null }, onActivity },
    );
    await expect(api.get('/api/ap/news')).resolves.toBe('saved');
    expect(seen).toHaveLength(2);
    expect(onActivity.mock.calls).toEqual([['start'], ['end']]);
  });
  it.each([
    ['an invalid token', 'b'],
    ['an expired cookie', null],
  ])('calls onSignedOut once and does not repeat the call, with %s', async (_, token) => {
    const onSignedOut = vi.fn();
    const { seen, api } = await apiAnswering(unauthorized, {
      tokens: { app: async () => 'a', admin: () => token },
      onSignedOut,
    });
    await expect(api.get('/api/admin/news/news_list')).rejects.toMatchObject({ code: 100401 });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(seen).toHaveLength(1);
  });
});

it('reads again without new parameters that an older API refuses, but not without others', async () => {
  const refused = json(400, { errorCode: -1, message: 'x', errors: { order: ['?'] } });
  const { api, seen } = await apiAnswering(first(2, refused, saved));
  const call = { params: { page: 2, order: 'oldest' } };
  await expect(api.get('/a', { ...call, newParams: ['by'] })).rejects.toThrow(ApiError);
  await expect(api.get('/a', { ...call, newParams: ['order'] })).resolves.toBe('saved');
  expect(seen.map(({ url }) => url)).toEqual([
    '/a?page=2&order=oldest',
    '/a?page=2&order=oldest',
    '/a?page=2',
  ]);
});

it('reports activity, except that of silent calls', async () => {
  const onActivity = vi.fn();
  const { api } = await apiAnswering(saved, { onActivity });
  await api.get('/a');
  await api.get('/b', { silent: true });
  expect(onActivity.mock.calls).toEqual([['start'], ['end']]);
});

describe('downloads', () => {
  it('returns the unchanged bytes of the file', async () => {
    const bytes = Buffer.from([0x50, 0x4b, 3, 4, 0, 255, 0xef, 0xbb]);
    const { api, seen } = await apiAnswering((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/csv' }).end(bytes),
    );
    const file = await api.download('/export', { format: 'csv' });
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    expect(seen[0]?.method).toBe('POST');
  });
  it.each<[string, Answer, object]>([
    [
      'a refusal like any other call',
      json(422, { errorCode: 1051, message: 'x', errors: { password: ['密碼不正確'] } }),
      { code: 1051, status: 422, errors: { password: ['密碼不正確'] } },
    ],
    [
      'a server failure when the answer is no refusal',
      (_request, response) => response.writeHead(502).end('<html>'),
      { message: 'error.server', status: 502 },
    ],
  ])('reports %s', async (_what, answer, expected) => {
    const { api } = await apiAnswering(answer);
    await expect(api.download('/export')).rejects.toMatchObject(expected);
  });
});
