import { formatDay } from '@admissions/model';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is an ISO date, not a year or a date in prose. */
export const isDay = (text: string): boolean => DAY.test(text);
/** Formats ISO dates for staff; other text stays unchanged. */
export const formatMatch = (text: string): string => (isDay(text) ? formatDay(text) : text);
