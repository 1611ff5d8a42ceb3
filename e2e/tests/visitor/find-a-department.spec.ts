import { PHONE_DEVICE } from '../../fixtures/phone-device.ts';
import { expect, test } from '../../fixtures/test.ts';
import { advanceClockOneMinute, fillContact, sendForm } from '../../fixtures/visit-form.ts';

test.describe('on a phone', () => {
  test.use(PHONE_DEVICE);

  test('on a phone, a student finds a department in two steps and compares two', async ({
    page,
  }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /找學系/ })
      .first()
      .click();
    await page.waitForURL(/\/bachelor/);
    await page.locator('html[data-hydrated]').waitFor();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /護理學系/ })
        .first(),
    ).toHaveAttribute('href', /^\/bachelorCont\?id=\d+$/);
    await page.getByRole('searchbox', { name: /找學系/ }).fill('護理');
    await expect(page.getByRole('status').filter({ hasText: '符合的有' })).toBeVisible();
    await page.getByRole('button', { name: /收藏\s*：護理學系/ }).click();
    await page.getByRole('searchbox', { name: /找學系/ }).fill('資訊工程');
    await page.getByRole('button', { name: /收藏\s*：資訊工程學系/ }).click();
    await page.getByRole('link', { name: '比較學系' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '比較學系' })).toBeVisible();
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader', { name: '護理學系' })).toBeVisible();
    await expect(table.getByRole('columnheader', { name: '資訊工程學系' })).toBeAttached();
    await table.getByRole('link', { name: '資訊工程學系', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '資訊工程學系' })).toBeVisible();
  });

  test('on a phone, an interview request survives a reload and a lost connection', async ({
    page,
    context,
    manager,
    problems,
  }) => {
    test.slow();
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const school = `面試高中${Date.now()}`;
    const main = page.getByRole('main');
    await page.goto('/formInterview');
    await fillContact(page, { school });
    await main.getByRole('radio', { name: '線上視訊' }).press('Space');
    await main.getByRole('checkbox', { name: '資訊學院' }).check();
    await main.getByRole('textbox', { name: /^學生人數/ }).fill('20');
    await main.getByRole('textbox', { name: /^面試委員人數/ }).fill('2');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })))
      .toContain(school);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(main.getByRole('textbox', { name: /^學校名稱/ })).toHaveValue(school);
    await expect(main.getByRole('radio', { name: '線上視訊' })).toBeChecked();
    await expect(main.getByRole('checkbox', { name: '資訊學院' })).toBeChecked();
    await main.getByRole('checkbox', { name: /同意/ }).check();
    await advanceClockOneMinute(page);

    await context.setOffline(true);
    await sendForm(page);
    await expect(page.getByRole('alert').filter({ hasText: '連線失敗' }).first()).toBeVisible({
      timeout: 40_000,
    });
    await expect(main.getByRole('textbox', { name: /^學校名稱/ })).toHaveValue(school);
    await context.setOffline(false);
    await sendForm(page);
    await expect(main).toContainText('申請已送出', { timeout: 30_000 });

    const inbox = await manager.list<{ reference: string }>(
      `/api/admin/forms/interview_list?text=${encodeURIComponent(school)}`,
    );
    expect(inbox).toHaveLength(1);
    const reference = inbox[0]?.reference ?? 'no reference';
    await expect(main).toContainText(reference);
    await main.getByRole('button', { name: '複製' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(main).toContainText(reference);
    await expect(main.getByRole('textbox', { name: /^學校名稱/ })).toHaveCount(0);
  });
});
