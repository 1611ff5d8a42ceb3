import { startFaultProxy } from '@admissions/tools/fault-proxy';
import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from '../../fixtures/api-client.ts';
import { findClippedTexts, resize } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { fillVisit } from '../../fixtures/visit-form.ts';

const SENT = '申請已送出';
const inboxOf = async (manager: ApiClient, school: string) =>
  manager.list<{ reference: string; school: string }>(
    `/api/admin/forms/visit_list?text=${encodeURIComponent(school)}`,
  );
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: '送出' }).click();
const confirm = (page: Page) =>
  page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '確定' })
    .click();

test('a teacher’s visit request gets a reference number and reaches the inbox', async ({
  page,
  manager,
}) => {
  const school = `參訪高中${Date.now()}`;
  await page.goto('/formVisit');
  await fillVisit(page, { school });
  await send(page);
  await confirm(page);
  await expect(page.getByRole('main')).toContainText(SENT);
  const [entry, ...more] = await inboxOf(manager, school);
  expect(more).toEqual([]);
  await expect(page.getByRole('main')).toContainText(entry?.reference ?? 'no reference');
  await resize(page, { width: 390, height: 844 });
  expect(await findClippedTexts(page, 'main dt', '最[早晚]')).toEqual([]);
});

test('a visit with two lost replies is stored once and confirmed', async ({
  page,
  manager,
  product,
  problems,
}) => {
  problems.allow(/ERR_|Failed to load/);
  const school = `斷線高中${Date.now()}`;
  const proxy = await startFaultProxy(product.url);
  try {
    await page.goto(`${proxy.url}/formVisit`);
    await fillVisit(page, { school });
    proxy.loseReplies(2, 'POST /api/ap/forms/add_visit');
    await send(page);
    await confirm(page);
    await expect(page.getByRole('main')).toContainText(SENT, { timeout: 30_000 });
    expect(proxy.counts.lost).toBe(2);
    expect(await inboxOf(manager, school)).toHaveLength(1);
  } finally {
    await proxy.stop();
  }
});

test('a failed visit retains its text, and the next click sends it once', async ({
  page,
  manager,
  product,
  problems,
}) => {
  problems.allow(/ERR_|Failed to load/);
  const school = `離線高中${Date.now()}`;
  const proxy = await startFaultProxy(product.url);
  try {
    await page.goto(`${proxy.url}/formVisit`);
    await fillVisit(page, { school });
    proxy.loseReplies(40, 'POST /api/ap/forms/add_visit');
    await send(page);
    await confirm(page);
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /連線失敗|再按一次|再試一次/ })
        .first(),
    ).toBeVisible({ timeout: 40_000 });
    await expect(page.getByRole('textbox', { name: /^學校名稱/ })).toHaveValue(school);
    proxy.heal();
    await send(page);
    await confirm(page);
    await expect(page.getByRole('main')).toContainText(SENT, { timeout: 30_000 });
    expect(await inboxOf(manager, school)).toHaveLength(1);
  } finally {
    await proxy.stop();
  }
});

test('a refusal without any reason is not silent', async ({ page, problems }) => {
  problems.allow(/422/);
  const refusals = [{ errorCode: -1 }, { errorCode: -1, errors: { other: ['不認得'] } }];
  await page.route('**/api/ap/forms/add_visit', (route) =>
    route.fulfill({ status: 422, json: refusals.shift() }),
  );
  await page.goto('/formVisit');
  await fillVisit(page, { school: '沉默高中' });
  for (const _refusal of [...refusals]) {
    await send(page);
    await confirm(page);
    await expect(
      page.getByRole('alert').filter({ hasText: '系統暫時無法處理，請稍後再試。' }),
    ).toBeVisible({ timeout: 30_000 });
  }
});

test('text typed before hydration stays in the form', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/formVisit', { waitUntil: 'commit' });
  const school = page.getByRole('textbox', { name: /^學校名稱/ });
  await school.fill('早到高中');
  await page.getByRole('radio', { name: '上午' }).check();
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await expect(school).toHaveValue('早到高中');
  await expect(page.getByRole('radio', { name: '上午' })).toBeChecked();
  await send(page);
  await expect(page.getByRole('link', { name: /^聯絡人姓名：/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(學校名稱|時段)：/ })).toHaveCount(0);
});

test('a form filled faster than by a person is refused with a reason', async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await page.goto('/formVisit');
  await fillVisit(page, { school: '太快高中' });
  await page.clock.setSystemTime(Date.now() - 3_600_000);
  await send(page);
  await confirm(page);
  await expect(page.getByRole('alert').filter({ hasText: '送出速度過快' })).toBeVisible();
});

test('an empty visit form shows a message at each field and focuses the first', async ({
  page,
}) => {
  await page.goto('/formVisit');
  await send(page);
  const main = page.getByRole('main');
  const school = main.getByRole('textbox', { name: /^學校名稱/ });
  await expect(school).toHaveAttribute('aria-invalid', 'true');
  await expect(main).toContainText('此欄位為必填');
  expect(await describedBy(school)).toContain('此欄位為必填');
  await expect(main.getByText('請先閱讀並勾選同意個人資料告知事項').first()).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('invalid address, reversed range and past day show messages at their fields', async ({
  page,
}) => {
  await page.goto('/formVisit');
  await fillVisit(page, {
    school: '錯誤高中',
    email: 'not-an-address',
    begin: '2027-03-10',
    end: '2027-03-02',
  });
  await send(page);
  const main = page.getByRole('main');
  await expect(main.getByText('請輸入有效的電子郵件').first()).toBeVisible();
  await expect(main.getByText('日期區間不正確，開始日不可晚於結束日。').first()).toBeVisible();
  await fillVisit(page, { school: '錯誤高中', begin: '2020-03-01', end: '2020-03-02' });
  await send(page);
  await expect(main.getByText('日期不可早於今天').first()).toBeVisible();
});

test('without the validation code server messages are shown at the same fields', async ({
  page,
  problems,
}) => {
  problems.allow(/422|ERR_FAILED|check-request/);
  await page.route('**/check-request-*.js', (route) => route.abort());
  await page.goto('/formVisit');
  await fillVisit(page, { school: '線路不好高中', email: 'not-an-address' });
  await send(page);
  await confirm(page);
  const email = page.getByRole('main').getByRole('textbox', { name: /^電子郵件/ });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await describedBy(email)).toContain('請輸入有效的電子郵件');
  await email.fill('teacher@example.edu.tw');
  await send(page);
  await confirm(page);
  await expect(page.getByRole('heading', { name: SENT })).toBeVisible();
});

async function describedBy(field: Locator): Promise<string> {
  return field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

test('notes below the form break between words on a phone', async ({ page }) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/formVisit?who=teacher');
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(3);
  expect(await findClippedTexts(page, 'main aside li')).toEqual([]);
  expect(await findClippedTexts(page, 'main form summary')).toEqual([]);
});

test('options have the same distance to their label as text fields', async ({ page }) => {
  await page.goto('/formInterview');
  const roomBelow = (name: Locator) =>
    name.evaluate((label) => {
      const { top = 0 } = label.nextElementSibling?.getBoundingClientRect() ?? {};
      return Math.round(top - label.getBoundingClientRect().bottom);
    });
  const choices = page.getByRole('group', { name: '進行方式' }).locator('legend');
  const box = page.locator('label', { hasText: '學校名稱' });
  expect(await roomBelow(choices)).toBe(await roomBelow(box));
});
