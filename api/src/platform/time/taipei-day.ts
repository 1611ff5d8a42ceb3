import { taipeiDayStart } from '@admissions/model';

/** The moment at which a day begins in Taipei, ISO 8601 in UTC. */
export const startOfDay = (day: string): string => new Date(taipeiDayStart(day)).toISOString();

/** The moment at which the next day begins. */
export const endOfDay = (day: string): string =>
  new Date(Date.parse(startOfDay(day)) + 24 * 3_600_000).toISOString();
