import { save } from '../../fixtures/admin-form.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Setting {
  revision: number;
  phone?: string;
  parts?: unknown;
}

test('a changed telephone number and menu label are on the next page view', async ({
  page,
  openOtherPersonsPage,
  manager,
  signInAs,
}) => {
  const read = (name: string) => manager.get<Setting>(`/api/admin/setting/${name}_info/1`);
  const [office, menu] = [await read('office'), await read('menu')];
  const visitor = await openOtherPersonsPage();
  await visitor.goto('/traffic');
  await expect(visitor.getByRole('contentinfo')).toContainText(String(office.phone));
  await signInAs(page, { setting: 1 });
  await page.goto('/admin/setting/edit_office');
  await page.getByLabel('聯絡電話').fill('03-4638800#2319');
  await save(page);
  await page.goto('/admin/setting/edit_menu');
  await page.getByRole('button', { name: '全部展開' }).first().click();
  await page.getByLabel('頁首並排時的文字').first().fill('關於元智');
  await save(page);
  await visitor.reload();
  await expect(visitor.getByRole('contentinfo')).toContainText('03-4638800#2319');
  await expect(visitor.getByRole('banner')).toContainText('關於元智');

  for (const [name, { phone, parts }] of Object.entries({ office, menu }))
    await manager.call('PUT', `/api/admin/setting/edit_${name}/1`, {
      ...(phone ? { phone } : { parts }),
      revision: (await read(name)).revision,
    });
  await visitor.reload();
  await expect(visitor.getByRole('banner')).not.toContainText('關於元智');
});
