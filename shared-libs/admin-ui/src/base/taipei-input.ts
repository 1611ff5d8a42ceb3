import { fromTaipeiClock, toTaipeiClock } from '@admissions/model';

/** A moment (ISO 8601) as the text of a datetime-local input, in Taipei's time; '' for none. */
export const toTaipeiInput = (moment: string | null | undefined): string =>
  moment ? toTaipeiClock(moment).toISOString().slice(0, 16) : '';
/** The moment (ISO 8601, UTC) that a datetime-local input holds in Taipei's time; null for none. */
export const fromTaipeiInput = (text: string): string | null =>
  text ? fromTaipeiClock(text) : null;
