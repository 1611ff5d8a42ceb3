import { addDays } from '../base/days.ts';
import { taipeiMoment } from '../base/time.ts';

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

/** An invitation by mail; a later one of the same reference has a higher sequence. */
interface Invitation {
  method: 'REQUEST' | 'CANCEL';
  sequence: number;
  /** Addresses. */
  from: string;
  to: string;
}
/** With the hours of the meeting; whole days when it names none. */
export function buildVisitCalendar({
  reference,
  day,
  lastDay = day,
  title,
  text,
  meeting,
  site,
  now,
  invitation,
}: {
  reference: string;
  /** YYYY-MM-DD. */
  day: string;
  /** Of several days. */
  lastDay?: string;
  title: string;
  text: string;
  meeting: string | null;
  /** Name of the university, for the location. */
  site: string;
  now: Date;
  invitation?: Invitation;
}): string {
  const hours = meeting === null ? null : parseMeeting(meeting, day);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Office of Admissions//Visits//ZH',
    ...(invitation ? [`METHOD:${invitation.method}`] : []),
    'BEGIN:VEVENT',
    `UID:${reference}@visit`,
    `DTSTAMP:${toStamp(now.getTime())}`,
    ...(invitation ? toInvitation(invitation) : []),
    ...(hours ? toHours(hours) : toWholeDays(day, lastDay)),
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

const toInvitation = ({ method, sequence, from, to }: Invitation) => [
  `SEQUENCE:${sequence}`,
  `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
  `ORGANIZER:mailto:${from}`,
  `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${to}`,
];
const toWholeDays = (day: string, lastDay: string) => [
  `DTSTART;VALUE=DATE:${toDigits(day)}`,
  `DTEND;VALUE=DATE:${toDigits(addDays(lastDay, 1))}`,
];
const toHours = ({ begin, end }: { begin: number; end: number }) => [
  `DTSTART:${toStamp(begin)}`,
  `DTEND:${toStamp(end > begin ? end : begin + USUAL_MS)}`,
];
const toStamp = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
const toDigits = (day: string) => day.replaceAll('-', '');
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** At most 75 bytes a line; continuation lines begin with a space (RFC 5545). */
function foldLine(line: string) {
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
