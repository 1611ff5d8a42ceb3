import { expect, test } from '../../fixtures/test.ts';

test('a developer tries an operation on the API page', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('API');
  await page.locator('#operations-tag-news').click();
  const operation = page
    .locator('.opblock')
    .filter({ has: page.locator('[data-path="/api/ap/news"]') });
  await operation.getByRole('button').first().click();
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  const answer = operation.locator('.live-responses-table');
  await expect(answer.locator('.response-col_status').last()).toContainText('200');
  await expect(answer).toContainText('"errorCode": 1');
});
