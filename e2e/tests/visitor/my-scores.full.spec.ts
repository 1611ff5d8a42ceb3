import type { Locator } from '@playwright/test';
import { findClippedTexts, resize } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Labels closer to the preceding field than to their own. */
const findCrowdedNames = (tool: Locator) =>
  tool.locator('label:has(+ input)').evaluateAll((names) => {
    const boxes = names.map((name) => name.nextElementSibling as Element);
    return names
      .filter((name, index) => {
        const { top, bottom, left } = name.getBoundingClientRect();
        const above = boxes
          .map((box) => box.getBoundingClientRect())
          .filter((box) => box.left === left && box.bottom <= top)
          .map((box) => top - box.bottom);
        const own = (boxes[index] as Element).getBoundingClientRect().top - bottom;
        return Math.min(...above) <= own + 4;
      })
      .map((name) => name.textContent);
  });

test('scores are compared with past years on several pages and never sent', async ({ page }) => {
  const sentTexts: string[] = [];
  page.on('request', (request) =>
    sentTexts.push(`${new URL(request.url()).search} ${request.postData() ?? ''}`),
  );
  const main = page.getByRole('main');
  await page.goto('/bachelor#scores');
  const tool = main.getByRole('region', { name: '我的級分' });
  await expect(tool.getByRole('textbox', { name: '國文' })).toBeVisible();

  // Invalid scores show a message at the field.
  const english = tool.getByRole('textbox', { name: '英文' });
  await english.fill('19');
  await expect(english).toHaveAccessibleDescription(/0到15的整數/);
  for (const [subject, mark] of [
    ['國文', '13'],
    ['英文', '12'],
    ['數A', '11'],
    ['自然', '13'],
    ['社會', '12'],
  ] as const)
    await tool.getByRole('textbox', { name: subject }).fill(mark);
  await tool.getByRole('checkbox', { name: /缺考.*數B/ }).check();
  await expect(tool.getByRole('status')).toContainText('高於近三年最低');
  const above = tool.getByRole('table', { name: /高於近三年最低/ });
  await expect(above.getByRole('rowheader').first()).toContainText('申請入學');

  // Column headings and paper names are not truncated on a tablet.
  await resize(page, { width: 768, height: 1024 });
  expect(await findClippedTexts(page, '#scores thead th', '.+')).toEqual([]);
  expect(await findClippedTexts(page, '#scores td', '簡章|不出來')).toEqual([]);
  await resize(page, { width: 390, height: 844 });
  expect(await findClippedTexts(page, '#scores td', '簡章|級分|不出來')).toEqual([]);
  expect(await findCrowdedNames(tool)).toEqual([]);
  await resize(page, { width: 1440, height: 900 });

  await tool.getByRole('combobox', { name: '排序' }).selectOption({ label: '差距：少的在前' });
  await above.getByRole('button', { name: /收藏/ }).first().click();
  await expect(tool.getByRole('link', { name: /比較學系/ })).toHaveAttribute(
    'href',
    /\/compare\?d=bachelor-\d+/,
  );
  const department = above.getByRole('link').first();
  const name = (await department.textContent()) ?? '';
  await department.click();
  await expect(page).toHaveURL(/\/bachelorCont\?id=\d+#in$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  // The same scores are compared with this department's admission channels.
  await main.getByRole('button', { name: '填級分，比比看' }).click();
  await expect(tool.getByRole('textbox', { name: '英文' })).toHaveValue('12');
  await expect(tool.getByRole('table', { name: /高於近三年最低/ })).toContainText(name);

  const storedState = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
  );
  for (const text of [...sentTexts, storedState])
    expect(text).not.toMatch(/chinese|english|mathA|mathB/);

  // Scores are not stored.
  await page.reload();
  await main.getByRole('button', { name: '填級分，比比看' }).click();
  await expect(tool.getByRole('textbox', { name: '英文' })).toHaveValue('');
});

test('the home page leads to the calculator of yearly costs', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await main.getByRole('link', { name: '有庠獎助學金試算' }).click();
  await expect(page).toHaveURL(/\/admissions#fees$/);
  const tool = main.getByRole('region', { name: '學雜費試算' });
  await tool.getByRole('combobox', { name: '學院' }).selectOption({ label: '工程' });
  const pays = tool.getByRole('definition').filter({ hasText: /^81,000$/ });
  await expect(pays).toBeVisible();
  for (const [subject, mark] of [
    ['國文', '12'],
    ['英文', '11'],
    ['數A', '10'],
  ] as const)
    await tool.getByRole('textbox', { name: subject }).fill(mark);
  await expect(tool.getByRole('definition').filter({ hasText: /^59,000$/ })).toBeVisible();
  await expect(tool).toContainText('有庠獎助學金（新生）');
  await resize(page, { width: 390, height: 844 });
  expect(await findClippedTexts(page, '#fees dt', '教育部')).toEqual([]);
  expect(await findCrowdedNames(tool)).toEqual([]);
  await expect(main.getByRole('link', { name: /比較學系/ })).toHaveAttribute('href', '/compare');
});
