import { MEDIA_PATHS } from '@admissions/protocol/staff';
import type { Locator, Page } from '@playwright/test';
import { delayRequests } from '../../fixtures/delay-requests.ts';
import { observeLayoutShifts, painted, readLayoutShifts, resize } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
];
const SCREENS: {
  name: string;
  path: (newsId: number) => string;
  /** Requests delayed until the screen is painted. */
  late: RegExp;
  whole: (main: Locator) => Locator;
}[] = [
  {
    name: 'the body editor',
    path: (id) => `/admin/news/edit_cont?id=${id}`,
    late: /\/assets\/body-editor-/,
    whole: (main) => main.getByRole('button', { name: '內容的更多操作' }),
  },
  {
    name: 'the comments at a body',
    path: (id) => `/admin/news/edit_cont?id=${id}`,
    late: /\/api\/admin\/review_thread/,
    whole: (main) => main.getByRole('button', { name: '內容的更多操作' }),
  },
  {
    name: 'the media library',
    path: () => '/admin/media/library',
    late: new RegExp(`${MEDIA_PATHS.list}\\?`),
    whole: (main) => main.getByText(/^共\d+個檔案$/),
  },
];

/** Opens a screen with delayed requests and waits until it is complete. */
async function openLate(page: Page, path: string, late: RegExp, whole: Locator): Promise<void> {
  const releaseRequests = await delayRequests(page, late);
  const lateRequest = page.waitForRequest(late);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await lateRequest;
  await painted(page);
  releaseRequests();
  await whole.waitFor();
  await page.waitForLoadState('networkidle');
  await painted(page);
  await page.unroute(late);
}

test('screens do not move when a part of them loads late', async ({ adminPage: page, article }) => {
  test.slow();
  await observeLayoutShifts(page);
  for (const size of SIZES) {
    await resize(page, size);
    for (const { name, path, late, whole } of SCREENS)
      await test.step(`${name} at ${size.width}`, async () => {
        await openLate(page, path(article.id), late, whole(page.getByRole('main')));
        const { sum, moved } = await readLayoutShifts(page);
        expect(sum, moved).toBeLessThan(0.001);
      });
  }
});
