export interface YearEntry {
  title: string;
  day: string;
  href: string;
}
export interface YearMonth {
  month: number;
  entries: YearEntry[];
}

/** The months of a school year, August first, each with what happens in it whatever the year: what comes back every year is seen at its time. */
export function arrangeYear(entries: readonly YearEntry[]): YearMonth[] {
  const first = 8;
  return Array.from({ length: 12 }, (_, index) => {
    const month = ((first - 1 + index) % 12) + 1;
    return {
      month,
      entries: entries
        .filter(({ day }) => Number(day.slice(5, 7)) === month)
        .toSorted((one, other) => Number(one.day.slice(8)) - Number(other.day.slice(8))),
    };
  });
}
