import { expect, test } from '../../fixtures/test.ts';

test.use({ locale: 'en-US' });

test('dates are typed in the formats of the office in any browser language', async ({
  page,
  product,
  signIn,
}) => {
  await signIn(page, product.admin.account, product.admin.password);
  await page.goto('/admin/news/add');
  const main = page.getByRole('main');
  const day = main.getByLabel(/^日期/);
  for (const text of ['2026-11-28', '2026/11/28', '115/11/28']) {
    await day.fill('');
    await day.pressSequentially(text);
    await day.press('Tab');
    await expect(day).toHaveValue('2026-11-28');
  }
  const publishAt = main.getByLabel('發布時間');
  await publishAt.pressSequentially('115/11/28 10:00');
  await publishAt.press('Escape');
  await expect(publishAt).toHaveValue('2026-11-28 10:00');
  await publishAt.fill('');
  await publishAt.press('Tab');
  await expect(publishAt).toHaveValue('');
});
