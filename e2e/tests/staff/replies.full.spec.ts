import { startMailServer } from '@admissions/tools/mail-server';
import { addAccount, createStaffClient } from '../../fixtures/api-client.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { runProduct } from '../../fixtures/product.ts';
import { typeSignIn } from '../../fixtures/sign-in-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { fillVisit, sendForm } from '../../fixtures/visit-form.ts';

test('a request is answered once by mail, with the reply in its history', async ({
  browser,
  problems,
}) => {
  const mail = await startMailServer();
  const product = await runProduct({
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'site@example.edu.tw',
      MAIL_OFFICE: 'office@example.edu.tw',
    },
  });
  const open = async () => {
    const context = await browser.newContext({
      baseURL: product.url,
      locale: 'zh-TW',
      timezoneId: 'Asia/Taipei',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    problems.watch(page);
    return page;
  };
  try {
    const school = `回信高中${Date.now()}`;
    const { account, password } = product.admin;
    const clerk = await addAccount(await createStaffClient(product.url, account, password), {
      forms: 1,
    });
    const visitor = await open();
    await visitor.goto('/formVisit?who=school');
    await fillVisit(visitor, { school });
    await sendForm(visitor);
    await expect(visitor.getByRole('main')).toContainText('申請已送出');

    const page = await open();
    await page.goto('/admin/login');
    await typeSignIn(page, clerk.account, clerk.password);
    await page.waitForURL(/\/admin\/(?!login)/);
    await page.goto('/admin/forms/visit_list');
    await page.getByRole('link', { name: school }).click();
    await page.getByRole('button', { name: '寄信給林老師' }).click();
    const letter = page.getByRole('dialog', { name: '寄信給林老師' });
    // The list opens beside a growing dialog, so a click may miss.
    await expect(async () => {
      await letter.getByRole('combobox', { name: '範本' }).click();
      await page
        .locator('.ant-select-item-option')
        .filter({ hasText: '已聯繫' })
        .click({ timeout: 5000 });
      await expect(letter.getByRole('textbox', { name: '內文' })).toHaveValue(/感謝您撥空/, {
        timeout: 5000,
      });
    }).toPass({ timeout: 60_000 });
    await letter.getByRole('textbox', { name: '主旨' }).fill('關於貴校的參訪');
    await expectAccessible(page);
    await letter.getByRole('button', { name: '寄出回信' }).click();
    await expect(letter).toBeHidden();
    const history = page.getByRole('region', { name: '處理紀錄' });
    await expect(history).toContainText('關於貴校的參訪');

    const answers = () =>
      mail.received.filter(
        ({ to, raw }) => to === 'teacher@example.edu.tw' && /Reply-To/i.test(raw),
      );
    await expect
      .poll(() => answers().filter(({ text }) => /感謝您撥空/.test(text)).length, {
        timeout: 60_000,
      })
      .toBe(1);
    await expect(async () => {
      await page.reload();
      await expect(history).toContainText('回信：已寄出', { timeout: 5000 });
    }).toPass({ timeout: 60_000 });
    await expect(history).toContainText('關於貴校的參訪');
    await expectAccessible(page);
  } finally {
    for (const context of browser.contexts()) await context.close();
    await product.stop();
    await mail.stop();
  }
});
