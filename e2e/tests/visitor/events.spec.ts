import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { findClippedTexts, resize } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { advanceClockOneMinute } from '../../fixtures/visit-form.ts';

const { deviceScaleFactor, isMobile, hasTouch, userAgent } = devices['Pixel 7'];

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor,
  isMobile,
  hasTouch,
  userAgent,
};

interface Submission {
  audience: string;
  occasion: string;
}
const OPEN_DAY = '一日大學生（冬季場）';

async function signUp(page: Page, name: string) {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /姓名/ }).fill(name);
  await main.getByRole('textbox', { name: /手機|電話/ }).fill('0912345678');
  // Events without parents also need a parent's consent.
  for (const box of await main.getByRole('checkbox', { name: /同意/ }).all())
    await box.check({ force: true });
  await advanceClockOneMinute(page);
  await main.getByRole('button', { name: '送出' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '確定' })
    .click();
  await expect(main).toContainText('申請已送出');
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a booking of the open day reaches the office and reduces the seats by one', async ({
    page,
    manager,
  }) => {
    const main = page.getByRole('main');
    await page.goto('/events');
    await page.locator('html[data-hydrated]').waitFor();
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
    await signUp(page, name);
    await expect(main).toContainText(OPEN_DAY);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: /行事曆/ }).tap(),
    ]);
    const calendar = await readFile(await file.path(), 'utf8');
    expect(calendar).toContain(`SUMMARY:${OPEN_DAY}`);
    expect(calendar).toMatch(/DTSTART:\d{8}T000000Z/);

    const [sent] = await manager.list<Submission>(
      `/api/admin/forms/visit_list?text=${encodeURIComponent(name)}`,
    );
    expect(sent).toMatchObject({
      audience: 'student',
      occasion: expect.stringContaining(OPEN_DAY),
    });
    await page.goto('/events?type=day');
    await expect(row).toContainText(`還有${seatsLeft - 1}位`);
  });

  test('a booking of an open camp reaches the office with the camp', async ({ page, manager }) => {
    const main = page.getByRole('main');
    await page.goto('/camp?state=open');
    await page.locator('html[data-hydrated]').waitFor();
    const row = main.getByRole('listitem').filter({ hasText: /還有\d+位/ });
    const camp = row.getByRole('heading', { level: 2 }).first();
    const title = (await camp.textContent()) ?? '';
    await camp.getByRole('link').tap();
    await expect(page).toHaveURL(/\/campCont\?id=\d+$/);
    await main.getByRole('link', { name: '我要報名' }).tap();
    await expect(page).toHaveURL(/\/formVisit\?camp=\d+$/);
    // Also in a new document, like a shared link.
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(main.getByRole('group', { name: /報名的營隊/ })).toContainText(title);
    const name = `報名營隊的學生${Date.now()}`;
    await signUp(page, name);
    await expect(main).toContainText(title);
    const [sent] = await manager.list<Submission>(
      `/api/admin/forms/visit_list?text=${encodeURIComponent(name)}`,
    );
    expect(sent).toMatchObject({ audience: 'student', occasion: expect.stringContaining(title) });
  });
});

test('event hours fit on one line on a phone', async ({ page }) => {
  const HOURS = '\\d+:\\d+–\\d+:\\d+';
  for (const path of ['/events', '/camp', '/staff', '/formVisit?who=parent']) {
    await page.goto(path);
    const times = page.locator('main li').filter({ hasText: new RegExp(HOURS) });
    expect(await times.count(), path).toBeGreaterThan(1);
    for (const width of [320, 360, 390]) {
      await resize(page, { width, height: 844 });
      expect
        .soft(await findClippedTexts(page, 'main li :is(p, span)', HOURS), `${path} ${width}`)
        .toEqual([]);
    }
  }
});
