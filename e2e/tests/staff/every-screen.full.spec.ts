import { AREAS } from '@admissions/model';
import { ADMIN_NOT_FOUND } from '@admissions/protocol';
import type { Page } from '@playwright/test';
import { ADMIN_ROUTES, addressOf, navigate } from '../../fixtures/admin-routes.ts';
import { expect, test } from '../../fixtures/test.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const notThere = (page: Page) => page.getByText('This page could not be found');

for (const area of AREAS) {
  test(`an account with the flag ${area} opens all screens of that area`, async ({
    page,
    signInAs,
  }) => {
    test.slow();
    await signInAs(page, { [area]: 1 });
    // Tall enough that sticky bars cover nothing.
    await page.setViewportSize({ width: 1440, height: 5000 });
    await page.goto(ADMIN_NOT_FOUND);
    const screens = ADMIN_ROUTES.filter((route) => route.area === area);
    for (const { path } of screens) {
      await expect(notThere(page), `before ${path}`).toBeVisible();
      await navigate(page, addressOf(path));
      await expect(notThere(page), path).toHaveCount(0);
      await expect(heading(page), path).toBeVisible();
      await expect(page, path).toHaveURL(new RegExp(`${path}(\\?|$)`));
      await navigate(page, ADMIN_NOT_FOUND);
    }
  });
}
