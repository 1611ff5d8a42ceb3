import type { Api } from '@admissions/api-client';
import { type Locale, taipeiDay } from '@admissions/model';
import { findAudience, visit } from '@admissions/model/forms';
import {
  type BookableKind,
  type CalendarEvent,
  fromCamp,
  fromEvent,
  getEventState,
  listUpcomingEvents,
  loadEvents,
} from '../../lib/events/calendar-events.ts';
import { formatWhen } from '../../lib/events/event-labels.ts';
import { loadEntry, loadSingle } from '../../lib/public-reads.ts';
import { createLoader, getNumberParam } from '../../lib/reads.ts';
import { loadFormBanners } from '../../lib/request/form-banners.ts';

/** Null: the event or camp no longer exists. */
export interface SelectedEvent {
  of: BookableKind;
  id: number;
  calendarEvent: CalendarEvent | null;
}

/** Loads banners, and the selected event, or the visit days and the events open for sign-up. */
export const loadVisit = createLoader(async ({ api, search }) => {
  const today = taipeiDay();
  const event = getNumberParam(search, 'event');
  const camp = getNumberParam(search, 'camp');
  const isNamed = event !== null || camp !== null;
  const [page, selected, open, rules] = await Promise.all([
    loadFormBanners(api),
    loadSelectedEvent(api, event, camp),
    isNamed ? [] : loadOpenEvents(api, today),
    isNamed ? null : loadSingle(api, 'highschool/visit_days_info'),
  ]);
  return { ...page, selected, open, rules, today };
});

/** Events open for this form today, for visitors without a selection. */
const loadOpenEvents = async (api: Api, today: string) =>
  listUpcomingEvents(await loadEvents(api), today).filter((each) => isOpenForSignup(each, today));

async function loadSelectedEvent(
  api: Api,
  event: number | null,
  camp: number | null,
): Promise<SelectedEvent | null> {
  if (event !== null) {
    const found = await loadEntry(api, 'highschool/event_info', event);
    return { of: 'event', id: event, calendarEvent: found && fromEvent(found) };
  }
  if (camp === null) return null;
  const found = await loadEntry(api, 'highschool/camp_info', camp);
  return { of: 'camp', id: camp, calendarEvent: found && fromCamp(found) };
}

/** One line, as in the summary of the submission. */
export const formatEventName = (calendarEvent: CalendarEvent, locale: Locale) =>
  `${calendarEvent.title} ${formatWhen(calendarEvent, locale)}`;

export const isBooked = (audience: unknown) => findAudience(visit, { audience })?.isBooked ?? false;

/** Whether this form can be sent today, for places or the waiting list. */
export const isOpenForSignup = (calendarEvent: CalendarEvent | null, today: string) =>
  calendarEvent?.signup === 'visit' && getEventState(calendarEvent, { today }) === 'open';

/** The audience that staff listed first. */
export const getDefaultAudience = ({ calendarEvent }: SelectedEvent) =>
  calendarEvent?.who.find((each) => each === 'student' || each === 'parent') ?? 'student';
