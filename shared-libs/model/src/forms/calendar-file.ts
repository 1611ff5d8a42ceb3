import { addDays } from '../base/days.ts';

const MAX_LINE_BYTES = 75;

/** An iCalendar file (RFC 5545) of the given lines. */
export const toCalendarFile = (lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR']
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');

/** `moment`: ISO 8601 in UTC. */
export const toCalendarStamp = (moment: string) => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`;

/** YYYY-MM-DD, `end` included. */
export const toWholeDays = (begin: string, end: string) => [
  `DTSTART;VALUE=DATE:${begin.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${addDays(end, 1).replaceAll('-', '')}`,
];

export const escapeCalendarText = (text: string) =>
  text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\t/g, ' ');

// By octets, never inside a character.
function foldLine(line: string) {
  const rows: string[] = [];
  let row = '';
  for (const sign of line) {
    if (new TextEncoder().encode(row + sign).length > MAX_LINE_BYTES - Math.min(1, rows.length)) {
      rows.push(row);
      row = '';
    }
    row += sign;
  }
  return [...rows, row].join('\r\n ');
}
