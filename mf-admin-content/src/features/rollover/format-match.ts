import { formatDay } from '@admissions/model';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether this is a day as fields hold it, not a year or a date in words. */
export const isDay = (text: string): boolean => DAY.test(text);
/** What was found, as the office writes it: days as everywhere else, words as they stand there. */
export const formatMatch = (text: string): string => (isDay(text) ? formatDay(text) : text);
