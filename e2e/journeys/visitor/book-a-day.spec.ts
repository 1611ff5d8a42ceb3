import { readFile } from 'node:fs/promises';
import { devices } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { letAMinutePass } from '../../fixtures/visit-form.ts';

const { deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7'];

test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor,
  isMobile,
  hasTouch,
  userAgent,
});

interface Submission {
  audience: string;
  name: string;
  dates: { begin: string };
}

test('a student on a phone goes from the home page to a department and books a day; the office sees who comes and when', async ({
  page,
  manager,
}) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  await main.getByRole('searchbox', { name: '從一個詞開始找' }).fill('資工');
  await main.getByRole('search').getByRole('button').tap();
  const results = page.getByRole('region', { name: '「資工」找到的學系' });
  await results.getByRole('listitem').first().getByRole('link').tap();
  await expect(page).toHaveURL(/\/bachelorCont\?id=/);
  await main.getByRole('link', { name: '預約參訪' }).first().tap();
  await expect(page).toHaveURL(/\/formVisit\?who=student$/);
  await expect(main.getByRole('radio', { name: '學生', exact: true })).toBeChecked();
  await expect(main.getByRole('radio', { name: '1', exact: true })).toBeChecked();

  // Who sends nothing is told where something is missing, and nothing is sent.
  const send = main.getByRole('button', { name: '送出' });
  await send.tap();
  await expect(main.getByRole('textbox', { name: /姓名/ })).toHaveAttribute('aria-invalid', 'true');

  const name = `預約的學生${Date.now()}`;
  const free = main.getByRole('radio', { name: /剩\d/ }).first();
  const spoken = (await free.getAttribute('aria-label')) ?? '';
  await free.check({ force: true });
  await main.getByRole('textbox', { name: /姓名/ }).fill(name);
  await main.getByRole('textbox', { name: /手機|電話/ }).fill('0912345678');
  // Somebody who changes their mind twice has lost nothing.
  await main.getByText('學校老師', { exact: true }).tap();
  await main.getByText('學生', { exact: true }).first().tap();
  await expect(main.getByRole('textbox', { name: /姓名/ })).toHaveValue(name);
  await expect(free).toBeChecked();
  await main.getByRole('checkbox', { name: /同意/ }).check({ force: true });
  await letAMinutePass(page);
  await send.tap();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '確定' })
    .tap();
  await expect(main).toContainText('申請已送出');
  await expect(main).toContainText(name);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: /行事曆/ }).tap(),
  ]);
  const calendar = await readFile(await file.path(), 'utf8');

  const [sent] = await manager.list<Submission>(
    `/api/admin/forms/visit_list?text=${encodeURIComponent(name)}`,
  );
  expect(sent).toMatchObject({ audience: 'student', name: '預○○' });
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${sent?.dates.begin.replaceAll('-', '')}`);
  // The next visitor is told of one place less.
  await page.goto('/formVisit?who=parent');
  await expect(main.getByRole('radio', { name: spoken })).toHaveCount(0);
});
