import { expect, test } from '../../fixtures/test.ts';

const EXPECTED = [/ERR_FAILED|Failed to (load|fetch)|dynamically imported/i];

test('with blocked scripts a form shows the reason and a contact, and links work', async ({
  page,
  problems,
}) => {
  problems.allow(...EXPECTED);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/formVisit?who=school');
  const notice = page.locator('#start-notice');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('線上表單');
  await expect(notice).toContainText('@');
  const send = page.getByRole('main').getByRole('button', { name: '送出' });
  await expect(send).toBeDisabled();
  const near = page.getByRole('main').locator('[data-when-asleep]');
  await expect(near).toContainText('@');
  await expect(near).toBeVisible();
  const [above, below] = [await near.boundingBox(), await send.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(200);
  await page.getByRole('banner').getByRole('link', { name: '校園新聞' }).first().click();
  await expect(page).toHaveURL(/\/news$/);
});

test('with blocked scripts the back office shows a notice', async ({ page, problems }) => {
  problems.allow(...EXPECTED);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/admin/login');
  await expect(page.locator('#start-notice')).toBeVisible();
});

test('hydrated pages and the sign-in page never show the notice', async ({ page }) => {
  for (const path of ['/formVisit?who=school', '/admin/login']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button').first().waitFor();
    await expect(page.locator('#start-notice')).toHaveCSS('display', 'none');
    await expect(page.locator('[data-when-asleep]').filter({ visible: true })).toHaveCount(0);
  }
});
