import { readWeekday } from '@admissions/model';

/** Days (YYYY-MM-DD) of a month (YYYY-MM), and those after it up to the second Saturday. */
export function listMonthDays(month: string) {
  const [year, number] = parseMonth(month);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const after = 13 - readWeekday(`${month}-${last}`);
  return { days: listDays(month, last), after: listDays(moveMonth(month, 1), after) };
}

const listDays = (month: string, length: number) =>
  Array.from({ length }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

/** `by` is a number of months; negative goes back. */
export function moveMonth(month: string, by: number) {
  const [year, number] = parseMonth(month);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

const parseMonth = (month: string): [number, number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
];
