// @vitest-environment jsdom
import type { AnyEntry } from '@admissions/admin-ui';
import { bachelorEntry, news } from '@admissions/model/kinds';
import { showPage } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { useYearColumns } from './year-columns.tsx';

const entry = (id: number, years: object[]) => ({ id, title: `${id}`, years }) as never as AnyEntry;
const LIST = [
  entry(1, [
    { year: 116, quota: 30, applicants: null },
    { year: 115, quota: 28, applicants: 90 },
  ]),
  entry(2, [{ year: 115, quota: 9, applicants: null }]),
  entry(3, [{ year: 116, quota: 12 }]),
];
function Drawn({
  kind,
  total = LIST.length,
}: {
  kind: typeof news | typeof bachelorEntry;
  total?: number;
}) {
  const { columns, foot } = useYearColumns(kind, { list: LIST, total, page: 1, perpage: 20 });
  return (
    <>
      {columns.map(({ key, title, render }) => (
        <p key={key}>{[title, ...LIST.map((each) => render(null, each))].join(' ')}</p>
      ))}
      {foot}
    </>
  );
}
const drawn = (props: Parameters<typeof Drawn>[0]) =>
  [...showPage(<Drawn {...props} />).container.querySelectorAll('p')].map(
    ({ textContent }) => textContent,
  );

describe('year columns', () => {
  it('show this year’s seats, missing ones, the last results and the sum', () =>
    expect(drawn({ kind: bachelorEntry })).toEqual([
      '116學年名額 30 還沒填 12',
      '最新結果 115 — —',
      '116學年度名額共42名。',
    ]));
  it('mark the sum as of this page where there are more pages', () =>
    expect(drawn({ kind: bachelorEntry, total: 40 }).at(-1)).toBe('這一頁116學年度名額共42名。'));
  it('are absent for kinds without years', () => expect(drawn({ kind: news })).toEqual([]));
});
