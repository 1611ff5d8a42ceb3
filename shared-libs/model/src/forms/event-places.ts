import type { Locale } from '../base/locale.ts';
import type { DateRange } from '../base/values.ts';
import type { MessageParams } from '../messages/filled.ts';
import type { MessageKey } from '../messages/index.ts';
import { formatVisitDay } from './visit-days.ts';

/** What decides whether somebody can still come to an event; days are YYYY-MM-DD in Taipei. */
export interface EventFacts {
  /** Of events. */
  readonly type?: string;
  readonly date: string;
  readonly registrationDates: DateRange;
  /** Null: there is no limit. */
  readonly capacity: number | null;
  readonly signup: string;
}
/** Where an event stands; `free`: nobody has to sign up. */
export type EventState = 'free' | 'soon' | 'open' | 'full' | 'closed' | 'over';
/** What somebody can sign up for on this site, by the field of the form that names it. */
export type BookedKind = 'event' | 'camp';
/** The places that are left by the id of the event or camp; those without a limit, or whose places others count, are not named. */
export interface PlacesLeft {
  events: Record<string, number>;
  camps: Record<string, number>;
}
/** Where they are. */
export const PLACES_PATH = '/api/ap/highschool/places';

/** Whether this audience is asked for a parent’s consent: a student who spends a day here alone. */
export const isGuardianAsked = (
  event: Pick<EventFacts, 'type'> | null | undefined,
  audience: unknown,
): boolean => event?.type === 'day' && audience === 'student';

/** Where an event stands on a day; `left` absent or null: not known, or without a limit. */
export function computeEventState(
  { date, registrationDates: { begin, end }, signup }: EventFacts,
  { today, left }: { today: string; left?: number | null | undefined },
): EventState {
  if (today > date) return 'over';
  if (signup === 'none') return 'free';
  if (today < begin) return 'soon';
  if (today > end) return 'closed';
  return left === 0 ? 'full' : 'open';
}

/** Why so many people cannot sign up for this event on this site, and the field at which that is said; null when they can, or can wait for places. */
export function refuseEvent(
  event: EventFacts | undefined,
  {
    today,
    left,
    people,
    of = 'event',
    audience,
    guardian,
  }: {
    today: string;
    left: number | null;
    people: number;
    of?: BookedKind;
    /** As whom they sign up. */
    audience?: unknown;
    /** Whether a parent consents. */
    guardian?: unknown;
  },
  locale: Locale,
): { field: BookedKind | 'people' | 'guardian'; key: MessageKey; params: MessageParams } | null {
  const refused = (key: MessageKey, params: MessageParams = {}) => ({
    field: of,
    key,
    params,
  });
  if (!event) return refused('event.gone');
  const { begin, end } = event.registrationDates;
  switch (computeEventState(event, { today, left })) {
    case 'over':
      return refused('event.over');
    case 'soon':
      return refused('event.soon', { day: formatVisitDay(begin, locale) });
    case 'closed':
      return refused('event.closed', { day: formatVisitDay(end, locale) });
    case 'free':
      return refused('event.free');
    case 'full':
    case 'open':
      if (event.signup !== 'visit') return refused('event.elsewhere');
      if (isGuardianAsked(event, audience) && guardian !== true)
        return { field: 'guardian', key: 'event.guardian', params: {} };
      // With none left they wait; with fewer than they are they can come in smaller numbers.
      return left !== null && left > 0 && people > left
        ? { field: 'people', key: 'event.few', params: { left } }
        : null;
  }
}
