import { fromTaipeiClock, toTaipeiClock } from '@admissions/model';

/** ISO 8601 to the text of a datetime-local input in Taipei's time zone; '' for none. */
export const toTaipeiInput = (moment: string | null | undefined): string =>
  moment ? toTaipeiClock(moment).toISOString().slice(0, 16) : '';
/** A datetime-local text in Taipei's time zone to ISO 8601 in UTC; null for none. */
export const fromTaipeiInput = (text: string): string | null =>
  text ? fromTaipeiClock(text) : null;
