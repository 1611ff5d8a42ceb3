import type { Page } from '@playwright/test';
import { saveButton } from '../../fixtures/admin-form.ts';
import type { ApiClient } from '../../fixtures/api-client.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { typeSignIn } from '../../fixtures/sign-in-page.ts';
import { expect, test } from '../../fixtures/test.ts';

const WIDTHS = [1440, 768];
const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const visitId = async (manager: ApiClient) =>
  (await manager.list<{ id: number }>('/api/admin/forms/visit_list'))[0]?.id;
const accountId = async (manager: ApiClient) =>
  (await manager.get<{ info: { id: number } }>('/api/admin/auth/user_info')).info.id;

const SCREENS: Record<
  string,
  (page: Page, at: { manager: ApiClient; newsId: number }) => Promise<unknown>
> = {
  'the news list': (page) => page.goto('/admin/news/list'),
  'the new news item': (page) => page.goto('/admin/news/add'),
  'the details of a news item': (page, { newsId }) => page.goto(`/admin/news/edit?id=${newsId}`),
  'the body of a news item with an open item': async (page, { newsId }) => {
    await page.goto(`/admin/news/edit_cont?id=${newsId}`);
    const items = page.getByRole('region', { name: '內容項目' });
    await items.getByRole('button', { name: '新增文字', exact: true }).click();
    await expect(items.getByRole('toolbar')).toBeVisible();
  },
  'the body of a news item with an open table': async (page, { newsId }) => {
    await page.goto(`/admin/news/edit_cont?id=${newsId}`);
    const items = page.getByRole('region', { name: '內容項目' });
    await items.getByRole('button', { name: '新增表格', exact: true }).click();
    await expect(items.getByRole('table')).toBeVisible();
  },
  'the history of a news item': async (page, { newsId }) => {
    await page.goto(`/admin/news/edit?id=${newsId}`);
    await page.getByRole('button', { name: '修改紀錄' }).click();
    await expect(
      page.getByRole('dialog', { name: '修改紀錄' }).getByRole('listitem').first(),
    ).toBeVisible();
  },
  'the media library': async (page) => {
    await page.goto('/admin/news/add');
    await page.getByRole('main').getByRole('button', { name: '選擇圖片' }).first().click();
    await expect(
      page.getByRole('dialog', { name: '媒體庫' }).getByRole('listitem').first(),
    ).toBeVisible();
  },
  'the banner positions': (page) => page.goto('/admin/ad/banner'),
  'the banners of a position': (page) => page.goto('/admin/ad/banner_list?bid=1'),
  'a banner': (page) => page.goto('/admin/ad/edit_sub?bid=2'),
  'the list of blocks': (page) => page.goto('/admin/setting/block_list'),
  'a new block with errors': async (page) => {
    await page.goto('/admin/setting/add_block');
    await saveButton(page).click();
    await expect(page.getByText('此欄位為必填').first()).toBeVisible();
  },
  'the inbox of visits': async (page) => {
    await page.goto('/admin/forms/visit_list');
    await expect(
      page
        .getByRole('main')
        .getByText(/^同校\d+筆$/)
        .first(),
    ).toBeVisible();
  },
  'a visit': async (page, { manager }) =>
    page.goto(`/admin/forms/edit_visit?id=${await visitId(manager)}`),
  'the list of accounts': (page) => page.goto('/admin/account/list'),
  'the list of releases': (page) => page.goto('/admin/account/releases'),
  'the releases of a module': (page) => page.goto('/admin/account/release?name=mf_public'),
  'the owner of a module': (page) => page.goto('/admin/account/release_owner?name=mf_public'),
  'a new account with errors': async (page) => {
    await page.goto('/admin/account/add');
    await saveButton(page).click();
    await expect(page.getByText('此欄位為必填').first()).toBeVisible();
  },
  'an account': async (page, { manager }) =>
    page.goto(`/admin/account/edit?id=${await accountId(manager)}`),
  'the list of addresses': (page) => page.goto('/admin/account/ip_list'),
  'a new address': (page) => page.goto('/admin/account/add_ip'),
  'the missing screen': (page) => page.goto('/admin/error404'),
};

const SCREENS_PER_TEST = 5;
const rows = Object.entries(SCREENS);
const groups = Array.from({ length: Math.ceil(rows.length / SCREENS_PER_TEST) }, (_, index) =>
  rows.slice(index * SCREENS_PER_TEST, (index + 1) * SCREENS_PER_TEST),
);
for (const group of groups) {
  test(`${group.map(([name]) => name).join(', ')} have no accessibility fault`, async ({
    page,
    manager,
    article,
    product,
    signIn,
  }) => {
    test.slow();
    await signIn(page, product.admin.account, product.admin.password);
    for (const [index, [name, open]] of group.entries())
      await test.step(name, async () => {
        await open(page, { manager, newsId: article.id });
        await heading(page);
        for (const width of WIDTHS.slice(index % 2, (index % 2) + 1)) {
          // Tall enough that the sticky save bar covers nothing.
          await page.setViewportSize({ width, height: /the body/.test(name) ? 5000 : 900 });
          await expectAccessible(page);
        }
      });
  });
}

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
  '/admin/setting/block_list',
];
test('the selection of a list filter is readable, also while its picker is open', async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  await signIn(page, product.admin.account, product.admin.password);
  for (const path of FILTERED)
    await test.step(path, async () => {
      await page.goto(path);
      await heading(page);
      const picker = page.getByRole('main').locator('.ant-select').first();
      await picker.click();
      await page.locator('.ant-select-item-option').nth(1).click();
      await picker.click();
      await expect(picker.getByRole('combobox', { expanded: true })).toBeVisible();
      await expectAccessible(page, { isPartlyCovered: true });
    });
});
