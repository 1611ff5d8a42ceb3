import { adminPathsOf } from '@admissions/contracts';
import { bannerSub, KINDS, news } from '@admissions/contracts/kinds';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../testing/calls.ts';
import { callsOf, staffOf, visitorOf } from '../testing/calls.ts';
import { sampleEntry } from '../testing/sample-entry.ts';
import type { TestApp } from '../testing/test-app.ts';
import { openTestApp } from '../testing/test-app.ts';

let test: TestApp;
let staff: Call;
let visitor: Call;
beforeAll(async () => {
  test = await openTestApp();
  [staff, visitor] = [await staffOf(test), await visitorOf(test)];
});
afterAll(() => test.close());

describe('a path or query that makes no sense', () => {
  it.each([
    'news/abc',
    'news/0',
    'news/-1',
    'news/1.5',
    'news/1e3',
    'news/0x1',
    'news/99999999999',
    'news/%00',
    'news/1%00',
    'news/１',
    'news/1;drop',
    'news/%ff',
    'news?page=0',
    'news?page=-5',
    'news?page=1e9',
    'news?page=100001',
    'news?page=1.5',
    'news?page=',
    'news?page=NaN',
    'news?perpage=0',
    'news?perpage=-1',
    'news?perpage=101',
    'news?perpage=1e9',
    'news?title=%00',
    'news?title=a%00b',
    'news?page=1&page=2',
    'news?title[]=x',
    'news?title[a]=x',
    'news?unknown=1',
    'news?__proto__=1',
    'news?constructor=1',
    'news?year=20265',
    'news?year=abcd',
    'news?category=x',
    'news?category=1%20or%201=1',
    `news?title=${'長'.repeat(101)}`,
    'setting/block_list?type=9',
    'setting/block_list?type=0&type=1',
    'banner/subList?bid=1e3',
    'banner/subList?bid=99999999999',
  ])('%s is answered 400 with the fixed envelope', async (path) => {
    const { status, body } = await visitor('GET', `/api/ap/${path}`);
    expect(status).toBe(400);
    expect(body).toEqual({ errorCode: -1, message: '操作沒有完成，請稍後再試。', requestId: expect.any(String) });
  });
});

describe('a body that makes no sense', () => {
  const post = (payload: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    staff('POST', adminPathsOf(news).add, payload, headers);
  it.each([
    ['no JSON', '{"title":', 400],
    ['an array', '[]', 422],
    ['a text', '"x"', 422],
    ['null', 'null', 422],
    ['a NUL', '{"title":"a\\u0000b"}', 400],
    ['half a surrogate pair', '{"title":"\\ud800"}', 400],
    ['a NUL in a name', '{"a\\u0000b":1}', 400],
    ['__proto__', '{"__proto__":{"x":1}}', 400],
    ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', 400],
    ['200,000 brackets', '['.repeat(200_000), 400],
    ['deep arrays', `${'['.repeat(60_000)}${']'.repeat(60_000)}`, 400],
    ['an empty body', '', 400],
  ])('%s', async (_what, payload, status) => {
    const answer = await post(payload);
    expect([answer.status, answer.body.errorCode]).toEqual([status, -1]);
    expect(answer.text).not.toMatch(/at .*\.ts|JSON|SQL|select |undefined/);
  });

  it('is too large beyond 256 kB and is no JSON by any other type', async () => {
    expect((await post(JSON.stringify({ title: 'x'.repeat(300_000) }))).status).toBe(413);
    expect((await post('title=x', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await post('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('{}', { 'content-type': 'application/json\t; x' })).status).toBeLessThan(500);
  });

  it('does not count wrong types as right ones', async () => {
    const sample = await sampleEntry(test, news);
    for (const [name, value] of [
      ['title', ['x']],
      ['title', true],
      ['title', 5],
      ['category', '1'],
      ['category', 1.5],
      ['category', 2 ** 31],
      ['pinned', 'true'],
      ['pinned', 1],
      ['date', '2026-02-30'],
      ['date', 20261121],
      ['body', {}],
      ['status', 'live'],
      ['publishAt', 'soon'],
    ] as const) {
      const answer = await staff('POST', adminPathsOf(news).add, { ...sample, [name]: value });
      expect([name, value, answer.status]).toEqual([name, value, 422]);
      expect(Object.keys(answer.body.errors)).toEqual([name]);
    }
  });
});

it('a path that does not exist is HTTP 404 with code -1, in the language of the caller', async () => {
  const zh = await callsOf(test)('GET', '/api/ap/nothing');
  const en = await callsOf(test)('GET', '/nowhere', undefined, { 'accept-language': 'fr, en;q=0.8, zh-TW;q=0.5' });
  expect([zh.status, zh.body.errorCode, zh.body.message]).toEqual([404, -1, '找不到這個頁面']);
  expect([en.status, en.body.message]).toEqual([404, 'This page could not be found']);
});

// Valid entries with one or two fields spoilt: most of them get past the front door.
it('never fails on mutated entries: thousands of bodies, not one 5xx, a fair share accepted', async () => {
  const samples = await Promise.all([news, bannerSub].map(async (kind) => ({ kind, sample: await sampleEntry(test, kind) })));
  const nasty = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      0,
      -1,
      1.5,
      2 ** 31,
      1e308,
      true,
      [],
      {},
      '\0',
      '\ud800',
      '１２',
      'null',
      '2026-13-01',
      '<script>',
      "' or 1=1 --",
      '%',
      '\\',
      [[]],
      { media: 1 },
      { href: 'javascript:1' },
    ),
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc.integer(),
    fc.double(),
    fc.jsonValue({ maxDepth: 4 }),
  );
  const harmless = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((title) => ({ title })),
    fc.boolean().map((newWindow) => ({ newWindow })),
    fc.constantFrom({ status: 'draft' }, { status: 'published' }),
  );
  let [sent, accepted] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.nat(1),
      fc.nat(100),
      fc.array(nasty, { minLength: 0, maxLength: 2 }),
      harmless,
      fc.boolean(),
      async (which, at, values, change, spoil) => {
        const { kind, sample } = samples[which] as (typeof samples)[number];
        const names = [...Object.keys(kind.fields), 'status', 'publishAt', 'unknown'];
        const spoilt = spoil ? Object.fromEntries(values.map((value, index) => [names[(at + index * 7) % names.length], value])) : {};
        const fitting = Object.fromEntries(Object.entries(change).filter(([name]) => name in kind.fields || name === 'status'));
        const { status, body } = await staff('POST', adminPathsOf(kind).add, { ...sample, ...fitting, ...spoilt });
        sent++;
        if (status === 200) accepted++;
        expect(status).toBeLessThan(500);
        expect(body).toHaveProperty('errorCode');
      },
    ),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 600) },
  );
  expect(accepted / sent).toBeGreaterThan(0.3);
}, 120_000);

it('never fails on any query or id', async () => {
  const paths = KINDS.flatMap((kind) => [kind.public.list, kind.public.info]).filter((path) => path !== undefined);
  const part = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom('1', '0', '', '%00', '999999999', '../..', "'", '{"a":1}'));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.constantFrom('page', 'perpage', 'title', 'type', 'category', 'year', 'bid', 'x'),
      part,
      part,
      async (path, name, value, id) => {
        const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'));
        const { status } = await visitor('GET', `/api/ap/${path.replace(':id', encoded(id))}?${name}=${encoded(value)}`);
        expect([200, 400, 404, 429]).toContain(status);
      },
    ),
    { numRuns: 400 },
  );
}, 60_000);
