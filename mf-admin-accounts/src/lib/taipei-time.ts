import type { Locale } from '@admissions/contracts';

/** A moment as staff read it: 2026/11/21 14:05 (in English 2026-11-21 14:05), by the clock of Taipei. */
export function momentText(iso: string, locale: Locale): string {
  const [day = '', time = ''] = toTaipeiInput(iso).split('T');
  return `${locale === 'en' ? day : day.replaceAll('-', '/')} ${time}`;
}

/** The value of a date-and-time input, by the clock of Taipei. */
export function toTaipeiInput(iso: string): string {
  return new Date(Date.parse(iso) + OFFSET).toISOString().slice(0, 16);
}
/** The moment that such an input shows, in UTC; null when it is empty or not yet complete. */
export function fromTaipeiInput(value: string): string | null {
  const at = Date.parse(`${value}Z`) - OFFSET;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(value) && !Number.isNaN(at) ? new Date(at).toISOString() : null;
}

// Taipei is eight hours ahead of UTC all the year.
const OFFSET = 8 * 3_600_000;
