import { formatDay, omitThisYear, taipeiDay } from '@admissions/model';
import { admissions } from '@admissions/model/kinds';
import { showPage } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
import { DatedRowsCell, LinkCell } from './cells.tsx';

const DAY_MS = 24 * 3_600_000;
const dayIn = (days: number) => taipeiDay(new Date(Date.now() + days * DAY_MS));
const short = (days: number) => omitThisYear(formatDay(dayIn(days)));
const row = (label: string, begin: number, end: number) => ({
  label,
  dates: { begin: dayIn(begin), end: dayIn(end) },
});

it.each([
  [
    'the row that ends first',
    [row('面試', 9, 9), row('繳費', -2, 6), row('報名', -3, 4)],
    `現在：報名到${short(4)}`,
  ],
  [
    'the next row',
    [row('放榜', 20, 20), row('報名', -9, -1), row('面試', 9, 9)],
    `接下來：面試${short(9)}`,
  ],
  [
    'the year of a day in another one',
    [row('面試', 400, 400), row('報到', 500, 500)],
    `接下來：面試${formatDay(dayIn(400))}`,
  ],
  ['nothing', [row('報名', -9, -1)], '—'],
])('a cell of dated rows shows %s', (_, value, text) => {
  const { container } = showPage(<DatedRowsCell kind={admissions} field="dates" value={value} />);
  expect(container.textContent).toContain(text);
});

it.each([
  ['/international', '國際交流'],
  ['/admissions#div1', '招生資訊'],
  ['/search?q=%E6%96%B0%E7%94%9F', '搜尋「新生」'],
  ['/search?q=day', '搜尋「day」'],
  ['/events?type=day', '活動日曆「一日大學生」'],
  ['/life?type=2', '大學生活「課輔與學習」'],
  ['/formTeacher', '到校授課申請'],
  ['/formVisit?who=school', '校園參訪申請'],
  ['/events?who=teacher', '活動日曆'],
  ['/', '首頁'],
  ['/international?id=3', '/international?id=3'],
  ['/international?type=day', '/international?type=day'],
])('a cell of a link to %s shows %s', (href, text) => {
  const { container } = showPage(<LinkCell kind={admissions} field="link" value={{ href }} />);
  expect(container.textContent).toContain(text);
});
