const DAY_MS = 86_400_000;

/** The start of a day (YYYY-MM-DD) in UTC. */
export const toDate = (day: string) => new Date(`${day}T00:00:00Z`);
/** Adds days to a day (YYYY-MM-DD). */
export const addDays = (day: string, count: number) =>
  new Date(toDate(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
/** The days from one day to another; negative when it is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / DAY_MS);
/** The weekday of a day (YYYY-MM-DD); 0 is Sunday. */
export const readWeekday = (day: string) => toDate(day).getUTCDay();
