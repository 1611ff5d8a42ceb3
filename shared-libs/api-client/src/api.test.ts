import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiOptions } from './api.ts';
import { createApi } from './api.ts';
import { ApiError } from './api-error.ts';

let server: Server;
afterEach(() => vi.restoreAllMocks());
afterEach(() => new Promise((done) => server.close(done)));

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;
async function apiAnswering(answer: Answer, options: Partial<ApiOptions> = {}) {
  const seen: IncomingMessage[] = [];
  server = createServer((request, response) => {
    seen.push(request);
    request.resume().on('end', () => answer(request, response, seen.length));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    seen,
    api: createApi({ baseURL, tokens: { app: async () => 'app', admin: () => null }, ...options }),
  };
}
const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const fail: Answer = (_request, response) =>
  json(response, 503, { errorCode: -1, message: 'busy', requestId: 'r' });
const drop: Answer = (_request, response) => response.destroy();

describe('retries', () => {
  it.each(['get', 'put', 'delete'] as const)(
    'repeats a failed %s three times',
    async (method) => {
      const { seen, api } = await apiAnswering(fail);
      await expect(api[method]('/api/ap/news')).rejects.toThrow('busy');
      expect(seen).toHaveLength(4);
    },
    20_000,
  );
  it.each(['post', 'put', 'delete'] as const)(
    'repeats a failed %s three times and reuses its key until there is an answer',
    async (method) => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const { seen, api } = await apiAnswering((request, response, count) =>
        count <= 5
          ? drop(request, response, count)
          : json(response, 200, { errorCode: 1, data: 'saved' }),
      );
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
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await expect(api.get('/api/ap/news')).rejects.toThrow(ApiError);
    expect(seen).toHaveLength(1);
    await expect(api.post('/api/ap/forms/add_visit', {})).rejects.toThrow(ApiError);
    expect(seen).toHaveLength(5);
    vi.restoreAllMocks();
  });
  it('waits while the API processes the same write', async () => {
    const { seen, api } = await apiAnswering((_request, response, count) =>
      count === 1
        ? response.setHeader('retry-after', '0') &&
          json(response, 409, { errorCode: -1, message: 'running', requestId: 'r' })
        : json(response, 200, { errorCode: 1, data: 'saved' }),
    );
    await expect(api.post('/api/admin/news/add_news', {})).resolves.toBe('saved');
    expect(seen).toHaveLength(2);
  });
  it('repeats a sign-in without an answer and after a server failure, and reports each', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const onRepeat = vi.fn();
    const { seen, api } = await apiAnswering((request, response, count) =>
      (count < 3 ? drop : fail)(request, response, count),
    );
    await expect(api.post('/api/admin/auth/login', {}, { onRepeat })).rejects.toThrow('busy');
    expect([seen.length, onRepeat.mock.calls.length]).toEqual([4, 3]);
  });
  it('does not wait for another sign-in where too many were tried', async () => {
    const onRepeat = vi.fn();
    const { seen, api } = await apiAnswering((_request, response) =>
      json(response, 429, { errorCode: -1, message: 'slow down' }),
    );
    await expect(api.post('/api/admin/auth/login', {}, { onRepeat })).rejects.toThrow('slow');
    expect(seen).toHaveLength(1);
  });
  it('does not let a person wait longer than ten seconds for a server that is away', async () => {
    const { seen, api } = await apiAnswering((_request, response) => {
      response.setHeader('retry-after', '30');
      json(response, 503, { errorCode: -1, message: 'away' });
    });
    await expect(api.get('/api/ap/news')).rejects.toThrow('away');
    expect(seen).toHaveLength(1);
  });
  it('does not repeat a call marked `once`', async () => {
    const { seen, api } = await apiAnswering(drop);
    await expect(api.post('/api/admin/presence', {}, { once: true })).rejects.toThrow(ApiError);
    expect([seen.length, seen[0]?.headers['idempotency-key']]).toEqual([1, undefined]);
  });
  it('repeats a POST with its own key under the same key', async () => {
    const { seen, api } = await apiAnswering((request, response, count) =>
      count < 3
        ? drop(request, response, count)
        : json(response, 200, { errorCode: 1, data: 'saved' }),
    );
    await expect(api.post('/api/ap/forms/add_visit', {}, { idempotencyKey: 'k-1' })).resolves.toBe(
      'saved',
    );
    expect(seen.map((request) => request.headers['idempotency-key'])).toEqual([
      'k-1',
      'k-1',
      'k-1',
    ]);
  });
  it('does not repeat a refused call', async () => {
    const { seen, api } = await apiAnswering((_request, response) =>
      json(response, 422, {
        errorCode: -1,
        message: 'no',
        errors: { title: ['此欄位為必填'] },
        requestId: 'r',
      }),
    );
    await expect(api.get('/api/ap/news')).rejects.toMatchObject({
      errors: { title: ['此欄位為必填'] },
      status: 422,
    });
    expect(seen).toHaveLength(1);
  });
});

describe('the envelope', () => {
  it('returns the data of an envelope only when its code is 1', async () => {
    const { api } = await apiAnswering((_request, response) =>
      json(response, 200, { errorCode: 2, message: 'gone', data: { secret: 1 }, requestId: 'r-9' }),
    );
    await expect(api.get('/api/ap/news/9')).rejects.toMatchObject({
      code: 2,
      status: 200,
      requestId: 'r-9',
    });
  });
  it('treats an answer without an envelope as a failure', async () => {
    const { api } = await apiAnswering((_request, response) => response.end('<html>'));
    await expect(api.get('/api/ap/news')).rejects.toMatchObject({ code: -1, status: 500 });
  });
  it('gives a refusal without a message a default one', async () => {
    const { api } = await apiAnswering((_request, response) =>
      json(response, 422, { errorCode: -1 }),
    );
    await expect(api.post('/api/ap/forms/add_visit')).rejects.toThrow('error.default');
  });
});

describe('the loading of the transport', () => {
  it('sends no call when the wrapped loading of the transport fails', async () => {
    const { seen, api } = await apiAnswering(
      (_request, response) => json(response, 200, { errorCode: 1, data: null }),
      { wrapCodeLoading: (loading) => loading.then(() => Promise.reject(new Error('gone'))) },
    );
    await expect(api.get('/api/ap/news')).rejects.toMatchObject({ message: 'network.failed' });
    expect(seen).toHaveLength(0);
  });
});

describe('the tokens', () => {
  it('joins both tokens by a pipe', async () => {
    const { seen, api } = await apiAnswering(
      (_request, response) => json(response, 200, { errorCode: 1, data: null }),
      {
        tokens: { app: async () => 'a', admin: () => 'b' },
      },
    );
    await api.get('/api/admin/news/news_list');
    expect(seen[0]?.headers.authorization).toBe('Bearer a|b');
  });
  it('sends the current language of the interface with each call', async () => {
    let language = 'zh-TW';
    const { seen, api } = await apiAnswering(
      (_request, response) => json(response, 200, { errorCode: 1, data: null }),
      { locale: () => language },
    );
    await api.get('/api/ap/news');
    language = 'en';
    await api.get('/api/ap/news');
    expect(seen.map(({ headers }) => headers['accept-language'])).toEqual(['zh-TW', 'en']);
  });
  it('renews the application token once, then repeats the call', async () => {
    const app = vi.fn(async (renew?: boolean) =>
      renew || app.mock.calls.some(([again]) => again) ? 'new' : 'old',
    );
    const { seen, api } = await apiAnswering(
      (request, response) =>
        request.headers.authorization === 'Bearer new|'
          ? json(response, 200, { errorCode: 1, data: 'ok' })
          : json(response, 401, { errorCode: 100401, message: 'x', requestId: 'r' }),
      { tokens: { app, admin: () => null } },
    );
    await expect(api.get('/api/ap/news')).resolves.toBe('ok');
    expect(seen).toHaveLength(2);
  });
  it.each([
    ['with an invalid token', 'b'],
    ['with an expired cookie', null],
  ])('reports the end of the admin session, without repeating, %s', async (_, token) => {
    const onSignedOut = vi.fn();
    const { seen, api } = await apiAnswering(
      (_request, response) =>
        json(response, 401, { errorCode: 100401, message: 'x', requestId: 'r' }),
      {
        tokens: { app: async () => 'a', admin: () => token },
        onSignedOut,
      },
    );
    await expect(api.get('/api/admin/news/news_list')).rejects.toMatchObject({ code: 100401 });
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    expect(seen).toHaveLength(1);
  });
});

describe('activity', () => {
  it('reports activity of calls, but not of silent ones', async () => {
    const onActivity = vi.fn();
    const { api } = await apiAnswering(
      (_request, response) => json(response, 200, { errorCode: 1, data: 1 }),
      { onActivity },
    );
    await api.get('/a');
    await api.get('/b', { silent: true });
    expect(onActivity.mock.calls).toEqual([['start'], ['end']]);
  });
  it('reports one end per start, also when the token was renewed', async () => {
    const events: string[] = [];
    let renewed = false;
    const { api } = await apiAnswering(
      (_request, response) =>
        renewed
          ? json(response, 200, { errorCode: 1, data: 1 })
          : json(response, 401, { errorCode: 100401, message: 'x', requestId: 'r' }),
      {
        onActivity: (event) => events.push(event),
        tokens: {
          app: async (renew) => {
            renewed ||= renew === true;
            return 't';
          },
          admin: () => null,
        },
      },
    );
    await api.get('/a');
    expect(events.filter((event) => event === 'start')).toHaveLength(
      events.filter((event) => event !== 'start').length,
    );
  });
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
  it('reports a refusal like any other call', async () => {
    const { api } = await apiAnswering((_request, response) =>
      json(response, 422, {
        errorCode: 1051,
        message: 'x',
        requestId: 'r',
        errors: { password: ['密碼不正確'] },
      }),
    );
    await expect(api.download('/export')).rejects.toMatchObject({
      code: 1051,
      status: 422,
      errors: { password: ['密碼不正確'] },
    });
  });
  it('reports a server failure when the answer is no refusal', async () => {
    const { api } = await apiAnswering((_request, response) =>
      response.writeHead(502).end('<html>'),
    );
    await expect(api.download('/export')).rejects.toMatchObject({
      message: 'error.server',
      status: 502,
    });
  });
});
