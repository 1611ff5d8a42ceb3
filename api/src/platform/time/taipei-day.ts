import { taipeiDayStart } from '@admissions/model';

/** ISO 8601 in UTC. */
export const startOfDay = (day: string) => new Date(taipeiDayStart(day)).toISOString();

/** Exclusive: the start of the next day. */
export const endOfDay = (day: string) =>
  new Date(Date.parse(startOfDay(day)) + 24 * 3_600_000).toISOString();
