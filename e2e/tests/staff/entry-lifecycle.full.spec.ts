import { adminPathsOf, buildStaffUrl, publicUrlOf } from '@admissions/model';
import { bannerSub, KINDS } from '@admissions/model/kinds';
import type { Page } from '@playwright/test';
import { chooseAction } from '../../fixtures/admin-form.ts';
import { headOf, saveForm, titleInput } from '../../fixtures/kind-screens.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Entry {
  id: number;
  revision: number;
}
const BANNER_POSITION_ID = 2;
const IN_POSITION = `bid=${BANNER_POSITION_ID}`;
const LIST = `/admin/ad/banner_list?${IN_POSITION}`;
const main = (page: Page) => page.getByRole('main');

/** Opens the history, finds the words in the last change, and restores an earlier revision. */
async function goBackTo(page: Page, revision: number, words: string) {
  // A page has it in a menu, a drawer as a button.
  const menu = '這筆資料的更多操作';
  const own = page.getByRole('button', { name: '修改紀錄', exact: true });
  await expect(page.getByRole('button', { name: menu }).or(own)).toBeVisible();
  if (await own.isVisible()) await own.click();
  else await chooseAction(page, menu, '修改紀錄');
  const history = page.getByRole('dialog', { name: '修改紀錄' });
  await expect(
    history.getByRole('list', { name: '版本列表' }).getByRole('listitem'),
  ).not.toHaveCount(1);
  const difference = history.getByRole('region', { name: '差異' });
  await expect(difference.locator('ins')).toContainText(words);
  await history.getByRole('button', { name: `還原成這一版：第${revision}版`, exact: true }).click();
  await expect(difference.locator('del')).toContainText(words);
  await expect(difference.locator('ins')).toHaveCount(0);
  await history.getByRole('button', { name: '確定還原' }).click();
  await expect(history).toBeHidden();
}

test('a banner is hidden, scheduled, reverted, moved, trashed and restored', async ({
  adminPage: page,
  manager,
  visitor,
}) => {
  const paths = adminPathsOf(bannerSub);
  const title = `生命${Date.now().toString(36).slice(-6)}`;
  const created = await manager.call<Entry>('POST', paths.add, {
    bid: BANNER_POSITION_ID,
    title,
    pic: { media: 1, alt: '校園一角' },
    newWindow: false,
    status: 'published',
  });
  expect(created.errorCode, JSON.stringify(created)).toBe(1);
  const { id } = created.data;
  const info = `/api/ap/${bannerSub.public.info?.replace(':id', String(id))}`;
  const expectShown = (isShown: boolean) =>
    expect
      .poll(async () => (await visitor.call('GET', info)).errorCode === 1, `shown at ${info}`)
      .toBe(isShown);

  await page.goto(`${LIST}&text=${title}`);
  await chooseAction(page, `更多操作：${title}`, '下架');
  await expectShown(false);
  await chooseAction(page, `更多操作：${title}`, '發布');
  await expectShown(true);

  const form = `${buildStaffUrl(bannerSub, id)}&${IN_POSITION}`;
  await page.goto(form);
  await page.getByLabel('發布時間').fill('2031-05-01T08:00');
  await saveForm(page);
  await expectShown(false);
  await page.goto(`${LIST}&status=scheduled&text=${title}`);
  await expect(main(page).getByRole('row').filter({ hasText: title })).toContainText('排程');
  await page.goto(form);
  await page.getByLabel('發布時間').fill('');
  await saveForm(page);
  await expectShown(true);

  await page.goto(form);
  await titleInput(page, bannerSub).fill(`${title}改壞了`);
  await saveForm(page);
  await page.goto(form);
  await goBackTo(page, 1, '改壞了');
  await expect(titleInput(page, bannerSub)).toHaveValue(title);
  expect((await visitor.get<{ title: string }>(info)).title).toBe(title);

  const order = async () =>
    (await manager.list<Entry>(`${paths.list}?perpage=100&${IN_POSITION}`)).map((each) => each.id);
  const before = await order();
  const at = before.indexOf(id);
  const step = at === 0 ? 1 : -1;
  await page.goto(`${LIST}&perpage=100`);
  await main(page)
    .getByRole('button', { name: new RegExp(`^調整順序：${title}`) })
    .press(step === 1 ? 'ArrowDown' : 'ArrowUp');
  await expect(page.getByText('順序已儲存。').first()).toBeVisible();
  expect(await order()).toEqual(before.toSpliced(at, 1).toSpliced(at + step, 0, id));

  await page.goto(`${LIST}&text=${title}`);
  await chooseAction(page, `更多操作：${title}`, '移到回收桶');
  await page.getByRole('alertdialog').getByRole('button', { name: '移到回收桶' }).click();
  await expectShown(false);
  await page.goto(`${LIST}&status=trash&text=${title}`);
  await main(page)
    .getByRole('button', { name: `還原：${title}` })
    .click();
  await expectShown(true);
  await manager.call('DELETE', paths.remove(id));
});

test('a singleton is changed, published and reverted', async ({
  adminPage: page,
  product,
  visitor,
}) => {
  const kinds = KINDS.filter(
    // The menu has only lists; office-settings covers it.
    (kind) => kind.singleton && headOf(kind) in kind.fields,
  );
  test.setTimeout(kinds.length * 120_000);
  for (const kind of kinds) {
    await test.step(kind.id, async () => {
      await page.goto(buildStaffUrl(kind, 1));
      await expect(titleInput(page, kind)).not.toHaveValue('');
      const before = await titleInput(page, kind).inputValue();
      await titleInput(page, kind).fill(`${before}（新）`);
      const saved = await saveForm(page);
      const url = kind.page?.page === '/' ? '/' : publicUrlOf(kind, saved);
      // Content without its own page is read from the API.
      const read = async () =>
        url === null
          ? JSON.stringify(await visitor.call('GET', `/api/ap/${kind.public.info}`))
          : (await fetch(product.url + url)).text();
      const isThere = async () =>
        (await read()).replaceAll('<wbr/>', '').includes(`${before}（新）`);
      await expect.poll(isThere, `at ${url}`).toBe(true);
      await page.goto(buildStaffUrl(kind, 1));
      await goBackTo(page, saved.revision - 1, '（新）');
      await expect(titleInput(page, kind)).toHaveValue(before);
      await expect.poll(isThere, `at ${url}`).toBe(false);
    });
  }
});
