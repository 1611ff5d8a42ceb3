import { readFile } from 'node:fs/promises';
import { PHONE_DEVICE } from '../../fixtures/phone-device.ts';
import { expect, openPage, test } from '../../fixtures/test.ts';
import { advanceClockOneMinute, sendForm } from '../../fixtures/visit-form.ts';

const OPEN_DAY = '一日大學生（冬季場）';

test.use(PHONE_DEVICE);

test('a booking of the open day reaches the office and reduces the seats by one', async ({
  page,
  manager,
}) => {
  const main = page.getByRole('main');
  await openPage(page, '/events');
  await main.getByRole('link', { name: '高中生', exact: true }).tap();
  await expect(page).toHaveURL(/\/events\?who=student$/);
  await main.getByRole('link', { name: '一日大學生', exact: true }).tap();
  await expect(page).toHaveURL(/type=day/);
  const row = main.getByRole('listitem').filter({ hasText: OPEN_DAY });
  await expect(row).toContainText(/還有\d+位/);
  const seatsLeft = Number(/還有(\d+)位/.exec((await row.textContent()) ?? '')?.[1]);
  await row.getByRole('link').tap();
  await expect(page).toHaveURL(/\/eventCont\?id=/);
  await main.getByRole('link', { name: '我要報名' }).tap();
  await expect(page).toHaveURL(/\/formVisit\?event=\d+$/);
  await expect(main.getByRole('group', { name: /報名的活動/ })).toContainText(OPEN_DAY);

  const name = `報名的學生${Date.now()}`;
  await main.getByRole('textbox', { name: /姓名/ }).fill(name);
  await main.getByRole('textbox', { name: /手機|電話/ }).fill('0912345678');
  // Events without parents also need a parent's consent.
  for (const box of await main.getByRole('checkbox', { name: /同意/ }).all())
    await box.check({ force: true });
  await advanceClockOneMinute(page);
  await sendForm(page);
  await expect(main).toContainText('申請已送出');
  await expect(main).toContainText(OPEN_DAY);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: /行事曆/ }).tap(),
  ]);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain(`SUMMARY:${OPEN_DAY}`);
  expect(calendar).toMatch(/DTSTART:\d{8}T000000Z/);

  const [sent] = await manager.list<{ audience: string; occasion: string }>(
    `/api/admin/forms/visit_list?text=${encodeURIComponent(name)}`,
  );
  expect(sent).toMatchObject({
    audience: 'student',
    occasion: expect.stringContaining(OPEN_DAY),
  });
  await page.goto('/events?type=day');
  await expect(row).toContainText(`還有${seatsLeft - 1}位`);
});
