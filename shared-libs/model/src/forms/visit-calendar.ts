import { taipeiMoment } from '../base/time.ts';
import {
  escapeCalendarText,
  toCalendarFile,
  toCalendarStamp,
  toWholeDays,
} from './calendar-file.ts';

const USUAL_MS = 2 * 3_600_000;
const CLOCK = /(?<!\d)(?:[01]?\d|2[0-3])[:：][0-5]\d/g;

/** Place and hours of a text such as 14:00 六館一樓集合，結束於16:00; no hours without a time. */
function parseMeeting(meeting: string, day: string) {
  const [begin, ...later] = (meeting.match(CLOCK) ?? []).map((time) =>
    new Date(taipeiMoment(day, time.replace('：', ':').padStart(5, '0'))).getTime(),
  );
  const clauses = meeting.split(/[，,；;。]/);
  const place = (clauses.find((part) => part.search(CLOCK) >= 0) ?? clauses[0] ?? '')
    .replace(CLOCK, '')
    .replace(/^[\s–]+|(集合|報到)$/g, '')
    .trim();
  const hours = begin === undefined ? null : { begin, end: Math.max(begin, ...later) };
  return { hours, place };
}
/** With the hours of the occasion, unless the meeting names a time. */
const joinMeeting = (meeting: string, occasion: string) =>
  meeting.search(CLOCK) >= 0
    ? meeting
    : `${/\d\d:\d\d–\d\d:\d\d$/.exec(occasion)?.[0] ?? ''} ${meeting}`;

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
  occasion,
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
  /** Name and time of an event or camp, such as 營隊｜12月1日（二）09:00–12:00. */
  occasion?: string | null | undefined;
  /** Without an occasion. */
  title: string;
  text: string;
  meeting: string | null;
  /** Name and address of the university, for the location. */
  site: string;
  now: Date;
  invitation?: Invitation;
}): string {
  const { hours, place } = parseMeeting(joinMeeting(meeting ?? '', occasion ?? ''), day);
  return toCalendarFile([
    'PRODID:-//Office of Admissions//Visits//ZH',
    ...(invitation ? [`METHOD:${invitation.method}`] : []),
    'BEGIN:VEVENT',
    `UID:${reference}@visit`,
    `DTSTAMP:${toStamp(now.getTime())}`,
    ...(invitation ? toInvitation(invitation) : []),
    ...(hours ? toHours(hours) : toWholeDays(day, lastDay)),
    `SUMMARY:${escapeCalendarText(occasion?.replace(/｜[^｜]*$/, '') ?? title)}`,
    `LOCATION:${escapeCalendarText(`${site} ${place}`.trim())}`,
    `DESCRIPTION:${escapeCalendarText(text)}`,
    'END:VEVENT',
  ]);
}

const toInvitation = ({ method, sequence, from, to }: Invitation) => [
  `SEQUENCE:${sequence}`,
  `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
  `ORGANIZER:mailto:${from}`,
  `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${to}`,
];
const toHours = ({ begin, end }: { begin: number; end: number }) => [
  `DTSTART:${toStamp(begin)}`,
  `DTEND:${toStamp(end > begin ? end : begin + USUAL_MS)}`,
];
const toStamp = (moment: number) => toCalendarStamp(new Date(moment).toISOString());
