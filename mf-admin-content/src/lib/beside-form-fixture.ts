import { CHECKS_PATH, PRESENCE_PATH, REVIEW_PATHS } from '@admissions/protocol/staff';

/** Replies to what a form requests beside its entry, by path. */
export const BESIDE_FORM: Readonly<Record<string, unknown>> = {
  [CHECKS_PATH]: { dead: [], heavy: [] },
  [PRESENCE_PATH]: { others: [] },
  [REVIEW_PATHS.rules]: { areas: [] },
  [REVIEW_PATHS.thread]: {
    reviews: [],
    comments: [],
    needsApproval: false,
    seen: { revision: 2, version: 1 },
    approval: 'open',
    lastEditorId: null,
    colleagues: [],
  },
};
