// @vitest-environment jsdom
import { ApiError } from '@admissions/api-client';
import { createMemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberRequestedPage } from '../pages/requested-page.ts';
import { retryAfterOutage } from './retry-after-outage.ts';

let isHidden = false;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

/** A site that answers with this status until it is 200. */
async function open(path: string, first: number) {
  const site = { status: first, requestCount: 0 };
  const loader = () => {
    site.requestCount++;
    if (site.status !== 200) throw new ApiError('error.server', { status: site.status });
    return null;
  };
  const router = createMemoryRouter([{ path: '/news', loader }, { path: '/error' }], {
    initialEntries: [path],
  });
  await pass(0);
  retryAfterOutage(router);
  return { router, site };
}

describe('a page that shows an outage', () => {
  it('reloads with backoff until the site is back', async () => {
    const { router, site } = await open('/news', 503);
    expect(site.requestCount).toBe(1);
    await pass(5);
    expect(site.requestCount).toBe(2);
    await pass(9);
    expect(site.requestCount).toBe(2);
    site.status = 200;
    await pass(1);
    expect(site.requestCount).toBe(3);
    expect(router.state.errors).toBeNull();
    await pass(600);
    expect(site.requestCount).toBe(3);
  });
  it('waits while hidden', async () => {
    const { site } = await open('/news', 503);
    isHidden = true;
    await pass(600);
    expect(site.requestCount).toBe(1);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(site.requestCount).toBe(2);
  });
  it('returns from the error page to the requested page', async () => {
    rememberRequestedPage({ pathname: '/news', search: '?page=2' });
    const { router } = await open('/error?statusCode=503', 200);
    await pass(5);
    expect(router.state.location).toMatchObject({ pathname: '/news', search: '?page=2' });
  });
  it.each([404, 500])('ignores the status %i', async (status) => {
    const { site } = await open('/news', status);
    await pass(600);
    expect(site.requestCount).toBe(1);
  });
});
