import type { VisitorForm } from './form.ts';
import { interview } from './interview.ts';
import { teaching } from './teaching.ts';
import { visit } from './visit.ts';

export { audienceOf, findAudience, isDayRequired } from './audience.ts';
export {
  escapeCalendarText,
  toCalendarFile,
  toCalendarStamp,
  toWholeDays,
} from './calendar-file.ts';
export { CITIES } from './cities.ts';
export {
  calculateEventState,
  type EventSignupInfo,
  type EventState,
  findEventProblem,
  isGuardianConsentRequired,
  type RemainingSeats,
  SEATS_PATH,
} from './event-seats.ts';
export { NOTICE_VERSION, type OptionLabels, type SubmissionOf, type VisitorForm } from './form.ts';
export { interview } from './interview.ts';
export { CHALLENGE_PATH, calculateProof, type ProofChallenge } from './proof.ts';
export { question } from './question.ts';
export { formatSalutation } from './salutation.ts';
export { teaching } from './teaching.ts';
export { visit } from './visit.ts';
export { buildVisitCalendar } from './visit-calendar.ts';
export {
  type DayRefusal,
  findClosure,
  findDateRangeProblem,
  findDayProblem,
  formatVisitDay,
  listVisitDays,
  listWishDays,
  VISIT_DAYS_PATH,
  type VisitDay,
  type VisitDays,
} from './visit-days.ts';

export const FORMS: readonly VisitorForm[] = [visit, interview, teaching];
