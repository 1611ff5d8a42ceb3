import type { KindId } from '@admissions/model/kinds';
import { withId } from './with-id.ts';

export const ENTRY_DRAFT_PATHS = {
  list: '/api/admin/working_copies',
  add: '/api/admin/add_working_copy',
  one: withId('/api/admin/working_copy'),
  schedule: withId('/api/admin/schedule_working_copy'),
} as const;

/** The shared draft of an entry; may be incomplete. */
export interface EntryDraftWrite {
  kind: KindId;
  /** Null: a new entry, which begins with this draft. */
  entryId: number | null;
  /** Changed fields, with the form's values. */
  changed: Record<string, unknown>;
  /** The same fields at their base, for merging. */
  base: Record<string, unknown>;
}

/** The schedule of a draft; times are ISO 8601 in UTC. */
export interface EntryDraftSchedule {
  at: string;
  /** The account in which name it is published. */
  by: string;
  /** Why publishing failed; null while waiting. */
  failure: EntryDraftFailure | null;
}
export interface EntryDraftFailure {
  /** Reasons: merge `conflict`, invalid fields, lost `right`, missing `approval`, or in the trash. */
  reason: 'conflict' | 'refused' | 'right' | 'approval' | 'gone';
  /** Affected fields, for `conflict` and `refused`. */
  fields: string[];
}
/** `at` null removes the schedule; `version` is the displayed one. */
export interface EntryDraftScheduleWrite {
  version: number;
  at: string | null;
}

/** A listed draft; times are ISO 8601 in UTC. */
export interface ListedEntryDraft {
  id: number;
  kind: KindId;
  entryId: number;
  version: number;
  /** Title of the entry; may be empty. */
  title: string;
  updatedAt: string;
  updatedBy: string;
  /** Null: no schedule. */
  schedule: EntryDraftSchedule | null;
  /** All content of the entry is in this draft; without it the entry is gone. */
  isNew: boolean;
}
export type EntryDraft = ListedEntryDraft & Pick<EntryDraftWrite, 'changed' | 'base'>;
