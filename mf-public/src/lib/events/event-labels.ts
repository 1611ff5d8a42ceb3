import { type Locale, type Localised, pair } from '@admissions/model';
import { type EventState, formatVisitDay } from '@admissions/model/forms';
import { EVENT_TYPE_NAMES } from '@admissions/model/terms';
import { type CalendarEvent, type CalendarEventType, getEventState } from './calendar-events.ts';

export const STATES = {
  open: pair('報名中', 'Open'),
  full: pair('額滿，可候補', 'Full: waiting list'),
  soon: pair('即將開放', 'Opening soon'),
  closed: pair('已截止', 'Closed'),
  free: pair('不必報名', 'No sign-up'),
  over: pair('已結束', 'Over'),
} satisfies Record<EventState, Localised>;
export const CALENDAR_EVENT_TYPES: Readonly<Record<CalendarEventType, Localised>> = {
  ...EVENT_TYPE_NAMES,
  camp: pair('營隊', 'Camp'),
  precourse: pair('先修課程', 'Pre-course'),
};

/** 12月7日（一）13:00–17:00, or 7月13日（一）–7月17日（五）. */
export function formatWhen({ dates, hours }: CalendarEvent, locale: Locale) {
  const days = [...new Set([dates.begin, dates.end])].map((day) => formatVisitDay(day, locale));
  const time = hours ? ` ${hours.begin}–${hours.end}` : '';
  return days.join('–') + (locale === 'en' ? time : time.trim());
}

/** When registration opens or closes; null if it is over or not required. */
export function formatRegistration(
  { registrationDates: { begin, end } }: CalendarEvent,
  state: EventState,
) {
  if (state === 'soon') return formatOpening(begin)['zh-TW'];
  // Full events keep the line, so that a row has its height before the seats are loaded.
  if (state === 'full') return `候補到${toMonthDay(end)}`;
  return state === 'open' ? `報名到${toMonthDay(end)}` : null;
}
const formatOpening = (begin: string) =>
  pair(`${toMonthDay(begin)}開放報名`, `Opens ${formatVisitDay(begin, 'en')}`);
/** 1/22. */
export const toMonthDay = (day: string) => day.split('-').slice(1).map(Number).join('/');

// An absolute number: few is few, however large the room is.
const FEW_SEATS_COUNT = 5;
const FEW_SEATS_SHARE = 0.1;

/** Seats left, else the capacity. Null without sign-up or limit. */
function formatSeats(
  { capacity, counted }: CalendarEvent,
  { state, left }: { state: EventState; left: number | undefined },
) {
  if (capacity === null || (state !== 'open' && state !== 'soon')) return null;
  if (counted === null || left === undefined || state === 'soon')
    return {
      text: pair(`名額${capacity}位`, `Places: ${capacity}`),
      isFew: false,
    };
  const isFew = left <= Math.max(FEW_SEATS_COUNT, capacity * FEW_SEATS_SHARE);
  return {
    text: isFew
      ? pair(`剩${left}位`, `Only ${left} left`)
      : pair(`還有${left}位`, `Places left: ${left}`),
    isFew,
  };
}

/** In a short list: the seats left, when sign-up opens, or the state. */
export function labelAvailability(
  calendarEvent: CalendarEvent,
  today: string,
  left: number | undefined,
): Localised {
  const { state, room } = describeAvailability(calendarEvent, today, left);
  if (state === 'soon') return formatOpening(calendarEvent.registrationDates.begin);
  return room && left !== undefined ? room.text : STATES[state];
}

/** Whether sign-up is open today, and the seats. */
export function describeAvailability(
  calendarEvent: CalendarEvent,
  today: string,
  left: number | undefined,
) {
  const state = getEventState(calendarEvent, { today, left });
  return { state, room: formatSeats(calendarEvent, { state, left }) };
}
