import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../tests/testing/calls.ts';
import { callsOf, visitorOf } from '../../tests/testing/calls.ts';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';

const PICTURE = '/media/news-ceremony.avif';
let test: TestApp;
let visitor: Call;
beforeAll(async () => {
  test = await openTestApp({ shedDelay: 100 });
  visitor = await visitorOf(test);
});
afterAll(() => test.close());

const fallBehind = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

describe('an overloaded process', () => {
  it('refuses reads with Retry-After but still serves pictures', async () => {
    // The event loop delay is sampled once a second.
    await expect
      .poll(
        async () => {
          fallBehind(900);
          const [list, picture] = await Promise.all([
            visitor('GET', '/api/ap/news/list'),
            callsOf(test)('GET', PICTURE),
          ]);
          return { list: list.status, again: list.headers['retry-after'], picture: picture.status };
        },
        { timeout: 30_000 },
      )
      .toEqual({ list: 503, again: '3', picture: 200 });
  });
});
