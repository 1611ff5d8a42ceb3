import { follow } from '../../fixtures/admin-menu.ts';
import { expectSharedObjects } from '../../fixtures/compare-shared-objects.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a remote in the browser uses the shell’s React, router, store and API client', async ({
  page,
}) => {
  await page.goto('/newsCont?id=1');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expectSharedObjects(page, ['@admissions/ui']);
  // The devtools of Module Federation list what is here.
  const listed = await page.evaluate(() => Reflect.get(window, '__FEDERATION__').moduleInfo);
  expect(listed.shell).toMatchObject({ remotesInfo: { mf_public: {} } });
});

test('in the back office two remotes share one React, one store and one API client', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/account/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, '/admin/forms/visit_list');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('校園參訪');
  await expectSharedObjects(page);
});
