import type { VisitorForm } from './form.ts';
import { visit } from './visit.ts';

export { CITIES } from './cities.ts';
export type {
  Assignee,
  ReviewChange,
  ReviewEvent,
  ReviewedOf,
  ReviewListedOf,
  ReviewListQuery,
  ReviewNote,
  ReviewPageOf,
  ReviewState,
  SubmissionGuard,
  SubmissionOf,
  SubmissionReceipt,
  VisitorForm,
} from './form.ts';
export { ASSIGNEES_PATH, formPathsOf, NOTICE_VERSION, REVIEW_STATES } from './form.ts';
export { visit } from './visit.ts';

/** Every visitor form. */
export const FORMS: readonly VisitorForm[] = [visit];
