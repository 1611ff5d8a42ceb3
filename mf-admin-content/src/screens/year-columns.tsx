import type { AnyEntry } from '@admissions/admin-ui';
import { type AnyKind, type ByYear, pair } from '@admissions/model';
import type { Page } from '@admissions/protocol';
import { useMessage } from '@admissions/store';

type YearRow = Readonly<Record<string, unknown>>;

/** Columns with seats of the newest year and the last one with results, and the total. */
export function useYearColumns(kind: AnyKind, { list, total }: Page<AnyEntry>) {
  const t = useMessage();
  const [name, field] = Object.entries(kind.fields).find(([, { byYear }]) => byYear) ?? [];
  const byYear = field?.byYear;
  const readRows = (entry: AnyEntry): readonly YearRow[] =>
    Array.isArray(entry[name ?? '']) ? (entry[name ?? ''] as YearRow[]) : [];
  const newest = Math.max(0, ...list.flatMap(readRows).map(({ year }) => Number(year)));
  if (!byYear || newest === 0) return { columns: [], foot: null };
  const countSeats = (entry: AnyEntry) => {
    const row = readRows(entry).find(({ year }) => year === newest);
    return row ? Number(row[byYear.places] ?? 0) : null;
  };
  const sum = list.reduce((all, entry) => all + (countSeats(entry) ?? 0), 0);
  const isWhole = list.length === total;
  return {
    columns: [
      {
        key: 'yearPlaces',
        title: t(YEAR_TEXTS.places, { year: newest }),
        align: 'end' as const,
        render: (_: unknown, entry: AnyEntry) => countSeats(entry) ?? t(YEAR_TEXTS.notYet),
      },
      {
        key: 'yearResult',
        // A narrow list has room for one of the two beside the buttons.
        isWideOnly: true,
        title: t(YEAR_TEXTS.result),
        align: 'end' as const,
        render: (_: unknown, entry: AnyEntry) => lastResult(readRows(entry), byYear) ?? '—',
      },
    ],
    foot: <p>{t(isWhole ? YEAR_TEXTS.sum : YEAR_TEXTS.sumOfPage, { year: newest, count: sum })}</p>,
  };
}

function lastResult(rows: readonly YearRow[], { results }: ByYear) {
  const years = rows
    .filter((row) => results.some((part) => row[part] !== null && row[part] !== undefined))
    .map(({ year }) => Number(year));
  return years.length === 0 ? null : Math.max(...years);
}

export const YEAR_TEXTS = {
  places: pair('{year}學年名額', 'Places in {year}'),
  notYet: pair('還沒填', 'Not yet'),
  unfilled: pair('今年還沒填', 'This year not filled in'),
  filled: pair('今年已填', 'This year filled in'),
  result: pair('最新結果', 'Last results'),
  sum: pair('{year}學年度名額共{count}名。', 'Places in {year}: {count}.'),
  sumOfPage: pair('這一頁{year}學年度名額共{count}名。', 'Places in {year} on this page: {count}.'),
};
