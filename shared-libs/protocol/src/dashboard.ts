import type { KindId } from '@admissions/model/kinds';
import type { Revision } from './admin-lists.ts';
import type { EntryDraftFailure } from './entry-drafts.ts';
import type { GoLiveCheck } from './go-live.ts';
import type { SiteRule } from './site-check.ts';
import type { SearchData, SearchHit } from './site-reads.ts';
import type { ReviewState } from './submissions.ts';

/** The overview, open to every account. */
export const ADMIN_DASHBOARD = '/admin/dashboard';
export const DASHBOARD_PATH = '/api/admin/dashboard';
/** Older changes are left out. */
export const DASHBOARD_DAYS = 14;

/** An entry in the overview. */
export interface NamedEntry {
  kind: KindId;
  id: number;
  title: string;
  /** The parent entry, if any. */
  parent: number | null;
}
/** A request in the overview. */
export interface NamedRequest {
  form: string;
  id: number;
  reference: string;
  /** Empty for individuals; then `audience` names the group. */
  school: string;
  audience: string | null;
  state: ReviewState;
  /** Who sent it, masked as in the inbox; null once erased. */
  name: string | null;
  /** The scheduled day (YYYY-MM-DD, Taipei), else the earliest hoped for. */
  day: string | null;
  isHoped: boolean;
  people: number | null;
}
/** A review request for an entry. */
export interface NamedReview extends NamedEntry {
  by: string;
  at: string;
  words: string;
}
/** Activity in the caller's areas. */
export interface Dashboard {
  /** Requests of the caller or of nobody, new and oldest first; null without the flag for forms. */
  requests: {
    mine: number;
    untaken: number;
    list: (NamedRequest & { revision: number; at: string; unread: boolean; isMine: boolean })[];
  } | null;
  /** Visits of the next seven days (Taipei); `at` is null for whole days. */
  visits: (NamedRequest & { day: string; at: string | null })[] | null;
  /** Review requests for the caller, and returned ones; newest first. */
  reviews: { forMe: NamedReview[]; returned: NamedReview[] };
  /** The caller's unpublished drafts. */
  copies: (NamedEntry & { at: string })[];
  /** Findings of the last nightly check in the caller's areas; null before the first. */
  found: { checkedAt: string; counts: Record<SiteRule, number> } | null;
  /** Counts of waiting work by screen; screens without any are omitted. */
  waiting: { path: string; count: number }[];
  /** The caller's own first. */
  drafts: {
    total: number;
    list: (NamedEntry & { at: string; by: string | null; isMine: boolean })[];
  };
  /** Publications, expiries and scheduled drafts of the next week, soonest first. */
  soon: (NamedEntry & { at: string; event: 'live' | 'expires' | 'change' })[];
  /** Scheduled drafts that failed to publish, newest first; `by` scheduled them. */
  held: (NamedEntry & { at: string; by: string; failure: EntryDraftFailure })[];
  /** Latest changes, newest first. */
  changes: (NamedEntry & { at: string; by: string | null; action: Revision['action'] })[];
  mostRead: (NamedEntry & { count: number })[];
  /** Open steps before going live, on request; empty without the flag for settings. */
  goLive: GoLiveCheck[];
}

/** The search over everything that staff may see. */
export const ADMIN_SEARCH_PATH = '/api/admin/search';

/** A found entry; `url` is its edit screen. */
interface AdminSearchHit extends SearchHit {
  kind: KindId;
  /** Published and not expired, even when its parent is hidden. */
  state: 'draft' | 'published' | 'scheduled' | 'ended';
}
/** A found account or file. */
export interface AdminSearchItem {
  id: number;
  title: string;
  /** Distinguishes equal titles. */
  detail: string;
  /** Its screen in the back office. */
  url: string;
}
/** Best other matches, on the first page only; null without the flags. */
export interface AdminSearchOthers {
  requests: NamedRequest[] | null;
  people: AdminSearchItem[] | null;
  media: AdminSearchItem[] | null;
}
export type AdminSearchData = Omit<SearchData, 'list'> & {
  list: AdminSearchHit[];
} & AdminSearchOthers;
