import { addDays, taipeiMoment } from '@admissions/model';

const USUAL_MS = 2 * 3_600_000;
const CLOCK = /(?<!\d)(?:[01]?\d|2[0-3])[:：][0-5]\d/g;

/** Begin, end and place of a text such as 14:00 六館一樓集合，結束於16:00; null without a time. */
function parseMeeting(meeting: string, day: string) {
  const [begin, ...later] = (meeting.match(CLOCK) ?? []).map((time) =>
    new Date(taipeiMoment(day, time.replace('：', ':').padStart(5, '0'))).getTime(),
  );
  if (begin === undefined) return null;
  const clause = meeting.split(/[，,；;。]/).find((part) => part.search(CLOCK) >= 0) ?? '';
  const place = clause
    .replace(CLOCK, '')
    .replace(/(集合|報到)$/, '')
    .trim();
  return { begin, end: Math.max(begin, ...later), place };
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
  const hours = meeting === null ? null : parseMeeting(meeting, day);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Office of Admissions//Visits//ZH',
    'BEGIN:VEVENT',
    `UID:${reference}@visit`,
    `DTSTAMP:${toStamp(now.getTime())}`,
    ...(hours ? toHours(hours) : toWholeDay(day)),
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
const toHours = ({ begin, end }: { begin: number; end: number }) => [
  `DTSTART:${toStamp(begin)}`,
  `DTEND:${toStamp(end > begin ? end : begin + USUAL_MS)}`,
];
const toStamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
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
