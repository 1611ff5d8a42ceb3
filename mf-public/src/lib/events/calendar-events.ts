import type { Api } from '@admissions/api-client';
import type { DateRange } from '@admissions/model';
import {
  calculateEventState,
  type EventState,
  type findEventProblem,
} from '@admissions/model/forms';
import type { ListedAt } from '@admissions/model/kinds';
import type { CollegeKey } from '@admissions/model/terms';
import { compareStrings } from '../compare-strings.ts';
import { loadList } from '../public-reads.ts';

export type EventCard = ListedAt<'highschool/event_list'>;
type CampCard = ListedAt<'highschool/camp_list'>;
type EventAudience = EventCard['audience'][number];
export type CalendarEventType = EventCard['type'] | CampCard['type'];

/** `event` or `camp`, as the form field is named. */
export type BookableKind = NonNullable<Parameters<typeof findEventProblem>[1]['of']>;
/** Kind and id, as in the name of the calendar file. */
export type CalendarEventKey = `${BookableKind}-${number}`;
/** An event or a camp. */
export interface CalendarEvent {
  href: string;
  type: CalendarEventType;
  title: string;
  summary: string;
  who: EventAudience[];
  dates: DateRange;
  /** HH:MM in Taipei; null for several days. */
  hours: DateRange | null;
  place: string;
  mode: EventCard['mode'];
  signup: string;
  registrationDates: DateRange;
  capacity: number | null;
  /** Key of its seat count; null: not counted on this site. */
  counted: CalendarEventKey | null;
  /** The first college, for the colour. */
  college: CollegeKey | null;
  colleges: readonly CollegeKey[];
  isSample?: true | undefined;
}

/** Events and camps by date. */
export const toCalendarEvents = (events: readonly EventCard[], camps: readonly CampCard[]) =>
  [...events.map(fromEvent), ...camps.map(fromCamp)].toSorted((one, other) =>
    compareStrings(toStart(one), toStart(other)),
  );
const toStart = ({ dates, hours }: CalendarEvent) => `${dates.begin} ${hours?.begin ?? ''}`;

export const fromEvent = ({
  id,
  type,
  title,
  summary,
  audience,
  date,
  begin,
  end,
  place,
  mode,
  signup,
  registrationDates,
  capacity,
  colleges,
  isSample,
}: EventCard): CalendarEvent => ({
  href: `/eventCont?id=${id}`,
  type,
  title,
  summary,
  who: audience,
  dates: { begin: date, end: date },
  hours: { begin, end },
  place,
  mode,
  signup,
  registrationDates,
  capacity,
  counted: signup === 'visit' && capacity !== null ? `event-${id}` : null,
  college: colleges?.[0] ?? null,
  colleges: colleges ?? [],
  isSample,
});

export const fromCamp = ({
  id,
  type,
  title,
  summary,
  eventDates,
  registrationDates,
  place,
  capacity,
  signup,
  college,
  isSample,
}: Omit<CampCard, 'body'>): CalendarEvent => ({
  href: `/campCont?id=${id}`,
  type,
  title,
  summary,
  who: ['student'],
  dates: eventDates,
  hours: null,
  place,
  mode: 'onsite',
  signup: signup ?? 'camp',
  registrationDates,
  capacity,
  counted: signup === 'visit' && capacity !== null ? `camp-${id}` : null,
  college,
  colleges: college ? [college] : [],
  isSample,
});

/** Upcoming events, next first; for an audience: those that include it. */
export const listUpcomingEvents = (
  events: readonly EventCard[],
  today: string,
  audience?: EventAudience,
) =>
  toCalendarEvents(events, []).filter(
    (each) =>
      getEventState(each, { today }) !== 'over' && (!audience || each.who.includes(audience)),
  );

/** Those of this type first. */
export const sortByType = <E extends { type: CalendarEventType }>(
  events: readonly E[],
  type: CalendarEventType,
) => events.toSorted((one, other) => Number(other.type === type) - Number(one.type === type));

/** `full` only if the seats are counted and loaded. */
export const getEventState = (
  { dates, registrationDates, capacity, signup }: CalendarEvent,
  now: { today: string; left?: number | null | undefined },
): EventState => calculateEventState({ date: dates.end, registrationDates, capacity, signup }, now);

export type EventMonth = ReturnType<typeof groupByMonth>[number];

/** By the month in which they begin (YYYY-MM). */
export function groupByMonth(calendarEvents: readonly CalendarEvent[]) {
  const months = new Map<string, CalendarEvent[]>();
  for (const each of calendarEvents) {
    const month = each.dates.begin.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), each]);
  }
  return [...months].map(([month, found]) => ({ month, calendarEvents: found }));
}

/** For a section of a page; empty if unreadable. */
export const loadEvents = async (api: Api) => (await loadList(api, 'highschool/event_list')) ?? [];
