import { visit } from '@admissions/model/forms';
import { SITE_READ_PATHS } from '@admissions/protocol';
import { formPathsOf } from '@admissions/protocol/forms';
import { createForwardingProof, FORWARDING_PROOF_HEADER } from '@admissions/protocol/server';
import { describe, expect, it } from 'vitest';
import { asVisitor, callsOf, forwardedFor, staffOf, testApp, visitorOf } from '#testing';

const test = testApp({ docs: 'public' });
const visitor = asVisitor(test);
const five = testApp({ rateLimit: 5 });
const two = testApp({ rateLimit: 2 });
const undocumented = testApp({ docs: 'off' });

describe('guards', () => {
  it.each([
    ['17,000', 17_000, 400],
    ['400', 400, 422],
  ])('refuses a form with %s unknown keys in a short answer', async (_text, count, status) => {
    const unknown = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `key ${at} ${'x'.repeat(count === 400 ? 500 : 1)}`,
        1,
      ]),
    );
    const answer = await visitor('POST', formPathsOf(visit).send, unknown);
    expect(answer.status).toBe(status);
    const { errors } = answer.body as { errors: Record<string, unknown> };
    expect(Object.keys(errors).filter((name) => name.startsWith('key')).length).toBeLessThanOrEqual(
      10,
    );
    expect(JSON.stringify(answer.body).length).toBeLessThan(6_000);
  });
  it('limits an address with Retry-After and ignores a forged X-Forwarded-For', async () => {
    const call = callsOf(five);
    const answers = [];
    for (let time = 0; time < 8; time++)
      answers.push(
        await call('GET', '/api/ap/news', undefined, {
          'x-forwarded-for': `203.0.113.${time}`,
          'accept-language': 'en',
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    const refused = answers.at(-1);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused?.body).toMatchObject({
      errorCode: -1,
      message: expect.stringMatching(/^Too many requests. Please try again in \d+ s.$/),
    });
  });

  it('trusts X-Forwarded-For of the shell with its proof, from any address', async () => {
    const call = callsOf(two);
    for (let time = 0; time < 6; time++) {
      const headers = forwardedFor(`203.0.113.${time}`, two);
      expect((await call('GET', '/api/ap/news', undefined, headers)).status).toBe(401);
    }
  });

  it('ignores X-Forwarded-For with a wrong proof or none, also from this machine', async () => {
    const call = callsOf(two);
    const { internalToken } = two.deps.config;
    const proofs = [
      '',
      'guess',
      internalToken,
      createForwardingProof(`${internalToken}x`),
      createForwardingProof(''),
    ];
    const answers = [];
    for (const [time, proof] of proofs.entries())
      answers.push(
        await call('GET', '/api/ap/news', undefined, {
          'x-forwarded-for': `203.0.113.${time}`,
          [FORWARDING_PROOF_HEADER]: proof,
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429, 429, 429]);
  });

  it('does not limit our own shell, which reads on behalf of everybody', async () => {
    const call = callsOf(two, { 'x-internal-token': two.deps.config.internalToken });
    for (let time = 0; time < 6; time++)
      expect((await call('GET', '/api/ap/news')).status).toBe(401);
  });

  it('restricts readiness and metrics to this machine', async () => {
    const call = callsOf(test);
    expect((await call('GET', '/readyz')).body).toEqual({ ok: true });
    expect((await call('GET', '/metrics')).text).toMatch(
      /^api_request_seconds_count\{method="GET",status="200"\} \d+$|^# TYPE/m,
    );
    for (const url of ['/readyz', '/metrics']) {
      const outside = await test.app.inject({ method: 'GET', url, remoteAddress: '203.0.113.5' });
      expect([outside.statusCode, outside.json().errorCode]).toEqual([404, -1]);
      for (const name of [
        'x-forwarded-for',
        'x-real-ip',
        'forwarded',
        'via',
        'x-forwarded-host',
        'x-forwarded-proto',
      ])
        expect((await call('GET', url, undefined, { [name]: '127.0.0.1' })).status).toBe(404);
      expect((await call('GET', url, undefined, forwardedFor('127.0.0.1', test))).status).toBe(404);
    }
  });

  it('shows anonymous callers only visitor routes, staff all, and nobody any when turned off', async () => {
    const { body, text, headers } = await callsOf(test)('GET', '/api/docs/json');
    const paths = Object.keys(body.paths);
    expect(paths).toContain('/api/ap/news');
    expect(paths.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
    expect(
      Object.keys(body.components.schemas).filter((name) => /\.(add|edit)$/.test(name)),
    ).toEqual([]);
    expect(text.length).toBeLessThan(400_000);
    const cached = { 'if-none-match': String(headers.etag) };
    const again = await callsOf(test)('GET', '/api/docs/json', undefined, cached);
    expect(again.status).toBe(304);
    expect((await callsOf(test)('GET', '/api/docs')).text).not.toContain('/api/admin');
    expect((await callsOf(test)('GET', '/api/admin/docs/json')).status).toBe(401);
    const whole = (await (await staffOf(test))('GET', '/api/admin/docs/json')).body;
    expect(
      Object.keys(whole.paths).filter((path) => path.startsWith('/api/admin')).length,
    ).toBeGreaterThan(100);
    for (const path of ['/api/docs', '/api/docs/json', '/api/docs/files/page.js'])
      expect((await callsOf(undocumented)('GET', path)).status).toBe(404);
  });
});

describe('searches that pages send for visitors', () => {
  // Sixteen reads a minute are two searches.
  const test = testApp({ rateLimit: 16 });
  const searches = async (count: number, headers: Record<string, string>) => {
    const visitor = await visitorOf(test);
    const statuses: number[] = [];
    for (let time = 0; time < count; time++)
      statuses.push(
        (await visitor('GET', `${SITE_READ_PATHS.search}?q=${time}`, undefined, headers)).status,
      );
    return statuses;
  };
  const ours = (address?: string) => ({
    'x-internal-token': test.deps.config.internalToken,
    ...(address && { 'x-forwarded-for': address }),
  });
  it('are limited per visitor', async () => {
    expect(await searches(4, ours('203.0.113.1'))).toEqual([200, 200, 429, 429]);
    expect(await searches(2, ours('203.0.113.2'))).toEqual([200, 200]);
  });
  it('count together with the visitor’s direct requests', async () => {
    expect(await searches(2, forwardedFor('203.0.113.3', test))).toEqual([200, 200]);
    expect(await searches(1, ours('203.0.113.3'))).toEqual([429]);
  });
  it('without a visitor share a limit ten times as high', async () =>
    expect(await searches(21, ours())).toEqual([...Array.from({ length: 20 }, () => 200), 429]));
});

describe('a tenth of the default limit', () => {
  const test = testApp({ rateLimit: 120 });
  it.each([
    [SITE_READ_PATHS.search, 4],
    [SITE_READ_PATHS.suggestions, 16],
  ])('allows three of a class of 30 %s %i times each in a minute', async (path, times) => {
    const visitor = await visitorOf(test);
    const statuses = new Set<number>();
    for (let time = 0; time < 3 * times; time++)
      statuses.add((await visitor('GET', `${path}?q=a`)).status);
    expect([...statuses]).toEqual([200]);
  });
});

describe('an overloaded process', () => {
  const test = testApp({ shedDelay: 100 });
  const visitor = asVisitor(test);
  const fallBehind = (milliseconds: number) => {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
  };

  it('refuses reads with Retry-After but still serves pictures', async () => {
    // The event loop delay is sampled once a second.
    await expect
      .poll(
        async () => {
          fallBehind(900);
          const [list, picture] = await Promise.all([
            visitor('GET', '/api/ap/news/list'),
            callsOf(test)('GET', '/media/news-ceremony.avif'),
          ]);
          return { list: list.status, again: list.headers['retry-after'], picture: picture.status };
        },
        { timeout: 30_000 },
      )
      .toEqual({ list: 503, again: '3', picture: 200 });
  });
});
