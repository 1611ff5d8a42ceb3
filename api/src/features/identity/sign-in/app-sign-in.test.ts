import { AUTH_PATHS } from '@admissions/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cleanUp } from '../../../app/cleanup.ts';
import type { TestApp } from '../../../tests/testing/test-app.ts';
import { openTestApp } from '../../../tests/testing/test-app.ts';

let open: TestApp;
let bound: TestApp;
beforeAll(async () => {
  open = await openTestApp({ signInLimit: 1_000_000 });
  bound = await openTestApp({
    siteOrigin: 'https://admissions.example.edu.tw,https://www.example.edu.tw',
    signInLimit: 1_000_000,
  });
});
afterAll(() => Promise.all([open.close(), bound.close()]));

const signIn = (
  { app, deps: { config } }: TestApp,
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) =>
  app.inject({
    method: 'POST',
    url: AUTH_PATHS.appSignIn,
    payload: {
      key: config.appKey,
      secret: config.appSecret,
      domain: 'admissions.example.edu.tw',
      ...payload,
    },
    headers,
    remoteAddress,
  });

describe('an application', () => {
  it('gets a token and its expiry in Unix seconds', async () => {
    const response = await signIn(open, {});
    expect(response.json()).toEqual({
      errorCode: 1,
      data: { token: expect.stringMatching(/^c[\w-]{43}$/), expire: expect.any(Number) },
    });
    expect(response.json().data.expire - Date.now() / 1000).toBeGreaterThan(3600);
    expect(response.headers['cache-control']).toBe('no-store');
  });
  it.each([{ key: 'wrong' }, { secret: 'wrong' }, { key: 'wrong', secret: 'wrong' }])(
    'with %j is rejected',
    async (wrong) => {
      const response = await signIn(open, wrong);
      expect([response.statusCode, response.json().errorCode]).toEqual([401, 100401]);
    },
  );
  it.each([
    ['its own domain', { domain: 'admissions.example.edu.tw' }, {}, 200],
    ['its own address', { domain: 'https://www.example.edu.tw/news' }, {}, 200],
    [
      'its own domain and origin',
      { domain: 'www.example.edu.tw' },
      { origin: 'https://www.example.edu.tw' },
      200,
    ],
    ['another domain', { domain: 'evil.example' }, {}, 401],
    ['a longer domain', { domain: 'admissions.example.edu.tw.evil.example' }, {}, 401],
    ['no domain at all', { domain: ' : ' }, {}, 401],
    [
      'another origin',
      { domain: 'admissions.example.edu.tw' },
      { origin: 'https://evil.example' },
      401,
    ],
    [
      'a plain-text origin',
      { domain: 'admissions.example.edu.tw' },
      { origin: 'http://admissions.example.edu.tw' },
      401,
    ],
  ])(
    'is checked for its domain when the site has an origin: %s',
    async (_what, payload, headers, status) => {
      expect((await signIn(bound, payload, headers as Record<string, string>)).statusCode).toBe(
        status,
      );
    },
  );
  it('is rate limited when guessing', async () => {
    const codes = [];
    for (let guess = 0; guess < 32; guess++)
      codes.push((await signIn(open, { secret: `guess-${guess}` }, {}, '203.0.113.77')).statusCode);
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
    expect(codes.slice(30)).toEqual([429, 429]);
  });
});

describe('an application token', () => {
  const read = (test: TestApp, token: string) =>
    test.app.inject({ url: '/api/ap/news', headers: { authorization: `Bearer ${token}|` } });

  it('opens public reads until it expires, in all processes', async () => {
    const start = Date.now();
    const { token, expire } = (await signIn(open, {})).json().data;
    expect((await read(open, token)).statusCode).toBe(200);
    const { createAppTokens } = await import('../sessions/app-tokens.ts');
    const elsewhere = createAppTokens(open.deps.db);
    expect([
      await elsewhere.isValid(token),
      await elsewhere.isValid(token),
      await elsewhere.isValid(`${token.slice(0, -1)}_`),
      await elsewhere.isValid(null),
    ]).toEqual([true, true, false, false]);
    vi.useFakeTimers({ toFake: ['Date'], now: expire * 1000 + 1000 });
    expect([(await read(open, token)).statusCode, await elsewhere.isValid(token)]).toEqual([
      401,
      false,
    ]);
    await cleanUp(open.app, open.deps.db, open.deps.config);
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    expect(
      (
        await open.deps.db.pool.query(
          'select 1 from app_token where expires_at <= to_timestamp($1)',
          [expire],
        )
      ).rowCount,
    ).toBe(0);
    vi.useRealTimers();
  });
  it('of one installation is rejected by another', async () => {
    const { token } = (await signIn(open, {})).json().data;
    expect((await read(bound, token)).statusCode).toBe(401);
  });
});
