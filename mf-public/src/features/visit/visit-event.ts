import type { Api } from '@admissions/api-client';
import { apiContext } from '@admissions/api-client';
import type { Locale } from '@admissions/model';
import { taipeiDay } from '@admissions/model';
import { findEventProblem } from '@admissions/model/forms';
import type { LoaderFunctionArgs } from 'react-router';
import type { BookableKind, CalendarEvent } from '../../lib/events/calendar-events.ts';
import {
  fromCamp,
  fromEvent,
  getEventState,
  listUpcomingEvents,
} from '../../lib/events/calendar-events.ts';
import { formatWhen } from '../../lib/events/event-labels.ts';
import { loadEvents } from '../../lib/events/load-events.ts';
import { loadEntry } from '../../lib/public-reads.ts';
import { getNumberParam } from '../../lib/reads.ts';
import { loadFormBanners } from '../../lib/request/form-banners.ts';
import type { Refusal } from '../../lib/request/visitor-request.ts';

/** What the address names, an event or a camp: its id, and null for what is not there any more. */
export interface SelectedEvent {
  of: BookableKind;
  id: number;
  calendarEvent: CalendarEvent | null;
}

/** What the page of the form shows: its banners, and what somebody signs up for, or else could sign up for. */
export async function loadVisit(args: LoaderFunctionArgs) {
  const api = args.context.get(apiContext);
  const today = taipeiDay(new Date());
  const named = parseEventReference(args.request.url);
  const [page, selected, open] = await Promise.all([
    loadFormBanners(args),
    named && loadSelectedEvent(api, named),
    named ? [] : loadOpenEvents(api, today),
  ]);
  return { ...page, asked: selected, open, today };
}

/** What one can sign up for with this form today, for who has not said what they come to. */
const loadOpenEvents = async (api: Api, today: string): Promise<CalendarEvent[]> =>
  listUpcomingEvents(await loadEvents(api), today).filter(
    (each) => each.signup === 'visit' && getEventState(each, { today }) === 'open',
  );

type EventReference = Pick<SelectedEvent, 'of' | 'id'>;
function parseEventReference(url: string): EventReference | null {
  const event = getNumberParam(url, 'event');
  if (event !== null) return { of: 'event', id: event };
  const camp = getNumberParam(url, 'camp');
  return camp === null ? null : { of: 'camp', id: camp };
}
async function loadSelectedEvent(api: Api, { of, id }: EventReference): Promise<SelectedEvent> {
  if (of === 'event') {
    const found = await loadEntry(api, 'highschool/event_info', id);
    return { of, id, calendarEvent: found && fromEvent(found) };
  }
  const found = await loadEntry(api, 'highschool/camp_info', id);
  return { of, id, calendarEvent: found && fromCamp(found) };
}

/** What somebody signs up for in a line, as the summary of what was sent names it. */
export const formatEventName = (calendarEvent: CalendarEvent, locale: Locale): string =>
  `${calendarEvent.title} ${formatWhen(calendarEvent, locale)}`;

/** As whom somebody comes to it for whom nothing else is known: whom the office named first. */
export const getDefaultAudience = ({ calendarEvent }: SelectedEvent): string =>
  calendarEvent?.who.find((each) => each === 'student' || each === 'parent') ?? 'student';

/** Why these answers would be refused for it, by field; nothing where the places are not known. */
export function listRefusals(
  { of, calendarEvent }: SelectedEvent,
  {
    left,
    ...sent
  }: {
    people: number;
    audience: unknown;
    guardian: unknown;
    left: number | undefined;
  },
  locale: Locale,
): Record<string, Refusal> {
  const context = { ...sent, today: taipeiDay(new Date()), left: left ?? null, of };
  const event = calendarEvent && { ...calendarEvent, date: calendarEvent.dates.end };
  const refusal = findEventProblem(event ?? undefined, context, locale);
  return refusal ? { [refusal.field]: refusal } : {};
}
