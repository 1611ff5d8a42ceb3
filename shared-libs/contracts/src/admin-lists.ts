import type { StaffFields } from './kind.ts';

/** The states that staff filter a list by; `published` means visible now, without a state everything outside the trash. */
export const LIST_STATES = ['draft', 'published', 'scheduled', 'ended', 'trash'] as const;
export type ListState = (typeof LIST_STATES)[number];

/**
 * The query of an admin list. Besides these keys: every field in the kind's `filters` (equal) and in its `search` (that field contains).
 * `sort` is a field in `columns`, or id, sort, updatedAt, publishAt, status; a leading minus turns it round; absent: the kind's order.
 */
export interface AdminListQuery {
  page?: number;
  perpage?: number;
  /** Text that one of the kind's `search` fields contains. */
  text?: string;
  status?: ListState;
  sort?: string;
}

/** One revision of an entry, newest first in the list; `entry` is the whole entry as it was then. */
export interface Revision<Entry = StaffFields> {
  revision: number;
  at: string;
  by: string | null;
  action: 'add' | 'edit' | 'body' | 'remove' | 'restore' | 'seed';
  entry: Entry;
}
/** Out of the trash (no `to`), or back to an older revision, which becomes a new one. */
export interface RestoreWrite {
  /** The revision it was made from. */
  revision: number;
  to?: number;
}
/** The new order by hand: these entries, in this order, in the places that they held together. */
export interface SortWrite {
  ids: number[];
}
