import { adminPathsOf } from '@admissions/contracts';
import { news } from '@admissions/contracts/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../tests/testing/calls.ts';
import { staffOf, visitorOf } from '../../tests/testing/calls.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';

let test: TestApp;
let staff: Call;
let visitor: Call;
const paths = adminPathsOf(news);
const TITLE = '臺北場：ＡＰＣＳ說明會（116學年度）50%_off';
beforeAll(async () => {
  test = await openTestApp();
  staff = await staffOf(test);
  visitor = await visitorOf(test);
  const sample = await sampleEntry(test, news);
  await staff('POST', paths.add, { ...sample, title: TITLE, summary: '推薦人一定要是老師嗎' });
  await staff('POST', paths.add, { ...sample, title: '別的消息', summary: '早餐車開進綠廊' });
});
afterAll(() => test.close());

const titles = async (text: string) =>
  (await staff('GET', `${paths.list}?text=${encodeURIComponent(text)}`)).body.data.list.map(
    ({ title }: { title: string }) => title,
  );

describe('the search of a list', () => {
  it.each([
    ['the other way to write Taiwan', '台北'],
    ['width and case', 'apcs'],
    ['full width', 'ＡＰＣＳ'],
    ['a space that only the screen shows', '116 學年度'],
    ['several words in any order', '說明會 臺北'],
    ['words of title and summary', '推薦人 台北場'],
    ['the summary', '一定要是老師'],
    ['signs that databases take for others', '50%_OFF'],
  ])('finds by %s: %s', async (_what, text) => expect(await titles(text)).toEqual([TITLE]));
  it('finds nothing when one of the words is nowhere', async () =>
    expect(await titles('台北 早餐車')).toEqual([]));
  it('takes signs as they are', async () => {
    expect(await titles('5_%')).toEqual([]);
    expect(await titles("x' or '1'='1")).toEqual([]);
  });
  it('is the same for visitors', async () => {
    const found = await visitor('GET', `/api/ap/news?title=${encodeURIComponent('台北 apcs')}`);
    expect(
      found.body.errorCode === 1
        ? found.body.data.list.map(({ title }: { title: string }) => title)
        : found.body,
    ).toEqual([TITLE]);
  });
});
