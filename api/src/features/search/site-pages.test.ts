import { SITE_READ_PATHS } from '@admissions/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorOf } from '../../tests/testing/calls.ts';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';
import { rebuildSearchIndex } from './index-entry.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.deps.db.transaction(rebuildSearchIndex);
});
afterAll(() => test.close());

describe('a page of the site', () => {
  it.each([
    ['公車', '/traffic'],
    ['停車', '/traffic'],
    ['校車', '/traffic'],
    ['倍率', '/bachelor'],
    ['錄取分數', '/bachelor'],
    ['學費', '/admissions'],
  ])('is found: “%s” leads to %s', async (q, url) => {
    const call = await visitorOf(test);
    const { body } = await call('GET', `${SITE_READ_PATHS.search}?q=${encodeURIComponent(q)}`);
    expect(body.data.list.map((hit: { url: string }) => hit.url)).toContain(url);
  });
});
