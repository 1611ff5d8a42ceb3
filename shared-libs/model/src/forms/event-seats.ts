import type { Locale } from '../base/locale.ts';
import type { DateRange } from '../base/values.ts';
import type { MessageParams } from '../messages/fill-placeholders.ts';
import type { MessageKey } from '../messages/index.ts';
import { formatVisitDay } from './visit-days.ts';

/** Data that decides about sign-ups; days are YYYY-MM-DD in Taipei. */
export interface EventSignupInfo {
  /** For events only. */
  readonly type?: string;
  readonly date: string;
  readonly registrationDates: DateRange;
  /** Null: unlimited. */
  readonly capacity: number | null;
  readonly signup: string;
}
/** State of an event; `free`: no sign-up needed. */
export type EventState = 'free' | 'soon' | 'open' | 'full' | 'closed' | 'over';
/** Targets of sign-ups, by form field. */
export type BookedKind = 'event' | 'camp';
/** Seats left by id; unlimited and externally counted ones are absent. */
export interface RemainingSeats {
  events: Record<string, number>;
  camps: Record<string, number>;
}
/** Endpoint of seats left. */
export const SEATS_PATH = '/api/ap/highschool/places';

/** Whether a parent's consent is required: a student alone for a day. */
export const isGuardianConsentRequired = (
  event: Pick<EventSignupInfo, 'type'> | null | undefined,
  audience: unknown,
) => event?.type === 'day' && audience === 'student';

/** State of an event on a day; `left` absent or null: unknown or unlimited. */
export function calculateEventState(
  { date, registrationDates: { begin, end }, signup }: EventSignupInfo,
  { today, left }: { today: string; left?: number | null | undefined },
): EventState {
  if (today > date) return 'over';
  if (signup === 'none') return 'free';
  if (today < begin) return 'soon';
  if (today > end) return 'closed';
  return left === 0 ? 'full' : 'open';
}

/** Why a sign-up is refused, and at which field; null when possible, also for waiting. */
export function findEventProblem(
  event: EventSignupInfo | undefined,
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
    /** The audience. */
    audience?: unknown;
    /** A parent consents. */
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
  switch (calculateEventState(event, { today, left })) {
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
      if (isGuardianConsentRequired(event, audience) && guardian !== true)
        return { field: 'guardian', key: 'event.guardian', params: {} };
      // Without seats they wait; with too few, a smaller group can sign up.
      return left !== null && left > 0 && people > left
        ? { field: 'people', key: 'event.few', params: { left } }
        : null;
  }
}
