import type { Page } from '@playwright/test';
import { chooseAction, saveButton } from '../../fixtures/admin-form.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { typeSignIn } from '../../fixtures/sign-in-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const WIDTHS = [1440, 768];
const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const items = (page: Page) => page.getByRole('region', { name: '內容項目' });

/** One screen per shape; components that look alike in both widths are checked in one of them. */
const PATHS = [
  '/admin/setting/block_list',
  '/admin/news/list',
  '/admin/news/add',
  '/admin/ad/banner',
  '/admin/ad/banner_list?bid=1',
  '/admin/ad/edit_sub?bid=2',
  '/admin/setting/list',
  '/admin/setting/selection_list?edit=1',
  '/admin/faculty/bachelor_department_list',
  '/admin/faculty/edit_bachelor_department?id=1',
  '/admin/faculty/edit_bachelor_department?id=1&tab=shares&department=1',
  '/admin/selfvalue/digital_list',
  '/admin/vr/edit_vr?id=1',
  '/admin/forms/visit_list',
  '/admin/forms/edit_visit?id=1',
  '/admin/account/list',
  '/admin/account/edit?id=1',
  '/admin/account/releases',
  '/admin/account/release?name=mf_public',
  '/admin/account/release_owner?name=mf_public',
  '/admin/account/ip_list',
  '/admin/account/add_ip',
  '/admin/error404',
];
for (const [at, width] of WIDTHS.entries())
  test(`screens have no accessibility fault at ${width} pixels`, async ({ adminPage: page }) => {
    test.slow();
    // Tall enough that the sticky save bar covers nothing.
    await page.setViewportSize({ width, height: 5000 });
    for (const path of PATHS.filter((_, index) => index % WIDTHS.length === at))
      await test.step(path, async () => {
        await page.goto(path);
        await heading(page);
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
  });

const addTo = (path: string) => async (page: Page) => {
  await page.goto(path);
  await saveButton(page).click();
  await expect(page.getByText('此欄位為必填').first()).toBeVisible();
};
const OPENED: Record<string, (page: Page, newsId: number) => Promise<void>> = {
  'an open item of a body': async (page, newsId) => {
    await page.goto(`/admin/news/edit_cont?id=${newsId}`);
    await items(page).getByRole('button', { name: '新增文字', exact: true }).click();
    await expect(items(page).getByRole('toolbar')).toBeVisible();
  },
  'an open table of a body': async (page, newsId) => {
    await page.goto(`/admin/news/edit_cont?id=${newsId}`);
    await items(page).getByRole('button', { name: '新增表格', exact: true }).click();
    await expect(items(page).getByRole('table')).toBeVisible();
  },
  'the history of a news item': async (page, newsId) => {
    await page.goto(`/admin/news/edit?id=${newsId}`);
    await chooseAction(page, '這筆資料的更多操作', '修改紀錄');
    const history = page.getByRole('dialog', { name: '修改紀錄' });
    await expect(history.getByRole('listitem').first()).toBeVisible();
  },
  'the media library': async (page) => {
    await page.goto('/admin/news/add');
    await page.getByRole('main').getByRole('button', { name: '選擇圖片' }).first().click();
    const library = page.getByRole('dialog', { name: '媒體庫' });
    await expect(library.getByRole('listitem').first()).toBeVisible();
  },
  'the rows of a file': async (page) => {
    await page.goto('/admin/news/list');
    await chooseAction(page, '清單的更多操作', '匯入／匯出');
    const dialog = page.getByRole('dialog', { name: /^匯入與匯出/ });
    const file = {
      name: 'news.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('標題,摘要\n甲,乙'),
    };
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByRole('status').first()).toContainText('1筆');
  },
  'a new block with errors': addTo('/admin/setting/add_block'),
  'a new account with errors': addTo('/admin/account/add'),
};
test(`${Object.keys(OPENED).join(', ')} have no accessibility fault`, async ({
  adminPage: page,
  article,
}) => {
  test.slow();
  for (const [index, [name, open]] of Object.entries(OPENED).entries())
    await test.step(name, async () => {
      await open(page, article.id);
      await page.setViewportSize({
        width: WIDTHS[index % 2] ?? 0,
        height: /body/.test(name) ? 5000 : 900,
      });
      await expectAccessible(page);
    });
});

test('the sign-in page has no accessibility fault, also with errors and a password change', async ({
  page,
  manager,
  problems,
}) => {
  problems.allow(/4(00|01|03|22)/);
  const account = `axe-${Date.now()}`;
  const accountFields = {
    account,
    name: '新同仁',
    email: 'new@example.edu.tw',
    priv: { news: 1 },
    active: true,
    ...manager.passwordConfirmation,
  };
  const { data } = await manager.call<{ account: { id: number }; oneTimePassword: string }>(
    'POST',
    '/api/admin/account/add_account',
    accountFields,
  );
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/login');
    await heading(page);
    await expectAccessible(page);
    await typeSignIn(page, account, 'not-the-password');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await typeSignIn(page, account, data.oneTimePassword);
    await expect(page.getByRole('heading', { name: '變更密碼' })).toBeVisible();
    await page.getByRole('button', { name: '變更密碼' }).click();
    await expect(page.getByText('此欄位為必填').first()).toBeVisible();
    await expectAccessible(page);
  }
  await manager.call('DELETE', `/api/admin/account/del_account/${data.account.id}`);
});

/** Lists with filters; each picker is opened again after a selection. */
const FILTERED = [
  '/admin/account/audit',
  '/admin/news/list',
  '/admin/forms/visit_list',
  '/admin/media/library',
];
test('the selection of a list filter is readable, also while its picker is open', async ({
  adminPage: page,
}) => {
  test.slow();
  for (const path of FILTERED)
    await test.step(path, async () => {
      await page.goto(path);
      await heading(page);
      const folded = page.getByRole('search').locator('details:not([open]) > summary');
      if ((await folded.count()) > 0) await folded.first().click();
      const picker = page.getByRole('main').locator('.ant-select:visible').first();
      await picker.click();
      await page.locator('.ant-select-item-option').nth(1).click();
      // The list of the selection may still be arriving.
      await expect(async () => {
        await picker.click();
        await expect(picker.getByRole('combobox', { expanded: true })).toBeVisible({
          timeout: 2000,
        });
      }).toPass();
      await expectAccessible(page, { isPartlyCovered: true });
    });
});
