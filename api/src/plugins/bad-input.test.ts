import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffWith } from '../testing/callers.ts';
import { sampleVisit } from '../testing/sample-visit.ts';
import type { TestApp } from '../testing/test-app.ts';
import { openTestApp } from '../testing/test-app.ts';
import type { DeclaredRoute } from './declared-access.ts';

let test: TestApp;
let routes: DeclaredRoute[];
beforeAll(async () => {
  test = await openTestApp({ loginLimit: 1_000_000_000, signInLimit: 1_000_000_000, formLimit: 1_000_000_000 });
  // The stream of changes never ends, and HEAD is GET without a body.
  routes = test.app.declaredRoutes.filter(({ url, method }) => url !== '/api/internal/changes' && method !== 'HEAD');
});
afterAll(() => test.close());

const IDS = ['1', '2', '999999', '0', '-1', '1.5', '1e3', '0x1', 'abc', '99999999999', '%00', '%F0%28', '__proto__', 'x'.repeat(101)];
const QUERIES = [
  '',
  '?page=0',
  '?perpage=-1',
  '?page=99999999999',
  '?text=%00',
  '?text=%25%5C_',
  '?page=1&page=2',
  '?title=%ED%A0%80',
  '?__proto__=1',
  '?type[]=1',
  '?id=abc',
  `?text=${'長'.repeat(400)}`,
  '?perpage=100&page=100000',
];
const words = fc.oneof(
  fc.constantFrom('', '0', '-1', '1e400', '\0', '\ud800', '<script>', "' or 1=1 --", '2026-02-30', 'put', '中文', '\u202e'),
  fc.string({ maxLength: 40 }),
  fc.constant('x'.repeat(5000)),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    words,
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('title', 'media', 'alt', 'begin', 'end', 'href', 'type', '__proto__', 'constructor'), tie('any'), { maxKeys: 3 }),
  ),
})).any;
const FIELDS = [
  'revision',
  'account',
  'password',
  'priv',
  'ip',
  'note',
  'state',
  'title',
  'date',
  'pic',
  'body',
  'ids',
  'index',
  'item',
  'oldPassword',
  'newPassword',
  '_method',
  'categoryId',
  'status',
  'key',
  'secret',
  'domain',
];
const body = fc.oneof(
  { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 6 }) },
  // Nearly right, so that it gets past the front door.
  { weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...Object.keys(sampleVisit())), value, { maxKeys: 2 }).map((wrong) => sampleVisit(wrong)) },
  { weight: 1, arbitrary: value },
);

it('nothing that is sent to any route is answered with a failure of the server, and every refusal is in the one envelope', async () => {
  const failures: string[] = [];
  let answers = 0;
  let accepted = 0;
  let strangers = 0;
  const sent = fc.tuple(fc.constantFrom(...IDS), fc.constantFrom(...QUERIES), body);
  for (const [index, route] of routes.entries()) {
    // Somebody new for each route: some of them end sessions and change passwords.
    const { headers } = await staffWith(test, `fuzzer-${index}`);
    for (const [id, query, payload] of fc.sample(sent, { numRuns: 30, seed: 20_261_121 })) {
      const url = `${route.url.replace(/:\w+/g, id)}${query}`;
      const withBody =
        route.method === 'GET'
          ? {}
          : { payload: JSON.stringify(payload) ?? '', headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'en' } };
      const response = await test.app.inject({ method: route.method as 'GET', url, headers, ...withBody });
      answers++;
      if (response.statusCode === 200) accepted++;
      if (response.statusCode === 401) strangers++;
      if (response.statusCode >= 500) failures.push(`${response.statusCode} ${route.method} ${url} ${JSON.stringify(payload)?.slice(0, 300)}`);
      if (response.statusCode >= 400 && route.url.startsWith('/api/')) {
        const { errorCode, message, requestId, errors, data, ...more } = response.json();
        expect([typeof errorCode, typeof message, typeof requestId, more]).toEqual(['number', 'string', 'string', {}]);
        expect(message).not.toMatch(/select|insert|node_modules|\.ts/i);
        void errors;
        void data;
      }
    }
  }
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(2000);
  // Otherwise only the front door would be tested.
  expect(accepted / answers).toBeGreaterThan(0.1);
  expect(strangers / answers).toBeLessThan(0.1);
}, 180_000);
