import type { KindId } from '@admissions/model/kinds';

export const WORKING_COPY_PATHS = {
  list: '/api/admin/working_copies',
  add: '/api/admin/add_working_copy',
  one: (id: number | string) => `/api/admin/working_copy/${id}`,
  schedule: (id: number | string) => `/api/admin/schedule_working_copy/${id}`,
} as const;

/** What of an entry was changed and is not published: half-filled is allowed, and everybody who may edit the entry sees it. */
export interface WorkingCopyWrite {
  kind: KindId;
  /** Null: an entry that has not been stored yet. */
  entryId: number | null;
  /** The fields that say something else than the entry, as its form holds them. */
  changed: Record<string, unknown>;
  /** The same fields as the entry had them when they were changed: what is met by a later version. */
  base: Record<string, unknown>;
}

/** When one is published by itself. Times are ISO 8601 in UTC. */
export interface WorkingCopySchedule {
  at: string;
  /** Who wants it so: it is published in this name. */
  by: string;
  /** Why it was not published when its time had come; null while it is waited for. */
  failure: WorkingCopyFailure | null;
}
export interface WorkingCopyFailure {
  /** `conflict`: the entry was changed in the same place meanwhile; `refused`: its fields do not hold; `right`: whoever wanted it may not publish any more; `approval`: it needs the approval of somebody else as it stands; `gone`: the entry is in the trash. */
  reason: 'conflict' | 'refused' | 'right' | 'approval' | 'gone';
  /** The fields that it is about; none for `right`, `approval` and `gone`. */
  fields: string[];
}
/** `at` null takes the schedule back; `version` is the one that was seen. */
export interface WorkingCopyScheduling {
  version: number;
  at: string | null;
}

/** One as it is listed. Times are ISO 8601 in UTC. */
export interface ListedWorkingCopy {
  id: number;
  kind: KindId;
  entryId: number | null;
  version: number;
  /** What the entry is called; empty while nobody has named it. */
  title: string;
  updatedAt: string;
  updatedBy: string;
  /** Null: nothing happens to it by itself. */
  schedule: WorkingCopySchedule | null;
}
export type WorkingCopy = ListedWorkingCopy & Pick<WorkingCopyWrite, 'changed' | 'base'>;
