import { SITE_READ_PATHS } from '@admissions/protocol';
import { CHECKS_PATH } from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { asStaff, asVisitor } from '../../tests/testing/calls.ts';
import { testApp } from '../../tests/testing/test-app.ts';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);

const reportPages = (pages: unknown, token = test.deps.config.internalToken) =>
  test.app.inject({
    method: 'PUT',
    url: '/api/internal/pages',
    headers: { 'x-internal-token': token },
    payload: { pages },
  });
const findDead = async (links: string[]) =>
  (await staff('POST', CHECKS_PATH, { links, media: [] })).body.data.dead;
const readSitemap = async () => {
  const { list, total } = (await visitor('GET', SITE_READ_PATHS.sitemap)).body.data;
  return { total, urls: list.map(({ url }: { url: string }) => url) as string[] };
};
const PAGES = [
  { path: '/open-day', inSitemap: true },
  { path: '/open-day-thanks', inSitemap: false },
  { path: '/news', inSitemap: true },
];

describe('the pages of remotes', () => {
  it('are set by the shell alone', async () => {
    expect((await reportPages(PAGES, 'wrong')).statusCode).toBe(401);
    expect((await reportPages([{ path: 'no path', inSitemap: true }])).statusCode).toBe(422);
    expect(await findDead(['/open-day'])).toEqual(['/open-day']);
  });
  it('are no dead links, like the pages below them', async () => {
    const before = await readSitemap();
    expect((await reportPages(PAGES)).json().data).toEqual({ changed: true });
    expect(await findDead(['/open-day', '/open-day/plan', '/open-days', '/news'])).toEqual([
      '/open-days',
    ]);
    const { urls, total } = await readSitemap();
    expect(urls).toContain('/open-day');
    expect(urls).not.toContain('/open-day-thanks');
    expect(urls.filter((url) => url === '/news')).toHaveLength(1);
    expect(total).toBe(before.total + 1);
  });
  it('are unchanged when reported again in any order', async () => {
    expect((await reportPages(PAGES.toReversed())).json().data).toEqual({ changed: false });
  });
  it('are deleted with their remote', async () => {
    await reportPages([]);
    expect(await findDead(['/open-day'])).toEqual(['/open-day']);
    expect((await readSitemap()).urls).not.toContain('/open-day');
  });
});
