import type { AccountWithPassword } from '@admissions/protocol';
import {
  ACCOUNT_PATHS,
  ADMIN_TOKEN_COOKIE,
  AUTH_PATHS,
  LOCK_AFTER_FAILURES,
} from '@admissions/protocol';
import { DASHBOARD_PATH } from '@admissions/protocol/staff';
import type { Request } from '@playwright/test';
import { adminMenu } from '../../fixtures/admin-menu.ts';
import { typeSignIn } from '../../fixtures/sign-in-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a person without a session signs in and returns to the requested page', async ({
  page,
  product,
}) => {
  await page.goto('/admin/news/list');
  await expect(page).toHaveURL(/\/admin\/login/);
  await typeSignIn(page, product.admin.account, product.admin.password);
  await expect(page).toHaveURL(/\/admin\/news\/list/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
});

test('a person who signs in lands on the overview', async ({ page, addStaff }) => {
  const staff = await addStaff({ news: 1, forms: 1 });
  await page.goto('/admin/login');
  await typeSignIn(page, staff.account, staff.password);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page).toHaveTitle(/^我的今天/);
});

test('a person with a browser that refuses cookies gets a reason instead of an empty form', async ({
  page,
  product,
}) => {
  const devTools = await page.context().newCDPSession(page);
  await page.goto('/admin/login');
  await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await typeSignIn(page, product.admin.account, product.admin.password);
  await expect(page.getByRole('alert')).toContainText('瀏覽器沒有存下登入用的 Cookie');
  await expect(page).toHaveURL(/\/admin\/login/);
  // The setting outlives the page.
  await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: false });
});

test('a session that the API cannot confirm leads to the sign-in and back', async ({
  page,
  product,
  signIn,
  problems,
}) => {
  problems.allow(/500/);
  await signIn(page, product.admin.account, product.admin.password);
  const failure = { errorCode: -1, message: '伺服器忙碌中，我們已收到通知。' };
  await page.route(`**${AUTH_PATHS.userInfo}`, (route) =>
    route.fulfill({ status: 500, json: failure }),
  );
  await page.goto('/admin/news/list');
  await expect(page).toHaveURL(/\/admin\/login\?to=/);
  await expect(page.getByText(failure.message)).toBeVisible();
  await page.unroute(`**${AUTH_PATHS.userInfo}`);
  await typeSignIn(page, product.admin.account, product.admin.password);
  await expect(page).toHaveURL(/\/admin\/news\/list/);
});

test('each link of the back office lets the old page leave before the new one enters', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, { news: 1, forms: 1 });
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const count = await page.evaluateHandle(() => {
    const seen = { transitions: 0 };
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      seen.transitions++;
      return start(update);
    };
    return seen;
  });
  await adminMenu(page).locator('a[href="/admin/news/list"]').click();
  await expect(page).toHaveURL(/\/admin\/news\/list/);
  await expect.poll(() => count.evaluate(({ transitions }) => transitions)).toBe(1);
});

test('a wrong password and an unknown account show the same message', async ({
  page,
  product,
  problems,
}) => {
  problems.allow(/401/);
  await page.goto('/admin/login');
  for (const account of [product.admin.account, 'nobody-by-this-name']) {
    await typeSignIn(page, account, 'certainly-not-this-one');
    await expect(page.getByRole('alert')).toContainText('帳號或密碼不正確。');
    await expect(page).toHaveURL(/\/admin\/login/);
  }
});

test('an inactive account is reported only after the right password', async ({
  page,
  addStaff,
  problems,
}) => {
  problems.allow(/40[13]/);
  const staff = await addStaff({ news: 1 }, { active: false });
  await page.goto('/admin/login');
  await typeSignIn(page, staff.account, 'certainly-not-this-one');
  await expect(page.getByRole('alert')).toContainText('帳號或密碼不正確。');
  await typeSignIn(page, staff.account, staff.password);
  await expect(page.getByRole('alert')).toContainText('這個帳號已停用，請洽系統管理人員。');
});

test('an account is locked after five failures, even for the right password', async ({
  page,
  addStaff,
  problems,
}) => {
  problems.allow(/401|423/);
  const staff = await addStaff({ news: 1 });
  await page.goto('/admin/login');
  for (let attempt = 0; attempt < LOCK_AFTER_FAILURES; attempt++) {
    await typeSignIn(page, staff.account, `wrong-${attempt}-certainly`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: '登入', exact: true })).toBeEnabled();
  }
  await typeSignIn(page, staff.account, staff.password);
  await expect(page.getByRole('alert')).toContainText('帳號已暫時鎖定');
});

test('a person with a one-time password must change it first', async ({
  page,
  manager,
  problems,
}) => {
  problems.allow(/40[13]|422/);
  const { data } = await manager.call<AccountWithPassword>('POST', ACCOUNT_PATHS.add, {
    account: `new-${Date.now()}`,
    name: '新同仁',
    email: 'new@example.edu.tw',
    priv: { news: 1 },
    active: true,
    ...manager.passwordConfirmation,
  });
  const { id, account } = data.account;
  const password = data.oneTimePassword ?? 'there is none';
  await page.goto('/admin/login');
  await typeSignIn(page, account, password);
  await expect(page.getByText('請先更新密碼，再繼續使用。').first()).toBeVisible();
  const next = 'a-much-better-passphrase-2027';
  await page
    .getByLabel(/^新密碼/)
    .first()
    .fill(next);
  await page
    .getByLabel(/再(輸入)?一次|確認/)
    .first()
    .fill(next);
  await page.getByRole('button', { name: /變更密碼/ }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page
    .getByRole('button', { name: /登出/ })
    .or(page.getByRole('menuitem', { name: /登出/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await typeSignIn(page, account, next);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await manager.call('DELETE', ACCOUNT_PATHS.remove(id));
});

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

test('the admin token is invalid without its cookie half', async ({ manager, product }) => {
  const app = (manager as unknown as { app: string }).app;
  const answer = await fetch(`${product.url}/api/admin/auth/user_info`, {
    headers: { authorization: `Bearer ${app}|${manager.session?.token.token}` },
  });
  expect(answer.status).toBe(401);
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
