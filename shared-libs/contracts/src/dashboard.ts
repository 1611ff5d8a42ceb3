import type { Revision } from './admin-lists.ts';
import type { KindId } from './base/kind-id.ts';
import type { SearchData, SearchHit } from './site-reads.ts';
import type { WorkingCopyFailure } from './working-copies.ts';

/** The overview of the back office, open to every account. */
export const ADMIN_DASHBOARD = '/admin/dashboard';
export const DASHBOARD_PATH = '/api/admin/dashboard';
/** Days that the plot of changes goes back. */
export const DASHBOARD_DAYS = 14;

/** An entry as the overview names it. */
export interface NamedEntry {
  kind: KindId;
  id: number;
  title: string;
  /** The entry that it belongs to, where it belongs to one. */
  parent: number | null;
}
/** What is going on in the areas of the caller. */
export interface Dashboard {
  /** Submissions that nobody has taken up, by form; null to whom forms are closed. */
  unread: { form: string; count: number }[] | null;
  drafts: { total: number; list: (NamedEntry & { at: string; by: string | null })[] };
  /** What goes live, expires, or is changed by a draft within a week, the next first. */
  soon: (NamedEntry & { at: string; event: 'live' | 'expires' | 'change' })[];
  /** Drafts whose time came and that could not be published; `by` scheduled them. The latest first. */
  held: (NamedEntry & { at: string; by: string; failure: WorkingCopyFailure })[];
  /** Who changed what, the newest first. */
  changes: (NamedEntry & { at: string; by: string | null; action: Revision['action'] })[];
  /** Changes on each of the last days (YYYY-MM-DD, Taipei), the oldest first. */
  byDay: { day: string; count: number }[];
  mostRead: (NamedEntry & { count: number })[];
}

/** The search over everything that staff may see. */
export const DESK_SEARCH_PATH = '/api/admin/search';

/** An entry that staff found; `url` is the screen where they edit it. */
interface DeskSearchHit extends SearchHit {
  kind: KindId;
  /** Published: in its time, also where what it belongs to is hidden. */
  state: 'draft' | 'published' | 'scheduled' | 'ended';
}
export type DeskSearchData = Omit<SearchData, 'list'> & { list: DeskSearchHit[] };
