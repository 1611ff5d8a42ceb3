import type { KindId } from '@admissions/model/kinds';
import type { Revision } from './admin-lists.ts';
import type { SiteRule } from './site-check.ts';
import type { SearchData, SearchHit } from './site-reads.ts';
import type { ReviewState } from './submissions.ts';
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
/** A request as the day of its clerk names it: without anybody’s name. */
export interface NamedRequest {
  form: string;
  id: number;
  reference: string;
  /** Empty of whoever comes by themselves; then `audience` says as whom. */
  school: string;
  audience: string | null;
  state: ReviewState;
}
/** A request to look at an entry, or (`draftId`) at a draft that is no entry yet; `by` asked, or sent it back. */
export interface NamedReview extends Omit<NamedEntry, 'id'> {
  id: number | null;
  draftId: number | null;
  by: string;
  at: string;
  words: string;
}
/** What is going on in the areas of the caller. */
export interface Dashboard {
  /** Requests that the caller looks after or nobody does, new ones before others and the oldest first; null to whom forms are closed. */
  requests: {
    mine: number;
    untaken: number;
    list: (NamedRequest & { at: string; unread: boolean; isMine: boolean })[];
  } | null;
  /** Who comes today and on the next six days (Taipei); `at` is null where only the day is known. */
  visits: (NamedRequest & { day: string; at: string | null; people: number | null })[] | null;
  /** What colleagues ask the caller to look at, and what they sent back to the caller; the latest first. */
  reviews: { forMe: NamedReview[]; returned: NamedReview[] };
  /** Changes of published entries that the caller began and has not published. */
  copies: (NamedEntry & { at: string })[];
  /** What the last look over the site found in the caller’s areas; null before the first one. */
  found: { checkedAt: string; counts: Record<SiteRule, number> } | null;
  /** Submissions that nobody has taken up, by form; null to whom forms are closed. */
  unread: { form: string; count: number }[] | null;
  /** What waits for the caller behind a screen: new requests, questions without an answer, what colleagues ask to be looked at. Screens without any are left out. */
  waiting: { path: string; count: number }[];
  /** The caller’s own first. */
  drafts: {
    total: number;
    list: (NamedEntry & { at: string; by: string | null; isMine: boolean })[];
  };
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
/** Something that is no entry: a request of a form, an account, a file. */
export interface DeskFound {
  id: number;
  title: string;
  /** What tells it from others of the same title; personal data masked. */
  detail: string;
  /** The screen where staff see it. */
  url: string;
}
/** The best of what is no entry, with the first page; null where the caller's flags open none, and with every other page. */
export interface DeskOthers {
  requests: DeskFound[] | null;
  people: DeskFound[] | null;
  media: DeskFound[] | null;
}
export type DeskSearchData = Omit<SearchData, 'list'> & { list: DeskSearchHit[] } & DeskOthers;
