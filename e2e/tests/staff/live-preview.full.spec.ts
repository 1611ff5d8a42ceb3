import { expect, test } from '../../fixtures/test.ts';

test('the live preview follows typing, links parts to fields and publishes nothing', async ({
  page,
  openOtherPersonsPage,
  article: { id, title: published },
  signInAs,
  problems,
}) => {
  // The browser logs this when the test evaluates in the sandboxed frame.
  problems.allow(/Blocked script execution in .* frame is sandboxed/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, { news: 1 });
  await page.goto(`/admin/news/edit?id=${id}`);
  await page.getByRole('button', { name: '邊寫邊看' }).click();
  const beside = page.getByRole('region', { name: '網站上的樣子' });
  const frame = beside.locator('iframe[data-seen]').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(published);
  // Scripts in the frame could reach the editor's session.
  await expect(frame.locator('script')).toHaveCount(0);

  const form = page.getByRole('main');
  const title = form.getByRole('textbox', { name: /^標題/ });
  await title.fill('打字時就看得到的標題');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('打字時就看得到的標題');
  await expect(page).toHaveURL(`/admin/news/edit?id=${id}`);

  // The focused field is marked on the page, and parts of the page link to fields.
  const part = (name: string) => beside.getByRole('button', { name: `${name}：到表單裡的欄位` });
  await expect(part('標題').last()).toHaveAttribute('data-marked', 'true');
  await part('摘要').first().click();
  await expect(form.getByRole('textbox', { name: /^摘要/ })).toBeFocused();
  await part('摘要').first().press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  // The body is edited on a separate page.
  await part('內文第1項').first().click();
  await expect(page.getByText(/^草稿已存/)).toBeVisible();
  await beside.getByRole('link', { name: '前往' }).click();
  await expect(page).toHaveURL(/\/admin\/news\/edit_cont\?/);
  // The preview stays open on the next form.
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('打字時就看得到的標題');
  await part('內文第1項').first().click();
  await expect(form.locator('li[data-key] button[aria-expanded="true"]').first()).toBeFocused();

  const visitor = await openOtherPersonsPage();
  await visitor.goto(`/newsCont?id=${id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(published);
});
