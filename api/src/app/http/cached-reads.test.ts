import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { PREVIEW_HEADER } from '@admissions/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addEntry, asStaff, listening, sampleEntry, testApp, visitor } from '#testing';

const LIST = '/api/ap/news?perpage=20';
const OF_ONE = /^(?:date|x-request-id|x-ratelimit-(?:remaining|reset))$/;
const test = testApp({ rateLimit: 60 });
const site = listening(test);
const staff = asStaff(test);
let token: Record<string, string>;
beforeAll(async () => {
  token = await visitor(test);
  await addEntry(staff, test, news);
});

/** Cache reads by route handlers, which a cached read skips. */
const handled = () => vi.mocked(test.deps.cache.read).mock.calls.length;
beforeEach(() => void vi.spyOn(test.deps.cache, 'read'));
afterEach(() => vi.restoreAllMocks());

async function fetchPath(headers: Record<string, string> = {}, url = LIST, method = 'GET') {
  const response = await fetch(site.origin + url, { method, headers: { ...token, ...headers } });
  const all = [...response.headers].filter(([name]) => !OF_ONE.test(name));
  return {
    status: response.status,
    headers: Object.fromEntries(all),
    left: Number(response.headers.get('x-ratelimit-remaining')),
    id: response.headers.get('x-request-id'),
    text: await response.text(),
  };
}

describe('cachedReads', () => {
  it('repeats a cached answer unchanged and counts it', async () => {
    const first = await fetchPath();
    expect([first.status, handled()]).toEqual([200, 1]);
    const again = await fetchPath({ 'x-request-id': 'a-number-of-ours' });
    expect(handled()).toBe(1);
    expect(again).toEqual({ ...first, id: 'a-number-of-ours', left: first.left - 1 });
  });

  it('answers 304 with the headers of its route', async () => {
    const { etag = '' } = (await fetchPath()).headers;
    const before = handled();
    const quick = await fetchPath({ 'if-none-match': `W/${etag}` });
    expect([quick.status, quick.text, handled()]).toEqual([304, '', before]);
    test.deps.cache.invalidate('all');
    const usual = await fetchPath({ 'if-none-match': etag });
    expect([usual.status, handled()]).toEqual([304, before + 1]);
    expect(quick.headers).toEqual(usual.headers);
  });

  it('shows a change on the next request', async () => {
    await fetchPath();
    await fetchPath();
    const sample = await sampleEntry(test, news);
    await staff('POST', adminPathsOf(news).add, { ...sample, title: '剛剛公布的' });
    const before = handled();
    expect((await fetchPath()).text).toContain('剛剛公布的');
    expect(handled()).toBe(before + 1);
  });

  it.each<[string, Record<string, string>, number]>([
    ['without a token', { authorization: '' }, 401],
    ['with an invalid token', { authorization: `Bearer ${'a'.repeat(43)}|` }, 401],
    ['for a draft', { [PREVIEW_HEADER]: 'x' }, 200],
    ['with a method override', { 'x-http-method-override': 'put' }, 400],
  ])('passes a request %s to its route', async (_title, headers, status) => {
    await fetchPath();
    await fetchPath();
    expect((await fetchPath(headers)).status).toBe(status);
  });

  it('limits the rate like uncached reads', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await fetchPath()).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(9);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  });
});
