const DAY_MS = 86_400_000;

/** A day (YYYY-MM-DD) as the moment at which it begins in UTC. */
export const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
/** The day (YYYY-MM-DD) so many days later. */
export const addDays = (day: string, count: number): string =>
  new Date(toDate(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
/** The weekday of a day (YYYY-MM-DD); 0 is Sunday. */
export const readWeekday = (day: string): number => toDate(day).getUTCDay();
