import { readFile } from 'node:fs/promises';
import { BODY_ITEM_TYPES } from '@admissions/model';
import type { Page } from '@playwright/test';
import { choose, pick, pressSave, upload } from '../../fixtures/admin-form.ts';
import { pdfFile, pictureFile } from '../../fixtures/picture.ts';
import { expect, test } from '../../fixtures/test.ts';

const items = (page: Page) => page.getByRole('region', { name: '內容項目' });
const lines = (page: Page) => items(page).locator('[data-key]');
const add = (page: Page, type: string) =>
  items(page)
    .getByRole('button', { name: `新增${type}`, exact: true })
    .click();

test('an editor publishes an article with all twelve item types', async ({
  page,
  openOtherPersonsPage,
  manager,
  signInAs,
}) => {
  const title = `新聞編輯發布的消息${Date.now()}`;
  const [category] = await manager.list<{ title: string }>(
    '/api/admin/news/category_list?type=news',
  );
  await signInAs(page, { news: 1 });

  await page.goto('/admin/news/add');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: /^標題/ }).fill(title);
  await choose(page, /^分類/, category?.title ?? 'no category');
  await main.getByLabel(/^日期/).fill('2026-11-20');
  await main.getByRole('textbox', { name: /^摘要/ }).fill('一則從後台畫面發布的消息。');
  const cover = main.getByRole('group', { name: /^圖片/ });
  await upload(page, cover, pictureFile('cover.png'));
  await cover.getByRole('textbox', { name: /替代文字/ }).fill('校園裡的漸層天空');

  const body = items(page);
  const fill = (name: RegExp, bodyInput: string) =>
    body.getByRole('textbox', { name }).fill(bodyInput);
  await add(page, '標題');
  await fill(/^標題文字/, '報名資訊');

  await add(page, '文字');
  const bodyInput = body.getByRole('textbox', { name: '文字內容' });
  await bodyInput.click();
  await page.keyboard.type('報名到');
  await body.getByRole('button', { name: '粗體' }).click();
  await page.keyboard.type('十二月十日');
  await body.getByRole('button', { name: '粗體' }).click();
  await page.keyboard.type('截止。');
  await expect(bodyInput.locator('strong')).toHaveText('十二月十日');

  await add(page, '圖片');
  const picture = body.getByRole('group', { name: /^圖片/ });
  await upload(page, picture, pictureFile('inside.png', 800, 450));
  await picture.getByRole('textbox', { name: /替代文字/ }).fill('社團博覽會的攤位');
  await fill(/^圖說/, '攝於體育館前');

  await add(page, '相簿');
  const first = body.getByRole('group', { name: /^第1張圖片/ });
  await pick(page, first, 'inside.png');
  await first.getByRole('textbox', { name: /替代文字/ }).fill('相簿裡的第一張');

  await add(page, '影片');
  await fill(/^YouTube/, 'https://youtu.be/M7lc1UVf-VE');
  await fill(/^影片標題/, '校園一分鐘');

  await add(page, '按鈕');
  await fill(/^按鈕文字/, '看所有營隊');
  await fill(/^連到哪裡/, '/camp');

  await add(page, '檔案');
  await body.getByRole('button', { name: '選擇或上傳檔案' }).click();
  const library = page.getByRole('dialog', { name: '媒體庫' });
  const pdf = pdfFile('timetable.pdf');
  await library.locator('input[type=file]').first().setInputFiles(pdf);
  await library.getByRole('button', { name: '選用', exact: true }).click();
  await expect(library).toBeHidden();
  await fill(/^檔案名稱/, '活動時間表');

  await add(page, '表格');
  const table = body.getByRole('table');
  while ((await table.getByRole('textbox', { name: /^第1列/ }).count()) < 2)
    await body.getByRole('button', { name: '新增一欄' }).click();
  while ((await table.getByRole('textbox', { name: /第1欄$/ }).count()) < 2)
    await body.getByRole('button', { name: '新增一列' }).click();
  const cells = {
    第1欄標題: '梯次',
    第2欄標題: '名額',
    第1列第1欄: '第一梯',
    第1列第2欄: '四十名',
    第2列第1欄: '第二梯',
    第2列第2欄: '三十名',
  };
  for (const [name, value] of Object.entries(cells))
    await table.getByRole('textbox', { name, exact: true }).fill(value);

  await add(page, '引言');
  await fill(/^引言內容/, '走進校園，才知道自己適合哪裡。');
  await fill(/^說話的人/, '周學姐');

  await add(page, '問與答');
  await fill(/^問題/, '需要自備午餐嗎？');
  await fill(/^回答/, '不用，現場提供餐盒。');

  await add(page, '圖文並排');
  await pick(page, body.getByRole('group', { name: /^圖片/ }).first(), 'cover.png');
  await body.getByRole('textbox', { name: '文字內容' }).click();
  await page.keyboard.type('圖書館整天開放。');
  await add(page, '分隔線');
  await expect(lines(page)).toHaveCount(BODY_ITEM_TYPES.length);

  const listed = main.getByRole('link', { name: title, exact: true });
  await pressSave(page, listed);
  await expect(listed).toBeVisible();
  await expect(page).toHaveURL('/admin/news/list');

  const [entry] = await manager.list<{ id: number }>(
    `/api/admin/news/news_list?text=${encodeURIComponent(title)}`,
  );
  const visitor = await openOtherPersonsPage();
  await visitor.goto('/news');
  await expect(visitor.getByRole('main').getByRole('link', { name: title })).toBeVisible();
  await visitor.goto(`/newsCont?id=${entry?.id}`);
  const read = visitor.getByRole('main');
  await expect(read.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(read.getByRole('heading', { level: 2, name: '報名資訊' })).toBeVisible();
  await expect(read.locator('strong', { hasText: '十二月十日' })).toBeVisible();
  const shown = read.getByRole('img', { name: '社團博覽會的攤位' });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  for (const text of ['攝於體育館前', '校園一分鐘', '周學姐', '圖書館整天開放。'])
    await expect(read.getByText(text).first()).toBeVisible();
  await expect(read.getByRole('button', { name: /相簿裡的第一張/ })).toBeVisible();
  await expect(read.getByRole('button', { name: /校園一分鐘/ })).toBeVisible();
  await expect(read.getByRole('link', { name: '看所有營隊' })).toHaveAttribute('href', '/camp');
  const [download] = await Promise.all([
    visitor.waitForEvent('download'),
    read.getByRole('link', { name: /^活動時間表/ }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(pdf.buffer);
  expect(download.suggestedFilename()).toBe('活動時間表.pdf');
  for (const name of ['梯次', '名額'])
    await expect(read.getByRole('columnheader', { name })).toBeVisible();
  for (const text of ['第一梯', '四十名', '第二梯', '三十名'])
    await expect(read.getByRole('table').getByText(text, { exact: true })).toBeVisible();
  await expect(read.locator('blockquote')).toHaveText('走進校園，才知道自己適合哪裡。');
  await read.getByText('需要自備午餐嗎？').click();
  await expect(read.getByText('不用，現場提供餐盒。')).toBeVisible();
  await expect(read.getByRole('separator')).toBeVisible();
  await visitor.context().close();
});
