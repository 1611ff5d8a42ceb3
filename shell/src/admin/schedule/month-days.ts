/** Days (YYYY-MM-DD) of a month (YYYY-MM), weekdays `before` it, days `after` up to Saturday. */
export function listMonthDays(month: string) {
  const [year, number] = parseMonth(month);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from(
    { length: last },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
  const before = new Date(Date.UTC(year, number - 1, 1)).getUTCDay();
  const open = (7 - ((before + last) % 7)) % 7;
  const after = Array.from({ length: open }, (_, index) => `${moveMonth(month, 1)}-0${index + 1}`);
  return { days, after, before };
}

/** `by` is a number of months; negative goes back. */
export function moveMonth(month: string, by: number) {
  const [year, number] = parseMonth(month);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

const parseMonth = (month: string): [number, number] => [
  Number(month.slice(0, 4)),
  Number(month.slice(5, 7)),
];
