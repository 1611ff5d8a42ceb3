import type { DateRange } from '@admissions/model';

/** Endpoints of one's own booking; each takes the secret key of its private link in the body. */
export const MY_VISIT_PATHS = {
  find: '/api/ap/forms/my_visit',
  edit: '/api/ap/forms/edit_my_visit',
  cancel: '/api/ap/forms/cancel_my_visit',
};
/** The page; the key follows as a fragment, which is in no log and no referrer. */
export const MY_VISIT_PAGE = '/myVisit';

/** `offered`: on the waiting list, and a seat became free. */
export type BookingState = 'booked' | 'waiting' | 'offered' | 'cancelled' | 'done';

/** A booking as its visitor sees it, without personal data. */
export interface MyVisit {
  reference: string;
  state: BookingState;
  dates: DateRange;
  people: number;
  /** Name and time of the event or camp; null for a visit day. */
  occasion: string | null;
  /** Name of its calendar file, such as `event-12`. */
  calendar: string | null;
  /** Meeting time and point of a visit day; place of an event or camp. */
  meeting: string | null;
}
