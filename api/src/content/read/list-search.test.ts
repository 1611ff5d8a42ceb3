import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStaff, asVisitor, sampleEntry, testApp } from '#testing';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
const paths = adminPathsOf(news);
const TITLE = '臺北場：ＡＰＣＳ說明會（116學年度）50%_off';
beforeAll(async () => {
  const sample = await sampleEntry(test, news);
  await staff('POST', paths.add, { ...sample, title: TITLE, summary: '推薦人一定要是老師嗎' });
  await staff('POST', paths.add, { ...sample, title: '別的消息', summary: '早餐車開進綠廊' });
  await staff('POST', paths.add, {
    ...sample,
    title: 'Undercurrents 工作坊',
    summary: '第３屆',
    status: 'draft',
    body: [{ type: 'text', html: '<p>請攜帶<strong>學生</strong>證與琉璃墜</p>' }],
  });
});

const titles = async (text: string) =>
  (await staff('GET', `${paths.list}?text=${encodeURIComponent(text)}`)).body.data.list.map(
    ({ title }: { title: string }) => title,
  );

describe('the search of a list', () => {
  it.each([
    ['a visual space only', '116 學年度'],
    ['several terms in any order', '說明會 臺北'],
    ['terms in title and summary', '推薦人 台北場'],
    ['the summary', '一定要是老師'],
    ['SQL wildcards', '50%_OFF'],
  ])('finds by %s: %s', async (_what, text) => expect(await titles(text)).toEqual([TITLE]));
  it('finds nothing when one of the terms does not match', async () =>
    expect(await titles('台北 早餐車')).toEqual([]));
  it.each([
    ['letters inside a word', 'CURRENT'],
    ['a single letter inside a word', 'c'],
    ['one character of the title', '坊'],
    ['a text of the body', '琉璃墜'],
    ['a term in the body and one in the title', '學生證 工作'],
  ])('finds a draft by %s: %s', async (_what, text) =>
    expect(await titles(text)).toContain('Undercurrents 工作坊'),
  );
  it('finds the current text of an entry, also in the trash', async () => {
    const sample = await sampleEntry(test, news);
    const { id } = (await staff('POST', paths.add, { ...sample, title: '翡翠灣' })).body.data;
    await staff('PUT', paths.edit(id), { revision: 1, title: '瑪瑙灣' });
    expect([await titles('翡翠灣'), await titles('瑪瑙灣')]).toEqual([[], ['瑪瑙灣']]);
    await staff('DELETE', paths.remove(id));
    expect(await titles('瑪瑙灣')).toEqual([]);
    const trash = await staff(
      'GET',
      `${paths.list}?status=trash&text=${encodeURIComponent('瑪瑙')}`,
    );
    expect(trash.body.data.total).toBe(1);
  });
  it('searches one field on request', async () => {
    const of = async (field: string, text: string) =>
      (await staff('GET', `${paths.list}?${field}=${encodeURIComponent(text)}`)).body.data.total;
    expect([await of('title', '早餐車'), await of('summary', '早餐車')]).toEqual([0, 1]);
    expect([await of('title', '別的'), await of('summary', '別的')]).toEqual([1, 0]);
  });
  it('works the same for visitors, without hidden entries', async () => {
    const find = async (title: string) =>
      (await visitor('GET', `/api/ap/news?title=${encodeURIComponent(title)}`)).body.data.list;
    expect(await find('台北 apcs')).toMatchObject([{ title: TITLE }]);
    expect(await find('undercurrents')).toEqual([]);
  });
});

it('a page of a list includes the total, also after the last page', async () => {
  const page = async (query: string) => (await staff('GET', `${paths.list}?${query}`)).body.data;
  const { total } = await page('perpage=2');
  expect(total).toBeGreaterThan(2);
  expect(await page(`perpage=2&page=${total}`)).toMatchObject({ list: [], total });
  expect(await page(`title=${encodeURIComponent('沒有這樣的標題')}`)).toMatchObject({
    list: [],
    total: 0,
  });
});
