import { addDays, fromTaipeiClock } from '@admissions/model';
import type { CalendarEntry } from '@admissions/protocol';
import { currentIdentity } from '../base/current-identity.ts';

const MAX_LINE_BYTES = 75;

/** RFC 5545; entries without hours are whole days, the same in every time zone. */
export function renderCalendar(entries: readonly CalendarEntry[], origin: string) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yuan Ze University//Admissions//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(`${currentIdentity().nameShort}招生行事曆`)}`,
    'X-WR-TIMEZONE:Asia/Taipei',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...entries.flatMap((entry) => renderEvent(entry, origin)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function renderEvent(entry: CalendarEntry, origin: string) {
  const { uid, title, begin, end, hours, url, place, text, updatedAt } = entry;
  const changed = formatStamp(updatedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}@admissions.yzu`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...(hours
      ? [
          `DTSTART:${formatTaipeiStamp(begin, hours.begin)}`,
          `DTEND:${formatTaipeiStamp(end, hours.end)}`,
        ]
      : [
          `DTSTART;VALUE=DATE:${begin.replaceAll('-', '')}`,
          // DTEND is exclusive.
          `DTEND;VALUE=DATE:${addDays(end, 1).replaceAll('-', '')}`,
        ]),
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    `URL:${origin}${url.replace(/[^\x21-\x7e]/g, encodeURIComponent)}`,
    // Only timed events block the calendar.
    `TRANSP:${hours ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

const formatTaipeiStamp = (day: string, time: string) =>
  formatStamp(fromTaipeiClock(`${day}T${time}`));
// Without punctuation and fractions of a second.
const formatStamp = (moment: string) => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`;

const escapeText = (text: string) =>
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
    if (Buffer.byteLength(row + sign) > MAX_LINE_BYTES - Math.min(1, rows.length)) {
      rows.push(row);
      row = '';
    }
    row += sign;
  }
  return [...rows, row].join('\r\n ');
}
