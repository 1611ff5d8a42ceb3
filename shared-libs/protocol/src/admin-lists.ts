import type { AnyKind, StaffFields } from '@admissions/model';
import { fieldTypeFor } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';

/** The states that staff filter a list by; `published` means visible now, `ending` that it goes down within ENDING_DAYS, `asked` that a colleague was asked to look at it, without a state everything outside the trash. */
export const LIST_STATES = [
  'draft',
  'published',
  'scheduled',
  'ending',
  'ended',
  'asked',
  'trash',
] as const;

/** What staff narrow every list by besides: days (YYYY-MM-DD) of the last change and of going out, and who changed it last. */
export const STAFF_FILTERS = [
  'changedFrom',
  'changedTo',
  'publishedFrom',
  'publishedTo',
  'author',
] as const;

/** The keys of all filters of a kind’s list for staff. */
export const listFilterNames = ({
  filters,
  derivedFilters,
}: Pick<AnyKind, 'filters' | 'derivedFilters'>): string[] => [
  ...filters,
  ...Object.keys(derivedFilters),
  ...STAFF_FILTERS,
];

/** One revision of an entry, newest first in the list; `entry` is the whole entry as it was then. */
export interface Revision<Entry = StaffFields> {
  revision: number;
  at: string;
  by: string | null;
  action: 'add' | 'edit' | 'body' | 'remove' | 'restore' | 'seed';
  /** What staff call it, to find it again; most have none. */
  name: string | null;
  entry: Entry;
}
/** Signs that a version can be called by. */
export const REVISION_NAME_MAX = 60;
export const NAME_REVISION_PATH = '/api/admin/name_revision';
/** The revision `to` of an entry gets this name, or (null) has none any more. */
export interface RevisionNaming {
  kind: KindId;
  id: number;
  to: number;
  name: string | null;
}

export const BULK_ACTIONS = ['publish', 'draft', 'trash', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Entries that are changed at once. */
export const MOST_AT_ONCE = 200;
/** One field of many entries gets new values: all of them, or none. */
export const BULK_FIELD_PATH = '/api/admin/bulk_field';

/** The fields that many entries can be given the same value of: simple ones, and not what names an entry. */
export const listBulkFields = ({ fields, title }: Pick<AnyKind, 'fields' | 'title'>): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => name !== title && !field.readOnly && fieldTypeFor(field).isPlain)
    .map(([name]) => name);

/** Why an entry kept a bulk action from happening: somebody changed it, it is not there, others need it, it needs an approval to be published, or the value does not hold there. */
export interface BulkConflict<Entry = StaffFields> {
  id: number;
  reason: 'older' | 'missing' | 'inUse' | 'approval' | 'refused';
  /** What does not hold, in the language of the caller; of `refused` only. */
  message?: string;
  /** The entry as it is now, where there is one. */
  entry: Entry | null;
}

/** What differs between two revisions, field by field; both values as staff read them. */
export interface Comparison {
  from: Omit<Revision, 'entry'>;
  to: Omit<Revision, 'entry'>;
  changes: { field: string; before: unknown; after: unknown }[];
}
