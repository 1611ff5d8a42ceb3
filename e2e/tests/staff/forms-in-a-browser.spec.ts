import { expect, test } from '../../fixtures/test.ts';

test('a choice opens at its field with reduced motion', async ({ adminPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/news/add');
  await page.getByRole('combobox', { name: /^分類/ }).click();
  await page.locator('.ant-select-item-option').first().click();
  await expect(page.getByText('草稿已存').or(page.getByText('草稿儲存中')).first()).toBeVisible();
});

test('the links of a long form mark the part in view', async ({ adminPage: page }) => {
  await page.goto('/admin/faculty/edit_bachelor_department?id=1');
  const parts = page.getByRole('navigation', { name: '表單的各部分' });
  await parts.getByRole('button', { name: '費用' }).click();
  await expect(parts.locator('[aria-current]')).toHaveText('費用');
});
