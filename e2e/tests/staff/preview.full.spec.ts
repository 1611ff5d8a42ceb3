import { chooseAction } from '../../fixtures/admin-form.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a preview link shows an unpublished page until its editor loses the flag', async ({
  page,
  openOtherPersonsPage,
  article: { id, title: published },
  signInAs,
}) => {
  const staff = await signInAs(page, { news: 1 });
  await page.goto(`/admin/news/edit?id=${id}`);
  const title = page.getByRole('main').getByRole('textbox', { name: /^標題/ });
  await title.fill('還沒公開的標題');
  const opened = page.waitForEvent('popup');
  await chooseAction(page, '表單的更多操作', '預覽');
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('還沒公開的標題');
  await expect(preview.getByText('預覽：尚未發布的內容')).toBeVisible();

  const address = await page.getByRole('textbox', { name: '預覽連結' }).inputValue();
  const colleague = await openOtherPersonsPage();
  const answer = await colleague.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText('還沒公開的標題');
  await colleague.goto(`/newsCont?id=${id}`);
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(published);

  await staff.remove();
  await colleague.goto(address);
  await expect(colleague.getByText('預覽連結已失效，這裡是目前已發布的內容。')).toBeVisible();
  await expect(colleague.getByRole('heading', { level: 1 })).toHaveText(published);
});
