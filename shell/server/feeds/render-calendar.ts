import { fromTaipeiClock } from '@admissions/model';
import {
  escapeCalendarText,
  toCalendarFile,
  toCalendarStamp,
  toWholeDays,
} from '@admissions/model/forms';
import type { CalendarEntry } from '@admissions/protocol';
import { currentIdentity } from '../base/current-identity.ts';

/** RFC 5545; entries without hours are whole days, the same in every time zone. */
export function renderCalendar(entries: readonly CalendarEntry[], origin: string) {
  return toCalendarFile([
    'PRODID:-//Yuan Ze University//Admissions//ZH',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeCalendarText(`${currentIdentity().nameShort}招生行事曆`)}`,
    'X-WR-TIMEZONE:Asia/Taipei',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...entries.flatMap((entry) => renderEvent(entry, origin)),
  ]);
}

function renderEvent(entry: CalendarEntry, origin: string) {
  const { uid, title, begin, end, hours, url, place, text, updatedAt } = entry;
  const changed = toCalendarStamp(updatedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${escapeCalendarText(uid)}@admissions.yzu`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...(hours
      ? [
          `DTSTART:${formatTaipeiStamp(begin, hours.begin)}`,
          `DTEND:${formatTaipeiStamp(end, hours.end)}`,
        ]
      : toWholeDays(begin, end)),
    `SUMMARY:${escapeCalendarText(title)}`,
    ...(place ? [`LOCATION:${escapeCalendarText(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escapeCalendarText(text)}`] : []),
    `URL:${origin}${url.replace(/[^\x21-\x7e]/g, encodeURIComponent)}`,
    // Only timed events block the calendar.
    `TRANSP:${hours ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ];
}

const formatTaipeiStamp = (day: string, time: string) =>
  toCalendarStamp(fromTaipeiClock(`${day}T${time}`));
