import { RELEASE_ADMIN_PATHS, type RemoteRecord } from '@admissions/protocol/releases';
import type { Page } from '@playwright/test';
import { follow } from '../../fixtures/admin-menu.ts';
import { type ApiClient, addAccount } from '../../fixtures/api-client.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { countClicks } from '../../fixtures/count-clicks.ts';
import type { Product } from '../../fixtures/product.ts';
import { addDeployToken, sendAsTeam } from '../../fixtures/send-release.ts';
import { siteWith } from '../../fixtures/site-with.ts';
import { expect } from '../../fixtures/test.ts';

// A site of its own, since one of its pages fails.
const test = siteWith({});

const LIBRARY = { name: 'mf_library', path: 'library' };
const main = (page: Page) => page.getByRole('main');
const readStable = async (manager: ApiClient) =>
  (await manager.get<RemoteRecord[]>(RELEASE_ADMIN_PATHS.list))
    .find(({ remote }) => remote === LIBRARY.name)
    ?.channels.find(({ channel }) => channel === 'stable');

/** Sends two releases; a page of the second fails for visitors. */
async function releaseBadly({ url }: Product, manager: ApiClient, page: Page) {
  const token = await addDeployToken(manager, LIBRARY);
  const send = async (version: string, loader?: string) => {
    const sent = await sendAsTeam(
      url,
      { ...LIBRARY, version, ...(loader && { loader }) },
      { token },
    );
    expect(sent).toMatchObject({ code: 0, output: expect.stringContaining('serves it') });
  };
  await send('1.0.0');
  expect(await readVisit(page)).toEqual(['1.0.0', 200]);
  await send('1.1.0', "() => { throw new Error('planted mistake'); }");
  expect(await readVisit(page)).toEqual(['1.1.0', 500]);
  for (let view = 0; view < 12; view++)
    await page.request.get(`/library${view % 2 ? '/fault' : ''}?view=${view + 1}`);
}
/** Version that renders the one page, and status of the other. */
async function readVisit(page: Page) {
  const html = await (await page.request.get('/library')).text();
  const fault = await page.request.get('/library/fault?view=1');
  return [/mf_library (\S+) writes/.exec(html)?.[1], fault.status()];
}

test('an operator finds a failing release by its errors and rolls it back in three clicks', async ({
  page,
  product,
  manager,
  signIn,
  problems,
}) => {
  problems.allow(/planted|answer 500|status of 500/);
  await releaseBadly(product, manager, page);
  const operator = await addAccount(manager, { account: 1 });
  try {
    await signIn(page, operator.account, operator.password);
    const clicks = await countClicks(page);
    await page.goto('/admin/account/list');
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();

    await follow(page, '/admin/account/releases');
    const row = main(page).getByRole('row', { name: /mf_library/ });
    await expect(row).toContainText('錯誤偏多');
    await expect(row).toContainText(/每100次瀏覽[\d.]+次/);
    await row.getByRole('button', { name: '回復到1.0.0：mf_library' }).click();
    const dialog = page.getByRole('dialog', { name: '要把mf_library回復到1.0.0嗎？' });
    await expect(dialog.getByLabel(/^原因/)).toHaveValue(/^1\.1\.0錯誤偏多/);
    await dialog.getByLabel(/密碼/).fill(operator.password);
    await dialog.getByRole('button', { name: '回復到1.0.0' }).click();

    const done = page.getByRole('dialog', { name: '已回復到1.0.0' });
    await expect(done).toBeVisible({ timeout: 30_000 });
    expect(clicks()).toBe(3);
    await expect(done).toContainText(/1台伺服器都已採用：\S+-\d+/);
    expect(await readVisit(page)).toEqual(['1.0.0', 200]);
    expect(await readStable(manager)).toMatchObject({
      version: '1.0.0',
      pin: { version: '1.0.0', upTo: '1.1.0', by: operator.account },
    });
    await page.getByRole('button', { name: '完成' }).click();
    await expect(row).toContainText('1.0.0');
    await expect(row).toContainText('停在這一版');

    await row.getByRole('link', { name: 'mf_library' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: 'mf_library' })).toBeVisible();
    await expect(main(page).getByRole('row', { name: /^1\.1\.0 每100次瀏覽/ })).toBeVisible();
    const changes = main(page).getByRole('definition').filter({ hasText: operator.account });
    await expect(changes).toHaveCount(2);
    await expectAccessible(page);
  } finally {
    await operator.remove();
  }
});
