import type { VisitorForm } from './form.ts';
import { interview } from './interview.ts';
import { teaching } from './teaching.ts';
import { visit } from './visit.ts';

export { audienceOf, findAudience, isDayAsked } from './audience.ts';
export { CITIES } from './cities.ts';
export type { EventFacts, EventState, PlacesLeft } from './event-places.ts';
export { computeEventState, isGuardianAsked, PLACES_PATH, refuseEvent } from './event-places.ts';
export type { OptionWords, SubmissionOf, VisitorForm } from './form.ts';
export { NOTICE_VERSION } from './form.ts';
export { interview } from './interview.ts';
export type { ProofChallenge } from './proof.ts';
export { CHALLENGE_PATH, computeProof } from './proof.ts';

export { question } from './question.ts';
export { teaching } from './teaching.ts';
export { visit } from './visit.ts';
export type { DayBar, VisitDay, VisitDayRules, VisitDays } from './visit-days.ts';
export {
  formatVisitDay,
  listVisitDays,
  refuseDay,
  refuseWish,
  VISIT_DAYS_PATH,
} from './visit-days.ts';

export const FORMS: readonly VisitorForm[] = [visit, interview, teaching];
