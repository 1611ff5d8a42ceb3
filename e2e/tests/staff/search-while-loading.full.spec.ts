import { delayRequests } from '../../fixtures/delay-requests.ts';
import { expect, test } from '../../fixtures/test.ts';

const WORDS = 'a school asks for a visit of the campus before winter';

test('text typed while the search code loads is complete', async ({ page, product, signIn }) => {
  await signIn(page, product.admin.account, product.admin.password);
  await page.goto('/admin/dashboard');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const releaseRequests = await delayRequests(page, /\.js$/);
  const scriptRequest = page.waitForRequest(/\.js$/);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: '搜尋整個後台' });
  await expect(dialog).toHaveAttribute('aria-busy', 'true');
  await scriptRequest;
  const field = await dialog.locator('input').elementHandle();
  for (const [index, letter] of [...WORDS].entries()) {
    if (index === 8) releaseRequests();
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
  }
  await expect(dialog.getByRole('listbox')).toBeAttached();
  await expect(dialog.getByRole('combobox')).toHaveValue(WORDS);
  // Replacing the input would lose text typed meanwhile.
  expect(await field?.evaluate((input) => input === document.activeElement)).toBe(true);
});
