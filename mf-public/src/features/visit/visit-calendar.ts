import { addDays, taipeiMoment } from '@admissions/model';

const USUAL_HOURS = 2;
const HOUR_MS = 3_600_000;
const CLOCK = /(?<!\d)([01]?\d|2[0-3])[:：]([0-5]\d)/g;

/** Hours and place of a text such as 14:00 六館一樓集合，結束於16:00; null without a time. */
export function parseMeeting(
  meeting: string,
): { begin: string; end: string | null; place: string } | null {
  const times = [...meeting.matchAll(CLOCK)].map(
    ([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`,
  );
  const [begin = '', last = ''] = [times[0], times.at(-1)];
  if (begin === '') return null;
  const clause = meeting.split(/[，,；;。]/).find((part) => part.search(CLOCK) >= 0) ?? '';
  const place = clause
    .replace(CLOCK, '')
    .replace(/(集合|報到|見)$/, '')
    .trim();
  return { begin, end: last > begin ? last : null, place };
}

/** With the hours of the meeting; an all-day event when it names none. */
export function buildVisitCalendar({
  reference,
  day,
  title,
  text,
  meeting,
  site,
  now,
}: {
  reference: string;
  /** YYYY-MM-DD. */
  day: string;
  title: string;
  text: string;
  meeting: string | null;
  /** Name of the university, for the location. */
  site: string;
  now: Date;
}): string {
  const hours = meeting === null ? null : parseMeeting(meeting);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Office of Admissions//Visits//ZH',
    'BEGIN:VEVENT',
    `UID:${reference}@visit`,
    `DTSTAMP:${toStamp(now)}`,
    ...(hours ? toHours(day, hours) : toWholeDay(day)),
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText([site, hours?.place].filter(Boolean).join(' '))}`,
    `DESCRIPTION:${escapeText(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(foldLine)
    .map((line) => `${line}\r\n`)
    .join('');
}

const toWholeDay = (day: string) => [
  `DTSTART;VALUE=DATE:${toDigits(day)}`,
  `DTEND;VALUE=DATE:${toDigits(addDays(day, 1))}`,
];
function toHours(day: string, { begin, end }: { begin: string; end: string | null }): string[] {
  const start = new Date(taipeiMoment(day, begin));
  const stop = end
    ? new Date(taipeiMoment(day, end))
    : new Date(start.getTime() + USUAL_HOURS * HOUR_MS);
  return [`DTSTART:${toStamp(start)}`, `DTEND:${toStamp(stop)}`];
}
const toStamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
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
