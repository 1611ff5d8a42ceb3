import type { KindId } from './base/kind-id.ts';

export const WORKING_COPY_PATHS = {
  list: '/api/admin/working_copies',
  add: '/api/admin/add_working_copy',
  one: (id: number | string) => `/api/admin/working_copy/${id}`,
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
/** A change of one: `version` is the one that it was made from; an older one is refused with 409. */
export type WorkingCopyChange = Pick<WorkingCopyWrite, 'changed' | 'base'> & { version: number };

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
}
export type WorkingCopy = ListedWorkingCopy & Pick<WorkingCopyWrite, 'changed' | 'base'>;
