import { expect, openPage, test } from '../../fixtures/test.ts';

test('chips filter departments, and an empty result shows the office', async ({ page }) => {
  await openPage(page, '/bachelor');
  const clusters = page.getByRole('navigation', { name: '學群' });
  // The index lists the colleges; the filter with the same names replaces it.
  const colleges = page.getByRole('navigation', { name: /學院$/ });
  await expect(colleges).toHaveCount(1);
  await clusters.getByRole('link', { name: /^資訊/ }).click();
  await expect(page).toHaveURL(/cluster=information/);
  await expect(colleges).toHaveCount(1);
  await page.getByRole('link', { name: '英語授課' }).click();
  const results = page.getByRole('region', { name: '符合條件的學系' });
  await expect(results.getByRole('link', { name: /資訊學院英語/ })).toBeVisible();
  await expect(results.getByRole('link', { name: '資訊工程學系' })).toHaveCount(0);
  await page.goBack();
  await expect(results.getByRole('link', { name: '資訊工程學系' })).toBeVisible();

  const box = page.getByRole('searchbox', { name: /找學系/ });
  await clusters.getByRole('link', { name: /^資訊/ }).click();
  await box.fill('社工');
  await expect(page.getByRole('list', { name: '招生組的說明' })).toContainText('社會工作');
  await box.fill('隕石');
  const nothing = page.getByRole('region', { name: /隕石/ });
  await expect(nothing).toContainText('沒有找到');
  await nothing
    .getByRole('paragraph')
    .filter({ hasText: '試試' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: /符合的有\s*[1-9]/ })).toBeVisible();
  await expect(box).not.toHaveValue('隕石');
});

test('text typed during the transition of a chip is retained and searched', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    // Simulates a slow machine with a long transition.
    document.startViewTransition = (update) =>
      start(async () => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await (update as () => unknown)();
      });
  });
  await openPage(page, '/bachelor');
  const box = page.getByRole('searchbox', { name: /找學系/ });
  await page.getByRole('navigation', { name: '學群' }).getByRole('link', { name: /^資訊/ }).click();
  await box.fill('隕石');
  await expect(page).toHaveURL(/cluster=information/);
  await expect(page.getByRole('region', { name: /隕石/ })).toContainText('沒有找到');
  await expect(box).toHaveValue('隕石');
});

test('a comparison is limited to three departments with a notice', async ({ page }) => {
  await openPage(page, '/bachelor');
  for (let saved = 0; saved < 4; saved++)
    await page.getByRole('button', { name: /^收藏/ }).first().click();
  await page.goto('/');
  await page.getByRole('link', { name: '比較我收藏的學系' }).click();
  await page.waitForURL(/\/compare/);
  const main = page.getByRole('main');
  await expect(main).toContainText('從下面的收藏選');
  for (let chosen = 0; chosen < 3; chosen++)
    await main.getByRole('checkbox', { checked: false }).first().check();
  await expect(main.getByRole('checkbox', { checked: false })).toBeDisabled();
  await expect(main).toContainText('已經選滿');
  await main.getByRole('button', { name: '比較勾選的學系' }).click();
  await expect(main.getByRole('columnheader')).toHaveCount(3);
});
