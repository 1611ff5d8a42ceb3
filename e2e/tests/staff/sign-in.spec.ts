import { ADMIN_TOKEN_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import { DASHBOARD_PATH } from '@admissions/protocol/staff';
import type { Request } from '@playwright/test';
import { typeSignIn } from '../../fixtures/sign-in-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test('pending reads are cancelled before sign-out, so that none is refused', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, { news: 1 });
  // Held until the session has ended; the sign-in page waits until this request is settled.
  const isRead = (request: Request) => request.url().endsWith(DASHBOARD_PATH);
  const dashboardRequest = page.waitForRequest(isRead);
  const signedOut = page.waitForResponse((response) => response.url().endsWith(AUTH_PATHS.logout));
  const settled = Promise.race([
    page.waitForEvent('requestfailed', isRead),
    page.waitForEvent('requestfinished', isRead),
  ]);
  await page.route(`**${DASHBOARD_PATH}`, async (route) => {
    await signedOut;
    await route.continue().catch(() => {});
  });
  await page.route('**/admin/login', async (route) => {
    await settled;
    await route.continue();
  });
  await page.goto('/admin/news/list');
  const read = await dashboardRequest;
  await page.getByRole('button', { name: /登出/ }).first().click();
  await expect(page).toHaveURL(/\/admin\/login/);
  expect(read.failure()).not.toBeNull();
});

test('a person who signed out cannot go back, and their token is invalid', async ({
  page,
  product,
  signInAs,
}) => {
  await signInAs(page, { news: 1 });
  await page.goto('/admin/news/list');
  await page.waitForLoadState('networkidle');
  const cookies = await page.context().cookies(`${product.url}/admin`);
  const half = (await page.context().cookies(`${product.url}/api/admin`)).find(
    ({ name }) => name === 'admin_half',
  );
  await page.getByRole('button', { name: /登出/ }).first().click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.goto('/admin/news/list');
  await expect(page).toHaveURL(/\/admin\/login/);
  const app = cookies.find(({ name }) => name === 'app_token')?.value ?? '';
  const admin = cookies.find(({ name }) => name === 'admin_token')?.value ?? '';
  const replay = await fetch(`${product.url}/api/admin/auth/user_info`, {
    headers: { authorization: `Bearer ${app}|${admin}`, cookie: `admin_half=${half?.value}` },
  });
  expect(replay.status).toBe(401);
  expect(((await replay.json()) as { errorCode: number }).errorCode).toBe(100401);
});

test('an expired or ended session shows the reason and retains the typed note', async ({
  page,
  manager,
  signInAs,
  problems,
}) => {
  problems.allow(/401/);
  const [request] = await manager.list<{ id: number }>('/api/admin/forms/visit_list?perpage=1');
  const clerk = await signInAs(page, { forms: 1 });
  await page.goto(`/admin/forms/edit_visit?id=${request?.id}`);
  const note = page.getByRole('textbox', { name: '新增備註' });
  await note.fill('老師下週二再回電');
  // Same as the browser's expiry of the cookie.
  await page.context().clearCookies({ name: ADMIN_TOKEN_COOKIE.name });
  await page.getByRole('button', { name: '儲存處理結果' }).click();
  const expiryDialog = page.getByRole('dialog').filter({ hasText: '登入已逾時，請重新登入。' });
  await expiryDialog.getByRole('button', { name: '關閉' }).click();
  await expect(page).toHaveURL(/\/admin\/login\?to=/);
  await expect(page.getByText('登入已逾時，請重新登入。')).toBeVisible();
  await typeSignIn(page, clerk.account, clerk.password);
  await expect(note).toHaveValue('老師下週二再回電');
  await page.goto('about:blank');
  // Ended while no page is open: the next page shows the reason too.
  await clerk.remove();
  await page.goto('/admin/forms/visit_list');
  await expect(page).toHaveURL(/\/admin\/login\?to=/);
  await expect(page.getByText(/^這次登入已經結束/)).toBeVisible();
});
