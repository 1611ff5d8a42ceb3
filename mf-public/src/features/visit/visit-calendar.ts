import { addDays } from '@admissions/model';

/** An all-day event, since the office may still agree on the hour by phone. */
export function buildVisitCalendar({
  reference,
  day,
  title,
  text,
  now,
}: {
  reference: string;
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  text: string;
  now: Date;
}): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Office of Admissions//Visits//ZH',
    'BEGIN:VEVENT',
    `UID:${reference}@visit`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${toDigits(day)}`,
    `DTEND;VALUE=DATE:${toDigits(addDays(day, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(foldLine)
    .map((line) => `${line}\r\n`)
    .join('');
}

const toDigits = (day: string) => day.replaceAll('-', '');
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** At most 75 bytes a line; continuation lines begin with a space (RFC 5545). */
function foldLine(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const sign of line) {
    if (new TextEncoder().encode(current + sign).length > 75) {
      lines.push(current);
      current = ' ';
    }
    current += sign;
  }
  return [...lines, current];
}
