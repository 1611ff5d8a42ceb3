import { adminMenu } from '../../fixtures/admin-menu.ts';
import { createStaffClient } from '../../fixtures/api-client.ts';
import { everyNth } from '../../fixtures/rows.ts';
import { expect, test } from '../../fixtures/test.ts';

const SCREENS = {
  account: '/admin/account/list',
  ad: '/admin/ad/banner',
  setting: '/admin/setting/block_list',
  news: '/admin/news/list',
  faculty: '/admin/faculty/bachelor_list',
  highschool: '/admin/highschool/camp_list',
  about: '/admin/about/admissions_list',
  selfvalue: '/admin/selfvalue/study_list',
  college: '/admin/college/share_list',
  forms: '/admin/forms/visit_list',
  vr: '/admin/vr/vr_list',
} as const;
type Area = keyof typeof SCREENS;
const AREAS = Object.keys(SCREENS) as Area[];

for (const area of everyNth(AREAS, 4)) {
  test(`an account with the flag ${area} sees only that menu`, async ({ page, signInAs }) => {
    await signInAs(page, { [area]: 1 });
    await page.goto(SCREENS[area]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = adminMenu(page);
    await expect(menu.locator(`a[href="${SCREENS[area]}"]`)).toBeVisible();
    for (const other of AREAS.filter((each) => each !== area))
      await expect(menu.locator(`a[href="${SCREENS[other]}"]`)).toHaveCount(0);
  });
}

test('an account without any flag learns that it has no permissions', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, {});
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/error404');
  await expect(page.getByRole('heading', { name: '您的帳號還沒有任何權限' })).toBeVisible();
});

test('a path in another spelling is not found, also after the listed one', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, { news: 1 });
  await page.goto('/admin/news/list');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
  await page.goto('/admin/NEWS/list');
  await expect(page).toHaveURL('/admin/error404');
});

test('an unclaimed path is not found, also with all flags', async ({ page, product, signIn }) => {
  await signIn(page, product.admin.account, product.admin.password);
  await page.goto('/admin/nothing/here');
  await expect(page).toHaveURL('/admin/error404');
  await expect(page.getByText('This page could not be found')).toBeVisible();
});

test('an account downloads only the remotes of its own areas', async ({ page, signInAs }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await signInAs(page, { forms: 1 });
  await page.goto(SCREENS.forms);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => requestedPaths.some((path) => path.startsWith('/remotes/mf_admin_forms/')))
    .toBe(true);
  await page.waitForLoadState('networkidle');
  expect(requestedPaths.filter((path) => /mf_admin_(content|accounts)/.test(path))).toEqual([]);
});

test('the API refuses every area without its flag', async ({ addStaff, product }) => {
  const staff = await addStaff({ news: 1 });
  const client = await createStaffClient(product.url, staff.account, staff.password);
  const others = [
    '/api/admin/account/account_list',
    '/api/admin/white/ip_list',
    '/api/admin/setting/block_list',
    '/api/admin/ad/banner_list',
    '/api/admin/forms/visit_list',
  ];
  for (const path of others)
    expect(await client.call('GET', path), path).toMatchObject({ status: 403, errorCode: 100401 });
  expect((await client.call('GET', '/api/admin/news/news_list')).status).toBe(200);
  expect((await client.call('POST', '/api/admin/setting/add_block', {})).status).toBe(403);
});

test('a revoked flag applies at the next request', async ({ addStaff, manager, product }) => {
  const staff = await addStaff({ news: 1, forms: 1 });
  const client = await createStaffClient(product.url, staff.account, staff.password);
  expect((await client.call('GET', '/api/admin/forms/visit_list')).status).toBe(200);
  const { id: _id, ...current } = await manager.get<Record<string, unknown> & { id: number }>(
    `/api/admin/account/account_info/${staff.id}`,
  );
  const edited = await manager.call('PUT', `/api/admin/account/edit_account/${staff.id}`, {
    account: current.account,
    name: current.name,
    email: current.email,
    active: true,
    priv: { news: 1 },
    revision: current.revision,
  });
  expect(edited.errorCode, JSON.stringify(edited)).toBe(1);
  expect([401, 403]).toContain((await client.call('GET', '/api/admin/forms/visit_list')).status);
});
