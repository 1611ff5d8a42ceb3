import { expect, test } from '../../fixtures/test.ts';
import { translate } from '../../fixtures/translator.ts';

test('a translated finder filters while a visitor types', async ({ page }) => {
  await page.goto('/bachelor');
  await page.locator('html[data-hydrated]').waitFor();
  const finder = page.getByRole('searchbox', { name: /找學系/ });
  for (const query of ['資料', '資', '護理', '']) {
    await translate(page);
    await finder.fill(query);
    await expect(page.getByRole('main')).toContainText(query === '護理' ? '護理學系' : '資訊');
  }
});
