const DAYS_PER_WEEK = 7;

/** Weeks of a month (YYYY-MM), Monday first: YYYY-MM-DD, null for days of another month. */
export function listWeeks(month: string): (string | null)[][] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before =
    (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
  const length = Math.ceil((before + days) / DAYS_PER_WEEK) * DAYS_PER_WEEK;
  const cells = Array.from({ length }, (_, index) => {
    const day = index - before + 1;
    return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, '0')}`;
  });
  return Array.from({ length: length / DAYS_PER_WEEK }, (_, week) =>
    cells.slice(week * DAYS_PER_WEEK, (week + 1) * DAYS_PER_WEEK),
  );
}
