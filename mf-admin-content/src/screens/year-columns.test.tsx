import type { AnyEntry } from '@admissions/admin-ui';
import { bachelorEntry, type news } from '@admissions/model/kinds';
import { showPage, textsOf } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
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
  textsOf(showPage(<Drawn {...props} />).container.querySelectorAll('p'));

it('year columns show this year’s seats, missing ones, the last results and the sum', () =>
  expect(drawn({ kind: bachelorEntry })).toEqual([
    '116學年名額 30 還沒填 12',
    '最新結果 115 — —',
    '116學年度名額共42名。',
  ]));
