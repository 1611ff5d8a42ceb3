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
    [`${NEWS}?page=0`, { page: ['Must be a whole number from 1 to 100000'] }],
    [
      `${NEWS}?foo=1`,
      {
        foo: [
          expect.stringMatching(/^This parameter is not known here; known are: page, perpage, /),
        ],
      },
    ],
    [`${NEWS}?page=x&foo=1`, { page: [expect.any(String)], foo: [expect.any(String)] }],
    [`${NEWS}?page=1&page=2`, { page: ['Must not be sent twice'] }],
    [`${NEWS}?title=%00`, { title: [expect.stringContaining('cannot be stored')] }],
    [`${NEWS}/abc`, { id: ['Must be a whole number from 1 to 999999999'] }],
    [`${NEWS}/1?foo=1`, { foo: ['No parameter is possible here: leave it out'] }],
  ])('visitors at %s', async (url, errors) => {
    const { status, body } = await visitor('GET', url, undefined, english);
    expect([status, body.errorCode, body.message]).toEqual([
      400,
      -1,
      'Please correct the marked fields.',
    ]);
    expect(body.errors).toEqual(errors);
  });

  it.each([
    ['/api/admin/news/news_info/1?foo=1', { foo: [expect.stringContaining('No parameter')] }],
    ['/api/admin/news/compare_news/1', { from: ['This parameter is needed'] }],
    [
      `${STAFF_NEWS}?status=gone`,
      {
        status: [
          'Must be one of: draft, published, changed, scheduled, ending, ended, asked, trash',
        ],
      },
    ],
    [
      `${STAFF_NEWS}?sort=password`,
      { sort: [expect.stringMatching(/^Must be one of: .*updatedAt/)] },
    ],
    [`${STAFF_NEWS}?text=${'x'.repeat(101)}`, { text: ['Must not be longer than 100 characters'] }],
    [
      '/api/admin/forms/visit_stats?begin=2026-02-01&end=2026-01-01',
      { begin: [expect.stringMatching(/^The first day must not be after the last/)] },
    ],
  ])('staff at %s', async (url, errors) => {
    const { status, body } = await staff('GET', url, undefined, english);
    expect([status, body.errorCode]).toEqual([400, -1]);
    expect(body.errors).toEqual(errors);
  });

  it('uses the language of the client', async () => {
    expect((await visitor('GET', `${NEWS}?page=0`)).body.errors).toEqual({
      page: ['須為1到100000的整數'],
    });
    expect((await staff('GET', '/api/admin/news/compare_news/1')).body.errors).toEqual({
      from: ['缺少這個參數'],
    });
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
    const { body } = await staff('POST', '/api/admin/news/add_category', { surprise: 1 }, english);
    expect([body.message, body.errors.surprise]).toEqual([
      'Please correct the marked fields.',
      [expect.stringMatching(/^This parameter is not known here; known are: title, type, /)],
    ]);
    const unkeyed = await staff(
      'POST',
      '/api/admin/news/add_category',
      {},
      {
        ...english,
        'idempotency-key': 'short',
      },
    );
    expect(unkeyed.body.errors).toEqual({
      'idempotency-key': ['Must be 8 to 128 letters, digits and _ . : -'],
    });
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
