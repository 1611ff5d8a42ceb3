import { AREA_LABELS } from '@admissions/protocol';
import type { Page } from '@playwright/test';
import { save, saveButton } from '../../fixtures/admin-form.ts';
import { adminMenu, follow } from '../../fixtures/admin-menu.ts';
import { typeSignIn } from '../../fixtures/sign-in-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const [NEWS, FORMS, VR] = [
  AREA_LABELS.news['zh-TW'],
  AREA_LABELS.forms['zh-TW'],
  AREA_LABELS.vr['zh-TW'],
];
const main = (page: Page) => page.getByRole('main');

test('a new colleague changes the password, sees two areas and loses an ended session', async ({
  page,
  openOtherPersonsPage,
  signInAs,
  problems,
}) => {
  problems.allow(/40[13]|422/);
  const account = `colleague-${Date.now()}`;
  const chief = await signInAs(page, { account: 1, news: 1, forms: 1 });

  await page.goto('/admin/account/list');
  await main(page).getByRole('link', { name: '新增帳號' }).click();
  await main(page).getByRole('textbox', { name: /^帳號/ }).fill(account);
  await main(page).getByRole('textbox', { name: /^姓名/ }).fill('周同仁');
  await main(page)
    .getByRole('textbox', { name: /^電子郵件/ })
    .fill('chou@example.edu.tw');
  const flags = main(page).getByRole('group', { name: '權限' });
  for (const area of [NEWS, FORMS]) await flags.getByRole('checkbox', { name: area }).check();
  await expect(flags.getByRole('checkbox', { name: VR })).toBeDisabled();
  await main(page).getByLabel('您目前登入用的密碼').fill('not the password');
  await saveButton(page).click();
  await expect(main(page).getByText('密碼不正確')).toBeVisible();
  await expect(main(page).getByRole('textbox', { name: /^姓名/ })).toHaveValue('周同仁');
  await main(page).getByLabel('您目前登入用的密碼').fill(chief.password);
  await save(page);
  const handed = page.getByRole('dialog', { name: '周同仁的一次性密碼' });
  const password = (await handed.getByRole('code').textContent()) ?? '';
  // An opening dialog may still move under the pointer.
  await expect(async () => {
    if (await handed.isVisible())
      await handed.getByRole('button', { name: '我已交付，關閉' }).click({ timeout: 1000 });
    await expect(page).toHaveURL('/admin/account/list', { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const row = main(page).getByRole('row').filter({ hasText: account });
  await expect(row).toContainText('尚未登入');

  const colleague = await openOtherPersonsPage();
  await colleague.goto('/admin/login');
  await typeSignIn(colleague, account, password);
  await expect(colleague.getByRole('heading', { name: '變更密碼' })).toBeVisible();
  const next = `own-words-${Date.now()}`;
  await colleague.getByLabel(/^新密碼/).fill(next);
  await colleague.getByLabel(/再(輸入)?一次|確認/).fill(next);
  await colleague.getByRole('button', { name: '變更密碼' }).click();
  await expect(colleague).toHaveURL('/admin/dashboard');
  const managed = adminMenu(colleague).locator('a[href^="/admin/"]');
  await expect(adminMenu(colleague).locator('a[href="/admin/forms/visit_list"]')).toHaveCount(1);
  const areas = await managed.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.split('/')[2]),
  );
  expect([...new Set(areas)].sort()).toEqual([
    'bundle',
    'dashboard',
    'forms',
    'media',
    'news',
    'schedule',
    'site_check',
  ]);
  await colleague.goto('/admin/account/list');
  await expect(colleague).toHaveURL('/admin/error404');
  await colleague.goto('/admin/news/list');
  await expect(main(colleague).getByRole('heading', { level: 1 })).toBeVisible();

  await page.reload();
  await row.getByRole('link').first().click();
  await main(page)
    .getByRole('button', { name: /^登出：/ })
    .click();
  await expect(main(page).getByText('目前沒有登入中的裝置。')).toBeVisible();
  await follow(colleague, '/admin/forms/visit_list');
  const ended = colleague.getByRole('dialog').filter({ hasText: '請重新登入' });
  await ended.getByRole('button', { name: '關閉' }).click();
  await expect(colleague).toHaveURL(/\/admin\/login/);

  await page.goto('/admin/account/audit');
  await main(page).getByLabel('帳號', { exact: true }).fill(chief.account);
  await page.keyboard.press('Enter');
  await main(page).getByRole('button', { name: '搜尋' }).click();
  await expect(page).toHaveURL(new RegExp(`account=${chief.account}`));
  const lines = main(page).getByRole('table');
  await expect(lines.getByRole('row').filter({ hasText: '登出裝置' })).toContainText(account);
  const added = lines.getByRole('row').filter({ hasText: '新增' }).filter({ hasText: account });
  for (const text of [account, NEWS, FORMS]) await expect(added).toContainText(text);
  await colleague.context().close();
});
