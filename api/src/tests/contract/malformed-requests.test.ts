import { describe, expect, it } from 'vitest';
import { asStaff, asVisitor, callsOf, testApp } from '#testing';

const test = testApp();
const visitor = asVisitor(test);
const staff = asStaff(test);

const NEWS = '/api/ap/news';
const STAFF_NEWS = '/api/admin/news/news_list';
const english = { 'accept-language': 'en' };

describe('malformed requests: errors by part, with a reason', () => {
  it.each([
    [`${NEWS}?page=0`, ['page']],
    [`${NEWS}?foo=1`, ['foo']],
    [`${NEWS}?page=x&foo=1`, ['page', 'foo']],
    [`${NEWS}?page=1&page=2`, ['page']],
    [`${NEWS}?title=%00`, ['title']],
    [`${NEWS}/abc`, ['id']],
    [`${NEWS}/1?foo=1`, ['foo']],
    ['/api/admin/news/news_info/1?foo=1', ['foo']],
    ['/api/admin/news/compare_news/1', ['from']],
    [`${STAFF_NEWS}?status=gone`, ['status']],
    [`${STAFF_NEWS}?sort=password`, ['sort']],
    [`${STAFF_NEWS}?text=${'x'.repeat(101)}`, ['text']],
    ['/api/admin/forms/visit_stats?begin=2026-02-01&end=2026-01-01', ['begin']],
  ])('%s', async (url, fields) => {
    const { status, body } = await (url.startsWith(NEWS) ? visitor : staff)('GET', url);
    expect([status, body.errorCode, Object.keys(body.errors)]).toEqual([400, -1, fields]);
  });
  it('uses the language of the client', async () => {
    const read = async (headers = {}) =>
      (await visitor('GET', `${NEWS}?page=0`, undefined, headers)).body.errors.page;
    expect(await read()).toEqual(['須為1到100000的整數']);
    expect(await read(english)).toEqual(['Must be a whole number from 1 to 100000']);
  });

  it('covers bodies: no JSON, missing or unknown operation, bad index, too deep', async () => {
    const broken = {
      method: 'POST',
      url: '/api/auth/signin',
      payload: '{',
      headers: { 'content-type': 'application/json', ...english },
    } as const;
    expect((await test.app.inject(broken)).json()).toMatchObject({
      errorCode: -1,
      errors: { body: ['Is not JSON'] },
    });
    const edit = '/api/admin/news/edit_news/1';
    expect((await staff('POST', edit, {}, english)).body.errors).toEqual({
      _method: [expect.stringContaining('_method: put')],
    });
    expect((await staff('POST', edit, { _method: 'delete' }, english)).body.errors).toEqual({
      _method: ['No other method may be named here'],
    });
    let deep: unknown = 1;
    for (let level = 0; level < 40; level++) deep = { deep };
    expect((await staff('POST', '/api/admin/checks', { deep }, english)).body.errors).toEqual({
      body: [expect.stringContaining('deeper than 32')],
    });
  });

  it('names the unknown field of a body, and a header in another format', async () => {
    const add = '/api/admin/news/add_category';
    expect((await staff('POST', add, { surprise: 1 })).body.errors).toHaveProperty('surprise');
    const unkeyed = await staff('POST', add, {}, { 'idempotency-key': 'short' });
    expect(Object.keys(unkeyed.body.errors)).toEqual(['idempotency-key']);
  });

  it('reveals nothing to anonymous callers and echoes little of the input', async () => {
    expect((await callsOf(test)('GET', `${NEWS}?page=0`)).body).not.toHaveProperty('errors');
    const keys = Array.from({ length: 60 }, (_, index) => `${'k'.repeat(200)}${index}=1`).join('&');
    const { body } = await visitor('GET', `${NEWS}?${keys}`);
    expect(Object.keys(body.errors).length).toBeLessThanOrEqual(20);
    expect(Object.keys(body.errors).every((name) => name.length <= 100)).toBe(true);
    const { text } = await visitor('GET', `${NEWS}?__proto__=1`);
    expect(text).toContain('"__proto__":["');
  });
});
