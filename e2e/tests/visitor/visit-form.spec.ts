import { startFaultProxy } from '@admissions/tools/fault-proxy';
import type { ApiClient } from '../../fixtures/api-client.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';
import { advanceClockOneMinute, fillVisit, sendForm } from '../../fixtures/visit-form.ts';

const SENT = '申請已送出';
const inboxOf = async (manager: ApiClient, school: string) =>
  manager.list<{ reference: string; school: string }>(
    `/api/admin/forms/visit_list?text=${encodeURIComponent(school)}`,
  );

test('a visit with two lost replies is stored once and confirmed with its number', async ({
  page,
  context,
  manager,
  product,
  problems,
}) => {
  problems.allow(/ERR_|Failed to load/);
  const school = `斷線高中${Date.now()}`;
  const proxy = await startFaultProxy(product.url);
  try {
    await page.goto(`${proxy.url}/formVisit?who=school`);
    await fillVisit(page, { school });
    proxy.loseReplies(2, 'POST /api/ap/forms/add_visit');
    await sendForm(page);
    await expect(page.getByRole('main')).toContainText(SENT, { timeout: 30_000 });
    expect(proxy.counts.lost).toBe(2);
    const inbox = await inboxOf(manager, school);
    expect(inbox).toHaveLength(1);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('main').getByRole('button', { name: '複製' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inbox[0]?.reference);
  } finally {
    await proxy.stop();
  }
});

test('a parent opens the private link of the receipt, cancels, and staff see it', async ({
  page,
  manager,
}) => {
  await openPage(page, '/formVisit?who=parent');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: /剩\d+/ }).first().press('Space');
  await main.getByRole('textbox', { name: /^姓名/ }).fill('林家長');
  await main.getByRole('textbox', { name: /^手機或電話/ }).fill('0900-000-611');
  await main.getByRole('checkbox', { name: /同意/ }).check();
  await advanceClockOneMinute(page);
  await sendForm(page);
  const link = main.getByRole('link', { name: '查看、改期或取消' });
  await expect(link).toBeVisible();
  await page.reload();
  await link.click();
  await expect(page).toHaveURL(/\/myVisit#V-/);
  await expect(main).toContainText('已預約');
  await page.reload();
  const reference = (await main.getByText(/^V-\w{6}$/).textContent()) ?? '';
  await main.getByRole('button', { name: '取消預約' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question.getByRole('button', { name: '保留預約' })).toBeVisible();
  await question.getByRole('button', { name: '取消預約' }).click();
  await expect(main).toContainText('已取消');
  const [entry] = await inboxOf(manager, reference);
  expect(entry).toMatchObject({ reference, state: 'declined', unread: true });
});

test('a refusal for minutes is shown at once, and a double click changes nothing below', async ({
  page,
  problems,
}) => {
  problems.allow(/429/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/ap/forms/add_visit', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '246' },
      json: { errorCode: -1, message: '操作太頻繁，請於5分鐘後再試。', requestId: 'r' },
    }),
  );
  await page.goto('/formVisit?who=school');
  await fillVisit(page, { school: '雙擊高中' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '送出' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: '確定' }).dblclick();
  await expect(main.getByRole('alert')).toContainText('5分鐘後再試');
  await expect(main.getByRole('checkbox', { name: /同意/ })).toBeChecked();
});

test('text typed before hydration stays in the form', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/formVisit?who=school', { waitUntil: 'commit' });
  const school = page.getByRole('textbox', { name: /^學校名稱/ });
  await school.fill('早到高中');
  await page.getByRole('radio', { name: '上午' }).check();
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await expect(school).toHaveValue('早到高中');
  await expect(page.getByRole('radio', { name: '上午' })).toBeChecked();
  await page.getByRole('main').getByRole('button', { name: '送出' }).click();
  await expect(page.getByRole('link', { name: /^聯絡人姓名：/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(學校名稱|時段)：/ })).toHaveCount(0);
});

test('without the validation code server messages are shown at the same fields', async ({
  page,
  problems,
}) => {
  problems.allow(/422|ERR_FAILED|check-request/);
  await page.route('**/check-request-*.js', (route) => route.abort());
  await page.goto('/formVisit?who=school');
  await fillVisit(page, { school: '線路不好高中', email: 'not-an-address' });
  await sendForm(page);
  const email = page.getByRole('main').getByRole('textbox', { name: /^電子郵件/ });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/請輸入有效的電子郵件/);
  await email.fill('teacher@example.edu.tw');
  await sendForm(page);
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
});
