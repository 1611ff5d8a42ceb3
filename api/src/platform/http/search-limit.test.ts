import { SITE_READ_PATHS } from '@admissions/protocol';
import { describe, expect, it } from 'vitest';
import { forwardedFor, testApp, visitorOf } from '#testing';

// Forty reads a minute are two searches.
const test = testApp({ rateLimit: 40 });

const searches = async (count: number, headers: Record<string, string>) => {
  const visitor = await visitorOf(test);
  const statuses: number[] = [];
  for (let time = 0; time < count; time++)
    statuses.push(
      (await visitor('GET', `${SITE_READ_PATHS.search}?q=${time}`, undefined, headers)).status,
    );
  return statuses;
};

describe('searches that pages send for visitors', () => {
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
