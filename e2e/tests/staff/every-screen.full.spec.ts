import { AREAS } from '@admissions/model';
import { ADMIN_LOGIN, ADMIN_NOT_FOUND } from '@admissions/protocol';
import type { Page } from '@playwright/test';
import { ADMIN_ROUTES, addressOf, leadingTo } from '../../fixtures/admin-routes.ts';
import { addAccount } from '../../fixtures/api-client.ts';
import { expect, test } from '../../fixtures/test.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const notThere = (page: Page) => page.getByText('This page could not be found');

// API tests cover every route and flag; this covers the guards of the browser.
for (const area of AREAS) {
  test(`an account with the flag ${area} opens only the screens of that area`, async ({
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
      await leadingTo(page, [addressOf(path)], path);
      await expect(notThere(page), path).toHaveCount(0);
      await expect(heading(page), path).toBeVisible();
      await expect(page, path).toHaveURL(new RegExp(`${path}(\\?|$)`));
      await leadingTo(page, [ADMIN_NOT_FOUND], ADMIN_NOT_FOUND);
    }
    const others = ADMIN_ROUTES.filter(
      (route) => route.area !== area && !route.areas?.includes(area),
    ).map(({ path }) => addressOf(path));
    expect(await leadingTo(page, others, ADMIN_NOT_FOUND)).toEqual(
      others.map(() => ADMIN_NOT_FOUND),
    );
  });
}

test('no screen opens without flags or without a session', async ({
  page,
  openOtherPersonsPage,
  manager,
  signIn,
}) => {
  const all = ADMIN_ROUTES.map(({ path }) => addressOf(path));
  const staff = await addAccount(manager, {});
  await signIn(page, staff.account, staff.password);
  await page.goto(ADMIN_NOT_FOUND);
  await expect(heading(page)).toHaveText('您的帳號還沒有任何權限');
  expect(await leadingTo(page, all, ADMIN_NOT_FOUND)).toEqual(all.map(() => ADMIN_NOT_FOUND));
  await staff.remove();

  const nobody = await openOtherPersonsPage();
  await nobody.goto(ADMIN_LOGIN);
  await expect(nobody.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await leadingTo(nobody, all, ADMIN_LOGIN)).toEqual(
    all.map((path) => `${ADMIN_LOGIN}?${new URLSearchParams({ to: path })}`),
  );
});
