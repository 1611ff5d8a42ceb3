import type { DateRange } from '@admissions/model';
import type { EventState, refuseEvent } from '@admissions/model/forms';
import { computeEventState } from '@admissions/model/forms';
import type { ListedAt } from '@admissions/model/kinds';
import type { CollegeKey } from '@admissions/model/terms';
import { compareTexts } from '../compare-texts.ts';

export type EventCard = ListedAt<'highschool/event_list'>;
type CampCard = ListedAt<'highschool/camp_list'>;
export type Who = EventCard['audience'][number];
/** What the calendar can be narrowed to: the types of events, and those of camps. */
export type OccasionType = EventCard['type'] | CampCard['type'];

/** What somebody signs up for, by the field of the form that names it. */
export type BookedKind = NonNullable<Parameters<typeof refuseEvent>[1]['of']>;
/** An event or a camp by its kind and id, as the calendar file calls it. */
export type OccasionName = `${BookedKind}-${number}`;
/** An event or a camp as the calendar shows it. */
export interface Occasion {
  href: string;
  type: OccasionType;
  title: string;
  summary: string;
  /** Empty: its own words say for whom, and nobody is left out. */
  who: Who[];
  dates: DateRange;
  /** HH:MM in Taipei; null: it lasts for days. */
  hours: DateRange | null;
  place: string;
  mode: EventCard['mode'];
  signup: string;
  registrationDates: DateRange;
  capacity: number | null;
  /** Under which name its places are counted on this site; null: they are not. */
  counted: OccasionName | null;
  /** The first of them, as which it is coloured. */
  college: CollegeKey | null;
  colleges: readonly CollegeKey[];
}

/** All that one can come to, in the order of the days. */
export const toOccasions = (events: readonly EventCard[], camps: readonly CampCard[]): Occasion[] =>
  [...events.map(fromEvent), ...camps.map(fromCamp)].toSorted((one, other) =>
    compareTexts(toStart(one), toStart(other)),
  );
const toStart = ({ dates, hours }: Occasion) => `${dates.begin} ${hours?.begin ?? ''}`;

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
}: EventCard): Occasion => ({
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
}: Omit<CampCard, 'body'>): Occasion => ({
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
});

/** The events that are still to come, the nearest first. */
export const comingEvents = (events: readonly EventCard[], today: string): Occasion[] =>
  toOccasions(events, []).filter((each) => findState(each, { today }) !== 'over');

/** Where it stands today; it is full only where the places are counted and known. */
export const findState = (
  { dates, registrationDates, capacity, signup }: Occasion,
  now: { today: string; left?: number | null | undefined },
): EventState => computeEventState({ date: dates.end, registrationDates, capacity, signup }, now);

/** What begins in a month (YYYY-MM). */
export interface OccasionMonth {
  month: string;
  occasions: Occasion[];
}
export function groupByMonth(occasions: readonly Occasion[]): OccasionMonth[] {
  const months = new Map<string, Occasion[]>();
  for (const each of occasions) {
    const month = each.dates.begin.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), each]);
  }
  return [...months].map(([month, found]) => ({ month, occasions: found }));
}
