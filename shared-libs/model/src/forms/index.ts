import type { VisitorForm } from './form.ts';
import { interview } from './interview.ts';
import { teaching } from './teaching.ts';
import { visit } from './visit.ts';

export { audienceOf, findAudience, isDayRequired } from './audience.ts';
export { CITIES } from './cities.ts';
export type { EventSignupInfo, EventState, RemainingSeats } from './event-seats.ts';
export {
  calculateEventState,
  findEventProblem,
  isGuardianConsentRequired,
  SEATS_PATH,
} from './event-seats.ts';
export type { OptionLabels, SubmissionOf, VisitorForm } from './form.ts';
export { NOTICE_VERSION } from './form.ts';
export { interview } from './interview.ts';
export type { ProofChallenge } from './proof.ts';
export { CHALLENGE_PATH, calculateProof } from './proof.ts';

export { question } from './question.ts';
export { formatSalutation } from './salutation.ts';
export { teaching } from './teaching.ts';
export { visit } from './visit.ts';
export { buildVisitCalendar } from './visit-calendar.ts';
export type { DayRefusal, VisitDay, VisitDays } from './visit-days.ts';
export {
  findClosure,
  findDateRangeProblem,
  findDayProblem,
  formatVisitDay,
  listVisitDays,
  listWishDays,
  VISIT_DAYS_PATH,
} from './visit-days.ts';

export const FORMS: readonly VisitorForm[] = [visit, interview, teaching];
