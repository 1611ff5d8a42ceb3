const OFFSET = 8 * 3_600_000;

/** A moment (ISO 8601) as the text of a datetime-local input, in Taipei's time; '' for none. */
export const toTaipeiInput = (moment: string | null | undefined): string =>
  moment ? new Date(Date.parse(moment) + OFFSET).toISOString().slice(0, 16) : '';
/** The moment (ISO 8601, UTC) that a datetime-local input holds in Taipei's time; null for none. */
export const fromTaipeiInput = (text: string): string | null =>
  text ? new Date(Date.parse(`${text}:00Z`) - OFFSET).toISOString() : null;
/** A moment for people: 2026/11/21 09:30, Taipei. */
export const momentText = (moment: string): string =>
  toTaipeiInput(moment).replace('T', ' ').replaceAll('-', '/');
