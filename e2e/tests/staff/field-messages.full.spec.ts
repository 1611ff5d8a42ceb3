import type { Locator, Page } from '@playwright/test';
import { description, saveButton } from '../../fixtures/admin-form.ts';
import { expect, test } from '../../fixtures/test.ts';

const REQUIRED = '此欄位為必填';
const textbox = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });

/** The message is associated with the field, and the field is invalid. */
async function expectAt(field: Locator, message: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await description(field)).toContain(message);
}

test.beforeEach(async ({ page, product, signIn }) =>
  signIn(page, product.admin.account, product.admin.password),
);

test('an empty block shows a message at each field and focuses the first', async ({ page }) => {
  await page.goto('/admin/setting/add_block?type=5');
  await saveButton(page).click();
  const title = textbox(page, /^標題/);
  await expectAt(title, REQUIRED);
  await expect(title).toBeFocused();
  expect(await description(page.getByRole('button', { name: '選擇圖片' }))).toContain(REQUIRED);
  await expectAt(textbox(page, /^連結/), REQUIRED);
  await title.fill('有標題了');
  await expect(title).toHaveAttribute('aria-invalid', 'false');
  expect(await description(title)).not.toContain(REQUIRED);
});

test('a script URL is refused at its field', async ({ page, manager }) => {
  const before = await manager.list('/api/admin/setting/block_list?perpage=100');
  await page.goto('/admin/setting/add_block?type=5');
  const link = textbox(page, /^連結/);
  for (const href of [
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    '//elsewhere.example',
    'http://elsewhere.example',
    'data:text/html,x',
  ]) {
    await link.fill(href);
    await saveButton(page).click();
    await expectAt(link, '請輸入站內路徑或https開頭的網址');
  }
  expect(await manager.list('/api/admin/setting/block_list?perpage=100')).toHaveLength(
    before.length,
  );
});

test('an empty banner shows a message at each field and focuses the first', async ({
  page,
  manager,
}) => {
  const positions = await manager.list<{ id: number; mode: string }>('/api/admin/ad/banner_list');
  const position = positions.find(({ mode, id }) => mode !== 'text' && id !== 1);
  await page.goto(`/admin/ad/edit_sub?bid=${position?.id}`);
  const title = textbox(page, /^標題/);
  await expect(title).toBeVisible();
  await saveButton(page).click();
  await expectAt(title, REQUIRED);
  await expect(title).toBeFocused();
  await title.fill('橫幅');
  await textbox(page, /^連結/).fill('javascript:void 0');
  await saveButton(page).click();
  await expectAt(textbox(page, /^連結/), '請輸入站內路徑或https開頭的網址');
  await expect(textbox(page, /^連結/)).toBeFocused();
});

test('an empty account and a duplicate name show messages at their fields', async ({
  page,
  addStaff,
  product,
  problems,
}) => {
  problems.allow(/4(00|09|22)/);
  const existingAccount = await addStaff({ news: 1 });
  await page.goto('/admin/account/add');
  const account = textbox(page, /^帳號/);
  await account.fill('x');
  await saveButton(page).click();
  await expectAt(account, '帳號須為三到四十個英文字母');
  await expectAt(textbox(page, /^姓名/), REQUIRED);
  const password = page.getByLabel('您目前登入用的密碼');
  await expectAt(password, '這項變更需要您目前登入用的密碼');
  await expect(account).toBeFocused();
  await password.fill(product.admin.password);
  await account.fill(existingAccount.account);
  await textbox(page, /^姓名/).fill('同名的人');
  await textbox(page, /^電子郵件/).fill('same@example.edu.tw');
  await saveButton(page).click();
  await expect(page.getByText('這個帳號已經有人使用，請換一個名稱。').first()).toBeVisible();
  await expectAt(account, '這個帳號已經有人使用，請換一個名稱。');
  await expect(account).toBeFocused();
  await expect(textbox(page, /^姓名/)).toHaveValue('同名的人');
});

test('an invalid address is refused at its field', async ({ page }) => {
  await page.goto('/admin/account/add_ip');
  const address = textbox(page, /^(IP)?位址/);
  for (const wrong of ['999.1.1.1', '0x7f000001', '10.0.0.0/33']) {
    await address.fill(wrong);
    await saveButton(page).click();
    await expectAt(address, '請輸入有效的IP位址或CIDR網段');
    await expect(address).toBeFocused();
  }
});
