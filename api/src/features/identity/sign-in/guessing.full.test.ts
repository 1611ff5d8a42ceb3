import { AUTH_PATHS } from '@admissions/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, PASSWORD, signIn, staffWith, visitor } from '../../../tests/testing/callers.ts';
import type { TestApp } from '../../../tests/testing/test-app.ts';
import { openTestApp } from '../../../tests/testing/test-app.ts';

const checks = vi.hoisted(() => ({ count: 0 }));
// Counts real password checks: time is unreliable on a busy machine.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  const verify: typeof original.verify = (...given) => {
    checks.count++;
    return original.verify(...given);
  };
  return { ...original, verify };
});

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ loginLimit: 1_000_000 });
});
afterAll(() => test.close());
beforeEach(() => {
  checks.count = 0;
});

describe('an attacker', () => {
  it('cannot distinguish existing from unknown names by response or hashing work', async () => {
    const existing = Array.from({ length: 60 }, (_, index) => `member${index}`);
    const unknown = Array.from({ length: 60 }, (_, index) => `nobody${index}`);
    for (const [index, name] of existing.entries())
      await account(test, name, { active: index % 3 > 0, mustChangePassword: index % 3 === 1 });
    const answersOf = async (names: string[]) => {
      checks.count = 0;
      const answers = new Set<string>();
      for (const name of names) {
        const response = await signIn(test, name, 'not the password');
        const { requestId: _, ...body } = response.json();
        const { 'content-length': length, ...headers } = response.headers;
        answers.add(
          JSON.stringify([
            response.statusCode,
            body,
            length,
            Object.keys(headers).sort(),
            response.cookies,
          ]),
        );
      }
      return { answers: [...answers], checks: checks.count };
    };
    const [one, other] = [await answersOf(existing), await answersOf(unknown)];
    expect(one).toEqual(other);
    expect([one.answers.length, one.checks]).toEqual([1, 60]);
  }, 60_000);
  it('has 200 guesses at an account, from any number of networks', async () => {
    await account(test, 'besieged');
    const guess = (index: number) => {
      const address = `198.51.100.${index % 100}`;
      const forged = {
        'x-forwarded-for': `203.0.113.${index % 100}`,
        'x-real-ip': `203.0.113.${index % 100}`,
      };
      return signIn(test, index % 2 ? 'besieged' : 'BESIEGED', `guess number ${index}`, {
        remoteAddress: address,
        headers: forged,
      });
    };
    const codes: number[] = [];
    for (let from = 0; from < 1000; from += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => guess(from + index)),
      );
      codes.push(...answers.map((answer) => answer.json().errorCode));
    }
    expect([
      codes.filter((code) => code === 1051).length,
      codes.filter((code) => code === 1053).length,
    ]).toEqual([200, 800]);
    expect(checks.count).toBe(200);
    expect((await signIn(test, 'besieged', PASSWORD)).json().errorCode).toBe(1053);
  }, 60_000);
  it('has a limited number of guesses from one address over all names', async () => {
    const { config } = test.deps;
    const limit = config.loginLimit;
    // A third of the attempts may fail.
    config.loginLimit = 60;
    const spray = (index: number) =>
      signIn(test, `sprayed${index}`, 'Password-2026', {
        remoteAddress: '192.0.2.55',
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      });
    const answers = [];
    for (let index = 0; index < 40; index++) answers.push(await spray(index));
    config.loginLimit = limit;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 20 }, () => 401),
      ...Array.from({ length: 20 }, () => 429),
    ]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect(checks.count).toBe(20);
  });
});

/** Malformed bearer headers from real and invalid tokens. */
function malformed(app: string, admin: string): string[] {
  const parts = [
    '',
    app,
    admin,
    'a',
    'null',
    'undefined',
    '../..',
    "' or 1=1 --",
    '%7C',
    app.slice(0, 43),
    app.slice(1),
    `${app}x`,
    `${app}=`,
    app.replace(/^a/, 'A'),
    '{}',
  ];
  const joins = ['||', '| |', ' | ', '|\t', ',', ';', '%7C', '/'];
  const joined = parts.flatMap((one) => joins.map((join) => `Bearer ${one}${join}${admin}`));
  const three = parts.map((part) => `Bearer ${app}|${admin}|${part}`);
  const first = parts
    .filter((part) => part !== app)
    .flatMap((part) => [
      `Bearer ${part}|${admin}`,
      `Bearer ${part}|`,
      `Bearer ${part}`,
      `Bearer |${part}`,
    ]);
  const schemes = [
    'Bear',
    'Bearers',
    'Basic',
    'Digest',
    'Token',
    '',
    'Bearer Bearer',
    'Bearer:',
    'Bearer\t',
    'x Bearer',
  ].map((scheme) => `${scheme} ${app}|${admin}`);
  const long = [
    '|'.repeat(100),
    'a'.repeat(4000),
    `${app}${'|'.repeat(50)}`,
    `${app}|${admin}`.repeat(20),
  ].map((text) => `Bearer ${text}`);
  const ends = [' ', '\t', '|', '.', '=', '%00', '"', '\u00e9'].map(
    (end) => `Bearer ${app}|${admin}${end}`,
  );
  return [...new Set([...joined, ...three, ...first, ...schemes, ...long, ...ends])];
}

describe('a malformed bearer header', () => {
  it('is rejected at five routes in 200 variants', async () => {
    const { headers } = await staffWith(test, 'header-owner', ['account', 'news']);
    const [app = '', admin = ''] = headers.authorization.slice(7).split('|');
    const all = malformed(app, admin);
    expect(all.length).toBeGreaterThanOrEqual(200);
    const routes = [
      '/api/ap/news',
      '/api/ap/setting/block_list',
      AUTH_PATHS.userInfo,
      '/api/admin/account/account_list',
      '/api/admin/white/ip_list',
    ];
    const opened: string[] = [];
    for (const authorization of all) {
      const isJustTheApp = authorization === `Bearer ${app}|` || authorization === `Bearer ${app}`;
      const answers = await Promise.all(
        routes.map((url) =>
          test.app.inject({ url, headers: { authorization, cookie: headers.cookie } }),
        ),
      );
      for (const [index, { statusCode, body }] of answers.entries()) {
        const isRefused = statusCode === 401 && JSON.parse(body).errorCode === 100401;
        if (!isRefused && !(isJustTheApp && index < 2))
          opened.push(`${statusCode} ${routes[index]}: ${authorization.slice(0, 120)}`);
      }
    }
    expect(opened).toEqual([]);
    expect((await test.app.inject({ url: AUTH_PATHS.userInfo, headers })).statusCode).toBe(200);
  }, 60_000);
});

describe('a stolen bearer', () => {
  it('without its cookie is rejected, and its owner stays signed in', async () => {
    const { headers } = await staffWith(test, 'robbed', ['account', 'news']);
    const other = await staffWith(test, 'accomplice', ['account']);
    const [name, half = ''] = headers.cookie.split('=');
    const cookies = [
      '',
      `${name}=`,
      `${name}=${half.slice(0, -1)}`,
      `${name}=${half.toLowerCase()}`,
      other.headers.cookie,
      `${name}2=${half}`,
      `${name}=${half}x`,
    ];
    const methods = ['GET', 'POST', 'DELETE'] as const;
    const targets = {
      GET: '/api/admin/account/account_list',
      POST: '/api/admin/account/add_account',
      DELETE: '/api/admin/white/del_ip/1',
    };
    const codes = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const method = methods[index % 3] as (typeof methods)[number];
        const cookie = cookies[index % cookies.length] as string;
        const response = await test.app.inject({
          method,
          url: targets[method],
          headers: { authorization: headers.authorization, ...(cookie && { cookie }) },
        });
        return `${response.statusCode} ${response.json().errorCode}`;
      }),
    );
    expect(new Set(codes)).toEqual(new Set(['401 100401']));
    expect((await test.app.inject({ url: AUTH_PATHS.userInfo, headers })).statusCode).toBe(200);
  });
  it('is not interchangeable with an application token', async () => {
    const { headers } = await staffWith(test, 'swapped', ['account']);
    const [app = '', admin = ''] = headers.authorization.slice(7).split('|');
    const { authorization = '' } = await visitor(test);
    const fresh = authorization.slice(7, -1);
    for (const bearer of [
      `${admin}|${app}`,
      `${admin}|${admin}`,
      `${app}|${fresh}`,
      `${fresh}|${app}`,
      `|${admin}`,
    ]) {
      const response = await test.app.inject({
        url: AUTH_PATHS.userInfo,
        headers: { ...headers, authorization: `Bearer ${bearer}` },
      });
      expect([bearer, response.statusCode, response.json().errorCode]).toEqual([
        bearer,
        401,
        100401,
      ]);
    }
    expect(
      (
        await test.app.inject({
          url: AUTH_PATHS.userInfo,
          headers: { ...headers, authorization: `Bearer ${fresh}|${admin}` },
        })
      ).statusCode,
    ).toBe(200);
  });
});
