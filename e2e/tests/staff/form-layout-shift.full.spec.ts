import { ENTRY_DRAFT_PATHS } from '@admissions/protocol/staff';
import type { Locator } from '@playwright/test';
import { delayRequests } from '../../fixtures/delay-requests.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a form does not move when the list navigation loads late', async ({ page, signInAs }) => {
  await signInAs(page, { news: 1 });
  // Small notebook width: the header takes two lines.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/news/list');
  const edit = page
    .getByRole('main')
    .getByLabel(/^編輯：/)
    .first();
  await edit.waitFor();
  const releaseRequests = await delayRequests(page, /\/api\/admin\/news\/news_list\?/);
  await edit.click();
  const title = page.getByRole('main').getByRole('textbox', { name: /^標題/ });
  await title.waitFor();
  await page.waitForFunction(() => !document.querySelector('[data-entering]'));
  const before = await title.boundingBox();
  releaseRequests();
  await page.getByRole('main').getByRole('link', { name: '下一筆' }).waitFor();
  expect(await title.boundingBox()).toEqual(before);
});

test('a form opens with the draft of a colleague without shifts, however late it loads', async ({
  page,
  manager,
  article: { id, title: live },
  signInAs,
}) => {
  const draft = await manager.call('POST', ENTRY_DRAFT_PATHS.add, {
    kind: 'news.news',
    entryId: id,
    changed: { title: '同仁留下的標題' },
    base: { title: live },
  });
  expect(draft.errorCode, JSON.stringify(draft)).toBe(1);
  await signInAs(page, { news: 1 });
  // Slow line: the draft arrives after the entry.
  const releaseRequests = await delayRequests(page, `**${ENTRY_DRAFT_PATHS.list}?*`);
  const answered = page.waitForResponse(new RegExp(`news_info/${id}$`));
  await page.goto(`/admin/news/edit?id=${id}`);
  await answered;
  const title = page.getByRole('main').getByRole('textbox', { name: /^標題/ });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const field = document.querySelector<HTMLInputElement>('[data-field="title"] input');
      // An entering page is still animated.
      const isIn = !document.querySelector('[data-entering]');
      const fieldState = field && isIn && `${field.value} ${field.getBoundingClientRect().top}`;
      if (fieldState && !seen.includes(fieldState)) seen.push(fieldState);
      requestAnimationFrame(note);
    };
    note();
  });
  releaseRequests();
  await expect(title).toHaveValue('同仁留下的標題');
  await expect(page.getByText(/留下的草稿，還沒有發布/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '下一筆' }).waitFor();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toEqual([expect.stringContaining('同仁留下的標題')]);
});

test('without a connection the form’s buttons are above the notice', async ({
  page,
  problems,
  signInAs,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to load|fetch/);
  await signInAs(page, { news: 1 });
  await page.goto('/admin/news/add');
  const save = page.getByRole('main').getByRole('button', { name: '儲存草稿' });
  await save.waitFor();
  await page.context().setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: '目前離線' });
  await notice.waitFor();
  const [above, below] = [await save.boundingBox(), await notice.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await page.context().setOffline(false);
});

/** Distance in pixels between a toast and the element below. */
async function measureGap(message: Locator, below: Locator): Promise<number> {
  const [upper, lower] = [await message.boundingBox(), await below.boundingBox()];
  return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0);
}

test('toasts are above the bulk actions, also on a phone', async ({ page, problems, signInAs }) => {
  problems.allow(/ERR_FAILED|Failed to load/);
  await signInAs(page, { news: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/news/list');
  await page.getByRole('checkbox', { name: '選取本頁', exact: true }).check();
  const dock = page.getByRole('toolbar', { name: '對選取的資料' });
  await page.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await dock.getByRole('button', { name: '改為草稿' }).click();
  const message = page.getByRole('alert').filter({ hasText: '連線失敗' });
  await message.waitFor();
  await expect.poll(() => measureGap(message, dock)).toBeGreaterThanOrEqual(0);
});
