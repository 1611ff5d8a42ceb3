import { adminMenu } from '../../fixtures/admin-menu.ts';
import { startDevSite } from '../../fixtures/dev-site.ts';
import { sameObjects } from '../../fixtures/same-objects.ts';
import { expect, test } from '../../fixtures/test.ts';

test('in development too, a remote that runs from its sources has the shell’s React, router, store and API client', async ({
  page,
  problems,
}) => {
  // The bundler finds packages while the first page is open, and loads it again.
  problems.allow(/504|Outdated|reported|Failed to/);
  const site = await startDevSite('mf-admin-content', {
    SEED: 'none',
    ADMIN_PASSWORD: 'Journeys-passphrase-2026',
    TEST_PROBE: '1',
  });
  try {
    await page.goto(`${site.url}/admin/login`);
    await page.getByLabel('帳號', { exact: true }).fill('admin');
    await page.getByLabel('密碼', { exact: true }).fill('Journeys-passphrase-2026');
    await page.getByRole('button', { name: '登入', exact: true }).click();
    await expect(adminMenu(page)).toBeVisible({ timeout: 60_000 });
    await page.goto(`${site.url}/admin/news/list`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({
      timeout: 60_000,
    });
    const same = await sameObjects(page);
    for (const name of ['react', 'react-router', '@admissions/store', '@admissions/api-client'])
      expect(same[name], name).toBe(true);
  } finally {
    await site.stop();
  }
});
