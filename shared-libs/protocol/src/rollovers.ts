import type { FieldErrors } from '@admissions/model';
import { withId } from './with-id.ts';

export const ROLLOVER_PATHS = {
  list: '/api/admin/turnovers',
  add: '/api/admin/add_turnovers',
  one: withId('/api/admin/turnover'),
} as const;

/** This year's draft of last year's entry. */
export interface Rollover {
  id: number;
  /** Last year's entry, and its draft. */
  from: number;
  made: number;
  /** School years (Republic of China) of entry and draft. */
  year: number;
  toYear: number;
  at: string;
  by: string;
}

export interface RolloverResult {
  made: Rollover[];
  /** Existing drafts. */
  already: Rollover[];
  /** Deleted entries. */
  missing: number[];
  /** Invalid entries, with errors by field. */
  refused: { id: number; errors: FieldErrors }[];
  /** The bundle of the new drafts; null without any. */
  bundle: { id: number; name: string } | null;
}

/** A year or date in the draft that comes from last year. */
export interface RolloverMatch {
  /** Its position; stable while nothing is inserted before it. */
  at: string;
  field: string;
  text: string;
  /** The rest of its sentence; for a date field, the title of its row. */
  before: string;
  after: string;
  /** Suggestions: same date, and same weekday. */
  suggestions: { date: string; weekday: string };
  /** Whether it is unambiguous. */
  isSure: boolean;
  /** `open`: unchanged; `kept`: unchanged and accepted; `changed`: edited. */
  state: 'open' | 'kept' | 'changed';
  /** Last year's value. */
  was: string;
}
/** A draft with its matches. */
export interface RolloverReview extends Rollover {
  title: string;
  status: 'draft' | 'published';
  revision: number;
  finds: RolloverMatch[];
}
/** Changed and accepted matches. */
export interface RolloverChange {
  revision: number;
  changes: { at: string; was: string; to: string }[];
  keep: { at: string; was: string; isKept: boolean }[];
}
