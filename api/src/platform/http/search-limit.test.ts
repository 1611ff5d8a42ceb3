import { SITE_READ_PATHS } from '@admissions/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forwardedFor } from '../../tests/testing/callers.ts';
import { visitorOf } from '../../tests/testing/calls.ts';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  // Forty reads a minute are two searches.
  test = await openTestApp({ rateLimit: 40 });
});
afterAll(() => test.close());

const searches = async (count: number, headers: Record<string, string>) => {
  const visitor = await visitorOf(test);
  const statuses: number[] = [];
  for (let time = 0; time < count; time++)
    statuses.push(
      (await visitor('GET', `${SITE_READ_PATHS.search}?q=${time}`, undefined, headers)).status,
    );
  return statuses;
};

describe('M5: searches that pages make for visitors', () => {
  const ours = (address?: string) => ({
    'x-internal-token': test.deps.config.internalToken,
    ...(address && { 'x-forwarded-for': address }),
  });
  it('count by the visitor: who searches too much is stopped, and nobody else', async () => {
    expect(await searches(4, ours('203.0.113.1'))).toEqual([200, 200, 429, 429]);
    expect(await searches(2, ours('203.0.113.2'))).toEqual([200, 200]);
  });
  it('count with what the same visitor asks the API directly', async () => {
    expect(await searches(2, forwardedFor('203.0.113.3', test))).toEqual([200, 200]);
    expect(await searches(1, ours('203.0.113.3'))).toEqual([429]);
  });
  it('that are nobody’s count together, at ten times that', async () => {
    expect(await searches(21, ours())).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});
