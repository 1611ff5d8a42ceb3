import type { Page } from '@playwright/test';
import { findCutTexts, resize } from '../../fixtures/layout.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What a way in is told with: cut in two, each is another word or another number. */
const WORDS = '國文|英文|數[AB甲乙]|社會|自然|物理|化學|[頂前均後底]標|學年度）?|\\d+(\\.\\d+)?';
const PHONES = [320, 390];
/** Of an office's hours: cut at the dash, each half is another time. */
const HOURS = /[\d:]+–[\d:]+/;

/** The lines of a list in which the number does not begin where its name does. */
const findNumbersBelow = (page: Page) =>
  page.locator('table li > span + strong').evaluateAll((numbers) =>
    numbers
      .filter((number) => {
        const { top, height } = number.getBoundingClientRect();
        const line = (number.parentElement as Element).getBoundingClientRect().top;
        return top > line + 12 || height > 30;
      })
      .map((number) => number.parentElement?.textContent),
  );

test('three departments beside each other on a phone: numbers beside their names, words whole', async ({
  page,
}) => {
  await page.goto('/compare?d=bachelor-1&d=bachelor-12&d=bachelor-11');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  expect(await page.locator('table li > span + strong').count()).toBeGreaterThan(9);
  const parts = page.getByRole('row', { name: '總成績怎麼算' }).locator('li > span + strong');
  await expect(parts.filter({ hasText: /^\d+%$/ }).first()).toBeVisible();
  for (const width of PHONES) {
    await resize(page, { width, height: 844 });
    expect.soft(await findNumbersBelow(page), `${width}`).toEqual([]);
    expect.soft(await findCutTexts(page, 'table li, table td', WORDS), `${width}`).toEqual([]);
    expect
      .soft(await findCutTexts(page, 'table li', '數學[甲乙] ×[\\d.]+'), `${width}`)
      .toEqual([]);
    expect.soft(await findCutTexts(page, 'thead th', '工程學系|甲組'), `${width}`).toEqual([]);
    expect.soft(await findCutTexts(page, 'table li', '工程師|考試'), `${width}`).toEqual([]);
  }
  for (const width of [390, 768, 1440]) {
    await resize(page, { width, height: 844 });
    expect
      .soft(await findCutTexts(page, 'tbody th', '篩選|階段|最低|總成績|怎麼'), `${width}`)
      .toEqual([]);
    // However far down: who reads of whom is said.
    await page.getByRole('table').getByRole('row').last().scrollIntoViewIfNeeded();
    for (const name of await page.getByRole('columnheader').all())
      await expect.soft(name, `${width}`).toBeInViewport();
  }
  // One with groups to choose from between two without.
  await page.goto('/compare?d=bachelor-4&d=bachelor-15&d=bachelor-8');
  await expect(page.getByRole('table').getByRole('combobox')).toBeVisible();
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 844 });
    // A choice stands below its name, and who without groups has room there all the same: nothing shines through the head.
    const [names, choices] = await page
      .locator('thead tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.children].slice(1).map((cell) => cell.getBoundingClientRect().left),
        ),
      );
    expect.soft(choices, `${width}`).toEqual(names);
  }
  await resize(page, { width: 390, height: 844 });
  await page.goto('/bachelorCont?id=15');
  const contacts = '數A|分機|學年度|示範|example\\.edu\\.tw';
  await expect(page.getByRole('definition').filter({ hasText: /數A|分機|學年度|@/ })).toHaveCount(
    4,
  );
  expect(await findCutTexts(page, 'main dl dd', contacts)).toEqual([]);
  await page.goto('/campCont?id=1');
  const days = '\\d{4}/\\d\\d/\\d\\d（.）';
  await expect(page.getByRole('definition').filter({ hasText: new RegExp(days) })).toHaveCount(2);
  expect(await findCutTexts(page, 'main dd', `${days}|分機\\d+|示範`)).toEqual([]);
});

test('tables and lists on a tablet: the first column has room for its words, what is said of an entry breaks between words, and a number stays with what it counts', async ({
  page,
}) => {
  for (const [path, cells, words = '\\p{L}+'] of [
    ['/specialized?lang=en', 'main tbody th'],
    ['/specialized', 'main tbody th'],
    ['/specialized', 'main tbody td', '\\d+學分'],
    ['/international', '#degree tbody th', '\\d+名'],
    ['/original/home', 'main tbody th + td:nth-child(3)'],
    ['/original/home', 'main tbody td + th', '首獎'],
    ['/studying', 'main p:has(strong + *)', '學分'],
    ['/lifeCont?id=1', 'main aside dd', '\\d+小時|示範'],
    ['/bachelor', 'main li p', '[中英]文授課|英語授課|中英雙語|企業|管理|多少|關水|會議|什麼'],
    ['/share', 'main li p', '學士班|企業|管理|財務|金融|光電|\\d+級'],
    ['/camp', 'main li p', '\\d+名|[\\d,]+元|筆電|午餐'],
    ['/events', 'main li p', '教室|工作室'],
  ] as const) {
    await page.goto(path);
    await resize(page, { width: 768, height: 844 });
    expect.soft(await findCutTexts(page, cells, words), path).toEqual([]);
  }
});

test('a college on a tablet: its departments and its people stand two beside each other', async ({
  page,
}) => {
  await resize(page, { width: 768, height: 1024 });
  await page.goto('/bachelor');
  const college = page.getByRole('region', { name: '工程學院' });
  await college.scrollIntoViewIfNeeded();
  for (const list of ['h3:has(a)', 'li:has(img)']) {
    const tops = await college
      .locator(list)
      .evaluateAll((parts) => parts.slice(0, 2).map((each) => each.getBoundingClientRect().top));
    expect(tops, list).toHaveLength(2);
    expect(tops[1], list).toBe(tops[0]);
  }
});

test('what a finder found on a phone: last year’s subjects whole, and room below the last tool', async ({
  page,
}) => {
  await page.goto('/bachelor?q=AI');
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByRole('status').filter({ hasText: '符合的有' })).toBeVisible();
  for (const width of PHONES) {
    await resize(page, { width, height: 844 });
    expect.soft(await findCutTexts(page, 'main li p', WORDS), `${width}`).toEqual([]);
    const room = await page
      .getByRole('region', { name: '我的級分' })
      .evaluate(
        (tool) =>
          (tool.closest('main') as Element).getBoundingClientRect().bottom -
          tool.getBoundingClientRect().bottom,
      );
    expect.soft(room, `${width}`).toBeGreaterThan(16);
  }
});

test('colleges in the earlier edition: no bar in a picture, figures whole and in even rows', async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 });
  await page.goto('/original/bachelor');
  await page.locator('html[data-hydrated]').waitFor();
  const name = page.getByRole('heading', { level: 2, name: '國際學院' });
  await expect(name).toHaveCSS('border-left-width', '0px');
  expect(await findCutTexts(page, 'main dd', '.+')).toEqual([]);
  const rows = await page
    .getByRole('region', { name: '國際學院' })
    .getByRole('definition')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
  expect(rows).toHaveLength(4);
  expect(new Set(rows).size).toBe(2);
});

test('a year as a ruler: what happens in its months breaks between words', async ({ page }) => {
  for (const path of ['/yzu', '/staff']) {
    await page.goto(path);
    await page.locator('html[data-hydrated]').waitFor();
    const marks = 'main ol a:has(time)';
    expect(await page.locator(marks).count(), path).toBeGreaterThan(4);
    for (const width of [...PHONES, 768, 1440]) {
      await resize(page, { width, height: 900 });
      expect.soft(await findCutTexts(page, marks), `${path} ${width}`).toEqual([]);
      const outdented = await page.locator('main ol > li:has(time)').evaluateAll((months) =>
        months.filter((month) => {
          const [first, ...others] = [...month.querySelectorAll('a')].map(
            (mark) => mark.getBoundingClientRect().left,
          );
          return others.some((left) => left < (first ?? 0));
        }),
      );
      expect.soft(outdented, `${path} ${width}`).toHaveLength(0);
    }
  }
});

test('figures on the narrowest phone: hours, rates and sums whole, and no number wider than its part of a bar', async ({
  page,
}) => {
  await resize(page, { width: 320, height: 640 });
  await page.goto('/bachelorCont?id=6');
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('#after summary').click();
  const rates = page.getByText(/^註冊率：/);
  await expect(rates).toContainText('%');
  expect.soft(await findCutTexts(page, '#after p', '\\d+(\\.\\d+)?%|（[^）]+）')).toEqual([]);
  const bars = page.locator('#after svg');
  expect(await bars.count()).toBeGreaterThan(2);
  const tooWide = await bars
    .locator('g')
    .evaluateAll((parts) =>
      parts
        .map((part) => [...part.children].map((each) => each.getBoundingClientRect().width))
        .filter(([room = 0, number = 0]) => number > room),
    );
  expect.soft(tooWide).toEqual([]);

  await page.goto('/admissions#fees');
  const bill = page.getByRole('region', { name: '學雜費試算' });
  const sums = bill.getByRole('status').filter({ hasText: '第一年約' });
  await expect(sums).toBeVisible();
  expect
    .soft(await findCutTexts(page, '[role=status]', '第一年約[\\d,]+元|\\d年約[\\d,]+元'))
    .toEqual([]);

  for (const path of ['/admissions', '/staff', '/formVisit?who=student', '/?lang=en']) {
    await page.goto(path);
    const office = ':is(footer address, #contact, aside p, main p:has(a[href^="mailto:"]))';
    expect(await page.locator(office).filter({ hasText: HOURS }).count(), path).toBe(2);
    expect.soft(await findCutTexts(page, office, HOURS.source), path).toEqual([]);
  }

  await page.goto('/formVisit?who=student');
  await resize(page, { width: 460, height: 844 });
  await expect(page.getByRole('checkbox', { name: /我已閱讀.*必填/ })).toBeVisible();
  expect.soft(await findCutTexts(page, 'main form label', '必填')).toEqual([]);
});

test('what stands below figures, in the wall of companies and beside lectures is whole, and figures and titles begin on one line', async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 });
  for (const path of ['/bachelor', '/specialized']) {
    await page.goto(path);
    expect(await page.locator('main dl dt').count(), path).toBeGreaterThan(6);
    expect.soft(await findCutTexts(page, 'main dl dt'), path).toEqual([]);
  }
  await page.goto('/staff');
  const lecturers = page.getByRole('listitem').getByText(/(老師|教授)\d.*節$/);
  expect(await lecturers.count()).toBeGreaterThan(5);
  const lines = await lecturers.evaluateAll((all) => all.map((each) => each.clientHeight));
  expect.soft(new Set(lines).size, `${lines}`).toBe(1);
  await page.goto('/camp');
  const lefts = await page
    .locator('main li h2')
    .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().left));
  expect.soft(new Set(lefts.filter((left) => left > 0)).size, `${lefts}`).toBe(1);
  for (const width of [...PHONES, 768]) {
    await resize(page, { width, height: 844 });
    for (const path of ['/practice', '/international']) {
      await page.goto(path);
      const tops = await page
        .locator('main li:has(> strong:first-child)')
        .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));
      expect(tops, path).toHaveLength(3);
      expect.soft(new Set(tops).size, `${path} ${width}`).toBe(1);
    }
    await page.goto('/practice');
    expect.soft(await findCutTexts(page, 'main li > a > strong'), `${width}`).toEqual([]);
  }
});

test('a table of two columns stays one on a phone: what a row is about stands beside what is said of it', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/international?kind=exchange&id=1');
  const row = page.getByRole('table', { name: '出發前的數字' }).locator('tbody tr').first();
  await expect(row).toBeVisible();
  await row.scrollIntoViewIfNeeded();
  const [about, said] = await row.locator('th, td').evaluateAll((cells) =>
    cells.map((cell) => ({
      top: cell.getBoundingClientRect().top,
      label: getComputedStyle(cell, '::before').content,
    })),
  );
  expect(said?.top).toBe(about?.top);
  expect(said?.label).toBe('none');
});

test('cells of the earlier edition are whole: the countries of double degrees on one line, other words between breaks', async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 });
  await page.goto('/original/international');
  const cells = '#degree td:nth-child(n + 3)';
  expect(await page.locator(cells).count()).toBeGreaterThan(9);
  expect(await findCutTexts(page, cells, '.+')).toEqual([]);
  expect(await findCutTexts(page, '#exchange td', '基礎|四週')).toEqual([]);
  await page.goto('/original/recruitStudents');
  expect(await findCutTexts(page, 'main td', '通勤')).toEqual([]);
});

test('the ways to study across fields have the whole width of a phone each, and a last row of its own keeps to the columns above', async ({
  page,
}) => {
  await page.goto('/studying');
  for (const width of [390, 768]) {
    await resize(page, { width, height: 844 });
    const ways = page.getByRole('listitem').filter({ has: page.locator('a[href*="kind=apply"]') });
    const widths = await ways.evaluateAll((all) => all.map((each) => each.clientWidth));
    expect(widths).toHaveLength(5);
    const room = await ways.first().evaluate((way) => way.parentElement?.clientWidth);
    expect.soft(new Set(widths), `${width}`).toEqual(new Set([room]));
  }
  await resize(page, { width: 1440, height: 900 });
  const lefts = await page
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="kind=department"]') })
    .locator('p:last-child')
    .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(7);
  expect(lefts.at(-1)).toBe(lefts.at(-2));
});

test('what a department leads to breaks between words on a phone, and no time of day is cut on a tablet', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await page.goto('/bachelorCont?id=6');
  const careers = page.locator('#careers li');
  await expect(careers.filter({ hasText: '工程師' }).first()).toBeVisible();
  expect(await findCutTexts(page, '#careers li', '工程師')).toEqual([]);
  await resize(page, { width: 768, height: 844 });
  await page.goto('/lifeCont?id=1');
  const times = page.locator('main li dd').filter({ hasText: /\d:\d\d/ });
  expect(await times.count()).toBeGreaterThan(2);
  expect(await findCutTexts(page, 'main li dd', '\\d+:\\d+')).toEqual([]);
});
