import type { FieldErrors } from '@admissions/model';

export const TURNOVER_PATHS = {
  list: '/api/admin/turnovers',
  add: '/api/admin/add_turnovers',
  one: (id: number | string) => `/api/admin/turnover/${id}`,
} as const;

/** This year's draft, made from last year's entry. */
export interface Turnover {
  id: number;
  /** The entry of last year, and the draft that was made from it. */
  from: number;
  made: number;
  /** The school year (of the Republic) of the entry, and the one of the draft. */
  year: number;
  toYear: number;
  at: string;
  by: string;
}

export interface TurnoversMade {
  made: Turnover[];
  /** What there was already. */
  already: Turnover[];
  /** Entries that are not there any more. */
  missing: number[];
  /** Entries that do not hold any more, with what is wrong by field. */
  refused: { id: number; errors: FieldErrors }[];
}

/** A year or a date in the draft that came from last year's entry. */
export interface TurnoverFind {
  /** Where it stands; the same as long as nothing is put before it. */
  at: string;
  field: string;
  text: string;
  /** The rest of its sentence; of a field that is a date what its row is about. */
  before: string;
  after: string;
  /** What it would say with the same date, and with the same weekday. */
  suggestions: { date: string; weekday: string };
  /** Whether nothing but a year or a date can be meant. */
  isSure: boolean;
  /** `open`: as last year; `kept`: as last year, and somebody says that it is right; `changed`: otherwise. */
  state: 'open' | 'kept' | 'changed';
  /** What it said last year. */
  was: string;
}
/** A draft with every year and date that it took over. */
export interface TurnoverReview extends Turnover {
  title: string;
  status: 'draft' | 'published';
  revision: number;
  finds: TurnoverFind[];
}
/** Finds written anew, and those that are right as they are. */
export interface TurnoverChange {
  revision: number;
  changes: { at: string; was: string; to: string }[];
  keep: { at: string; was: string; isKept: boolean }[];
}
