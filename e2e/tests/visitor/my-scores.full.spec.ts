import { expect, test } from '../../fixtures/test.ts';

test('scores are compared with past years on several pages and never sent', async ({ page }) => {
  const sentTexts: string[] = [];
  page.on('request', (request) =>
    sentTexts.push(`${new URL(request.url()).search} ${request.postData() ?? ''}`),
  );
  const main = page.getByRole('main');
  await page.goto('/bachelor#scores');
  const tool = main.getByRole('region', { name: '我的級分' });
  await expect(tool.getByRole('textbox', { name: '國文' })).toBeVisible();
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
