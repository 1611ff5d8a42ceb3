import { AUTH_PATHS } from '@admissions/protocol';
import { describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#testing';
import { cleanUp } from '../../../app/cleanup.ts';
import { createAppTokens } from '../sessions/app-tokens.ts';

const OWN = 'admissions.example.edu.tw';
const open = testApp({ signInLimit: 1_000_000 });
const bound = testApp({
  siteOrigin: `https://${OWN},https://www.example.edu.tw`,
  signInLimit: 1_000_000,
});

const signIn = (
  { app, deps: { config } }: TestApp,
  payload: object = {},
  { headers = {}, remoteAddress = '127.0.0.1' } = {},
) =>
  app.inject({
    method: 'POST',
    url: AUTH_PATHS.appSignIn,
    payload: { key: config.appKey, secret: config.appSecret, domain: OWN, ...payload },
    headers,
    remoteAddress,
  });

describe('an application', () => {
  it('gets a token and its expiry in Unix seconds', async () => {
    const response = await signIn(open);
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
    ['its own domain', OWN, undefined, 200],
    ['its own address', 'https://www.example.edu.tw/news', undefined, 200],
    ['its own domain and origin', 'www.example.edu.tw', 'https://www.example.edu.tw', 200],
    ['another domain', 'evil.example', undefined, 401],
    ['a longer domain', `${OWN}.evil.example`, undefined, 401],
    ['no domain at all', ' : ', undefined, 401],
    ['another origin', OWN, 'https://evil.example', 401],
    ['a plain-text origin', OWN, `http://${OWN}`, 401],
  ])(
    'is checked for its domain when the site has an origin: %s',
    async (_what, domain, origin, status) => {
      const headers = origin ? { origin } : {};
      expect((await signIn(bound, { domain }, { headers })).statusCode).toBe(status);
    },
  );
  it('is rate limited when guessing', async () => {
    const codes = [];
    for (let guess = 0; guess < 32; guess++) {
      const secret = `guess-${guess}`;
      const { statusCode } = await signIn(open, { secret }, { remoteAddress: '203.0.113.77' });
      codes.push(statusCode);
    }
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 401), 429, 429]);
  });
});

describe('an application token', () => {
  const read = async (test: TestApp, token: string) =>
    (await test.app.inject({ url: '/api/ap/news', headers: { authorization: `Bearer ${token}|` } }))
      .statusCode;

  it('opens public reads until it expires, in all processes', async () => {
    const { token, expire } = (await signIn(open)).json().data;
    const elsewhere = createAppTokens(open.deps.db);
    expect([await read(open, token), await elsewhere.isValid(token)]).toEqual([200, true]);
    for (const wrong of [`${token.slice(0, -1)}_`, null])
      expect(await elsewhere.isValid(wrong)).toBe(false);
    vi.useFakeTimers({ toFake: ['Date'], now: expire * 1000 + 1000 });
    expect([await read(open, token), await elsewhere.isValid(token)]).toEqual([401, false]);
    await cleanUp(open.deps.db, open.deps.config);
    const { rowCount } = await open.deps.db.pool.query(
      'select 1 from app_token where expires_at <= to_timestamp($1)',
      [expire],
    );
    expect(rowCount).toBe(0);
  });
});
