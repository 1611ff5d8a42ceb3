/** The days of a month (YYYY-MM), each YYYY-MM-DD, and how many weekdays stand empty before the first (Sunday begins). */
export function listMonthDays(month: string): { days: string[]; before: number } {
  const [year, number] = parseMonth(month);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from(
    { length: last },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  return { days, before: new Date(Date.UTC(year, number - 1, 1)).getUTCDay() };
}

/** So many months away from one. */
export function moveMonth(month: string, by: number): string {
  const [year, number] = parseMonth(month);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

const parseMonth = (month: string): [number, number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
];
