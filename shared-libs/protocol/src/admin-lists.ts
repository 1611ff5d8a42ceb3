import { type AnyKind, fieldTypeFor, type StaffFields } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';

/** States for staff filters: `changed` has a draft, `ending` within ENDING_DAYS, `asked` waits. */
export const LIST_STATES = [
  'draft',
  'published',
  'changed',
  'scheduled',
  'ending',
  'ended',
  'asked',
  'trash',
] as const;

/** Common filters: days (YYYY-MM-DD) of change and expiry, editors, samples only. */
export const STAFF_FILTERS = [
  'changedFrom',
  'changedTo',
  'publishedFrom',
  'publishedTo',
  'author',
  'mine',
  'isSample',
] as const;

/** All filter keys of a kind's list for staff. */
export const listFilterNames = ({
  filters,
  derivedFilters,
}: Pick<AnyKind, 'filters' | 'derivedFilters'>) => [
  ...filters,
  ...Object.keys(derivedFilters),
  ...STAFF_FILTERS,
];

/** A revision of an entry, with the whole entry; lists are newest first. */
export interface Revision<Entry = StaffFields> {
  revision: number;
  at: string;
  by: string | null;
  action: 'add' | 'edit' | 'body' | 'remove' | 'restore' | 'seed';
  /** Optional name of a revision. */
  name: string | null;
  entry: Entry;
}
/** Longest name of a revision, in characters. */
export const REVISION_NAME_MAX = 60;
export const NAME_REVISION_PATH = '/api/admin/name_revision';
/** Sets or (null) removes the name of revision `to`. */
export interface RevisionNameWrite {
  kind: KindId;
  id: number;
  to: number;
  name: string | null;
}

export const BULK_ACTIONS = ['publish', 'draft', 'trash', 'restore'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Entries of a bulk action. */
export const MAX_BULK_ENTRIES = 500;
/** Sets one field of many entries, all or none. */
export const BULK_FIELD_PATH = '/api/admin/bulk_field';

/** Fields that support bulk changes: plain values, not the title. */
export const listBulkFields = ({ fields, title }: Pick<AnyKind, 'fields' | 'title'>) =>
  Object.entries(fields)
    .filter(([name, field]) => name !== title && !field.readOnly && fieldTypeFor(field).isPlain)
    .map(([name]) => name);

/** Why an entry blocks a bulk action. */
export interface BulkConflict<Entry = StaffFields> {
  id: number;
  reason: 'older' | 'missing' | 'inUse' | 'approval' | 'refused';
  /** Field error in the caller's language for `refused`, the entries using it for `inUse`. */
  message?: string;
  /** The current entry, if it exists. */
  entry: Entry | null;
}

/** Difference of two revisions by field, with values as staff read them. */
export interface Comparison {
  from: Omit<Revision, 'entry'>;
  to: Omit<Revision, 'entry'>;
  changes: { field: string; before: unknown; after: unknown }[];
}
