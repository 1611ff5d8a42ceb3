import { adminPathsOf } from '@admissions/model';
import { staffService } from '@admissions/model/kinds';
import { BUNDLE_PATHS } from '@admissions/protocol/staff';
import { chooseAction, chooseFrom } from '../../fixtures/admin-form.ts';
import { expectAccessible } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Listed {
  id: number;
  title: string;
  revision: number;
  status: string;
}
const { list, bulk } = adminPathsOf(staffService);

test('two changes of two areas are previewed, published and undone together', async ({
  page,
  openOtherPersonsPage,
  article,
  manager,
  visitor,
  signInAs,
}) => {
  const [service] = (await manager.list<Listed>(list)).filter(
    ({ status }) => status === 'published',
  );
  if (!service) throw new Error('the demonstration has no service');
  await manager.call('POST', bulk, {
    action: 'draft',
    entries: [{ id: service.id, revision: service.revision }],
  });
  await signInAs(page, { news: 1, highschool: 1 });
  const bundle = `一組${Date.now()}`;
  const shown = async () => {
    const { data } = await visitor.call<{ title: string }>('GET', `/api/ap/news/${article.id}`);
    const services = await visitor.list<Listed>('/api/ap/highschool/staff_services_list');
    return [data.title, services.some(({ id }) => id === service.id)];
  };

  // The form creates the bundle, the list adds to it.
  await page.goto(`/admin/news/edit?id=${article.id}`);
  await page.getByRole('main').getByRole('textbox', { name: /^標題/ }).fill('一起上線的標題');
  await chooseAction(page, '其他儲存方式', '加入一起上線');
  const dialog = page.getByRole('dialog', { name: '加入一起上線' });
  await chooseFrom(
    dialog.getByRole('combobox', { name: /^哪一組/ }),
    dialog.locator('.ant-select'),
    (entries) => entries.filter({ hasText: '新的一組' }),
  );
  await dialog.getByRole('textbox', { name: /^這一組的名稱/ }).fill(bundle);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '加入' }).click();
  await expect(page.getByText(`這筆在「${bundle}」這組修改裡`)).toBeVisible();
  await page.goto(`/admin/highschool/staff_services_list?text=${service.title}`);
  await page.getByLabel(`選取：${service.title}`).check();
  await page.getByRole('button', { name: '加入一起上線' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '加入' }).click();
  await expect(page.getByText(`已加入「${bundle}」。`)).toBeVisible();
  await page.goto('/admin/bundle/list');
  await page.getByRole('link', { name: bundle }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bundle);
  await expect(page.getByText('可以發布')).toHaveCount(2);
  await expectAccessible(page);

  // One link shows both, also on later pages and after a reload.
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: '預覽整站' }).click();
  const preview = await opened;
  await expect(preview.getByText('預覽：尚未發布的內容')).toBeVisible();
  const token = new URL(preview.url()).searchParams.get('preview');
  await preview.goto(`/newsCont?id=${article.id}&preview=${token}`);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('一起上線的標題');
  await preview.goto(`/staff?preview=${token}`);
  await expect(preview.getByRole('main').getByText(service.title).first()).toBeVisible();
  await preview.getByRole('contentinfo').getByRole('link').first().click();
  await expect.poll(() => new URL(preview.url()).searchParams.get('preview')).toBe(token);
  expect(await shown()).toEqual([article.title, false]);

  const confirm = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  };
  await confirm('發布');
  await expect(page.getByText('整組已發布。')).toBeVisible();
  expect(await shown()).toEqual(['一起上線的標題', true]);
  const reader = await openOtherPersonsPage();
  await reader.goto(`/newsCont?id=${article.id}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('一起上線的標題');

  await confirm('復原');
  await expect(page.getByText('整組已復原。')).toBeVisible();
  expect(await shown()).toEqual([article.title, false]);
  // A shell that needs more than 1.8 s for a page answers with its stale copy first.
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(article.title, {
      timeout: 1000,
    });
  }).toPass();

  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await manager.call('DELETE', BUNDLE_PATHS.one(id));
  const [hidden] = (await manager.list<Listed>(list)).filter(({ id: each }) => each === service.id);
  await manager.call('POST', bulk, {
    action: 'publish',
    entries: [{ id: service.id, revision: hidden?.revision }],
  });
});
