const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Taipei',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Taipei, YYYY-MM-DD. */
export const taipeiDay = (at: Date = new Date()): string => DAY.format(at);

/** The moment at which a day begins in Taipei, ISO 8601 in UTC; Taiwan has no summer time. */
export const startOfDay = (day: string): string => new Date(`${day}T00:00:00+08:00`).toISOString();

/** The moment at which the next day begins. */
export const endOfDay = (day: string): string =>
  new Date(Date.parse(startOfDay(day)) + 24 * 3_600_000).toISOString();
