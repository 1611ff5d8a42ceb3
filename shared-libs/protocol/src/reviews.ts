import type { Area } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import { withId } from './with-id.ts';

export const REVIEW_PATHS = {
  /** Reviews of the caller, and open ones; `?kind=` filters. */
  list: '/api/admin/reviews',
  /** History of a draft or entry. */
  thread: '/api/admin/review_thread',
  ask: '/api/admin/add_review',
  /** Withdrawn by DELETE. */
  one: withId('/api/admin/review'),
  answer: withId('/api/admin/answer_review'),
  comment: '/api/admin/add_review_comment',
  resolve: withId('/api/admin/resolve_review_comment'),
  rules: '/api/admin/publishing_rules',
  rule: '/api/admin/publishing_rule',
} as const;

/** The subject: an entry with its draft. */
export interface ReviewSubject {
  kind: KindId;
  entryId: number;
}

/** `returned` with comments, `withdrawn` by its author, `closed` unanswered. */
export const REVIEW_PROGRESS = ['waiting', 'approved', 'returned', 'withdrawn', 'closed'] as const;
export type ReviewProgress = (typeof REVIEW_PROGRESS)[number];

interface Person {
  id: number;
  /** Name at that time, for deleted accounts. */
  name: string;
}
/** A review request; times are ISO 8601 in UTC. */
export interface DraftReview extends ReviewSubject {
  id: number;
  state: ReviewProgress;
  /** Title at the time of the request; may be empty. */
  title: string;
  /** The parent entry, for `buildStaffUrl`. */
  parent: number | null;
  by: Person;
  at: string;
  /** The reviewer; `mayAnswer` is false without the flag. */
  of: Person & { mayAnswer: boolean };
  note: string;
  answer: ReviewAnswer | null;
  /** The revision that was published with this approval. */
  publishedRevision: number | null;
}
export interface ReviewAnswer {
  /** Any other editor of the area may answer. */
  by: Person;
  at: string;
  words: string;
}

/** For overview, menu and lists; newest first. */
export interface ReviewsAnswer {
  /** Waiting for the caller, who may still answer. */
  forMe: DraftReview[];
  /** Requested by the caller and not yet published or discarded. */
  byMe: DraftReview[];
  /** Waiting for any editor in the caller's areas; includes `forMe`. */
  open: DraftReview[];
}

/** Position of a comment; `item` is the key of a body item in `field`. */
export interface CommentPosition {
  field: string | null;
  item: string | null;
}
export interface ReviewComment extends CommentPosition {
  id: number;
  text: string;
  by: Person;
  at: string;
  /** Null: open. */
  resolved: { by: string; at: string } | null;
}

/** All reviews and comments of a subject. */
export interface ReviewThread {
  /** Newest first. */
  reviews: DraftReview[];
  /** Oldest first. */
  comments: ReviewComment[];
  /** Whether the area requires approval by somebody other than the last editor. */
  needsApproval: boolean;
  /** Current version, for answers. */
  seen: ReviewedVersion;
  /** Approval state of the current version; `changed`: edited since its approval. */
  approval: 'open' | 'approved' | 'changed';
  /** The last editor; null when unknown. */
  lastEditorId: number | null;
  /** Possible reviewers: all other editors of the area. */
  colleagues: Person[];
  /** The open bundle that it goes live with. */
  bundle: { id: number; name: string } | null;
}
/** Draft version and entry revision; null without one. */
export interface ReviewedVersion {
  version: number | null;
  revision: number | null;
}

/** 409 when the approved version is not the current one. */
export interface DraftReviewReply {
  state: 'approved' | 'returned';
  words: string;
  seen: ReviewedVersion;
}

/** The publishing rule of an area. */
export interface PublishingRule {
  area: Area;
  needsApproval: boolean;
  /** Number of active editors: with fewer than two nothing could be published. */
  editors: number;
}
