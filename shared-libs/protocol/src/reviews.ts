import type { Area } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';

export const REVIEW_PATHS = {
  /** What waits for the caller, what the caller asked for, and what waits for anybody; with `?kind=` of one kind. */
  list: '/api/admin/reviews',
  /** Everything that was said of one draft or entry. */
  thread: '/api/admin/review_thread',
  ask: '/api/admin/add_review',
  /** Taken back by DELETE. */
  one: (id: number | string) => `/api/admin/review/${id}`,
  answer: (id: number | string) => `/api/admin/answer_review/${id}`,
  comment: '/api/admin/add_review_comment',
  resolve: (id: number | string) => `/api/admin/resolve_review_comment/${id}`,
  rules: '/api/admin/publishing_rules',
  rule: '/api/admin/publishing_rule',
} as const;

/** What is looked at: an entry with the draft beside it, or (`draftId`) a draft that is no entry yet. One of both is null. */
export interface ReviewSubject {
  kind: KindId;
  entryId: number | null;
  draftId: number | null;
}

/** `waiting`: nobody has answered; `approved`: it may go out as it was then; `returned`: sent back with words; `withdrawn`: taken back by whoever asked; `closed`: it was published or discarded without an answer. */
export const REVIEW_PROGRESS = ['waiting', 'approved', 'returned', 'withdrawn', 'closed'] as const;
export type ReviewProgress = (typeof REVIEW_PROGRESS)[number];

interface Person {
  id: number;
  /** Their name then: it stays when the account is gone. */
  name: string;
}
/** One request to look at something. Times are ISO 8601 in UTC. */
export interface DraftReview extends ReviewSubject {
  id: number;
  state: ReviewProgress;
  /** What it was called when it was asked for; empty while nobody had named it. */
  title: string;
  /** The entry that it belongs to, where it belongs to one: `buildStaffUrl` wants it. */
  parent: number | null;
  by: Person;
  at: string;
  /** Who was asked; `mayAnswer` is false once they may not edit the area any more. */
  of: Person & { mayAnswer: boolean };
  note: string;
  answer: ReviewAnswer | null;
  /** The revision of the entry that went out with this approval. */
  publishedRevision: number | null;
}
export interface ReviewAnswer {
  /** Not always who was asked: whoever else may edit the area may answer, too. */
  by: Person;
  at: string;
  words: string;
}

/** For the overview, the menu and lists: the latest first. */
export interface ReviewsAnswer {
  /** Waiting for the caller, who may still answer. */
  forMe: DraftReview[];
  /** Asked for by the caller: waiting, or answered and neither published nor discarded. */
  byMe: DraftReview[];
  /** Waiting for anybody in the areas that the caller may edit: `forMe` is among them. */
  open: DraftReview[];
}

/** Where in an entry a comment stands; `item` is the key of an item of the body that `field` names. */
export interface CommentPlace {
  field: string | null;
  item: string | null;
}
export interface ReviewComment extends CommentPlace {
  id: number;
  text: string;
  by: Person;
  at: string;
  /** Null: open. */
  resolved: { by: string; at: string } | null;
}

/** Everything that was said of one subject. */
export interface ReviewThread {
  /** The latest first. */
  reviews: DraftReview[];
  /** The earliest first. */
  comments: ReviewComment[];
  /** Whether the area's content needs the approval of somebody else than its last editor to be published. */
  needsApproval: boolean;
  /** What is looked at as it stands now: named by an answer. */
  seen: ReviewSeen;
  /** How what stands there now is to be published: `open`: nobody has approved anything; `approved`: as it is; `changed`: it was changed since it was approved. */
  approval: 'open' | 'approved' | 'changed';
  /** Who changed it last; null when nobody did, or it is not known. */
  lastEditorId: number | null;
  /** Who may be asked: everybody else who may edit the area. */
  colleagues: Person[];
}
/** The draft's version and the entry's revision; null where there is none. */
export interface ReviewSeen {
  version: number | null;
  revision: number | null;
}

/** 409 when what is approved is not what was seen. */
export interface DraftReviewReply {
  state: 'approved' | 'returned';
  words: string;
  seen: ReviewSeen;
}

/** What publishing in an area asks for. */
export interface PublishingRule {
  area: Area;
  needsApproval: boolean;
  /** How many active accounts may edit the area: with fewer than two nothing could be published. */
  editors: number;
}
