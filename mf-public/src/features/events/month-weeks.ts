const WEEK = 7;

/** The weeks of a month (YYYY-MM), Monday first: days as YYYY-MM-DD, and null where one belongs to another month. */
export function weeksOf(month: string): (string | null)[][] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + WEEK - 1) % WEEK;
  const length = Math.ceil((before + days) / WEEK) * WEEK;
  const places = Array.from({ length }, (_, index) => {
    const day = index - before + 1;
    return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, '0')}`;
  });
  return Array.from({ length: length / WEEK }, (_, week) =>
    places.slice(week * WEEK, (week + 1) * WEEK),
  );
}
