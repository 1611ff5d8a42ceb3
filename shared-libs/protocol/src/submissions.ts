import type { Fields, ReadOf } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import type { Page } from './answer.ts';
import { withId } from './with-id.ts';

export const REVIEW_STATES = ['new', 'contacted', 'scheduled', 'done', 'declined'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The receipt; `duplicate`: the same request arrived before (not a `Duplicate` of the inbox). */
export interface SubmissionReceipt {
  reference: string;
  duplicate: boolean;
  /** True: no seats left, on the waiting list. */
  waiting?: true;
  /** True: an e-mail to the visitor is on its way. */
  mailed?: true;
  /** Secret key of the private link to a booking. */
  key?: string;
}
export interface ReviewNote {
  author: string;
  /** ISO 8601, UTC. */
  at: string;
  text: string;
}
export interface ReviewEvent {
  at: string;
  by: string | null;
  text: string;
}
/** Metadata of a submission. Its *review* is the handling by staff, not the approval of a draft. */
export interface SubmissionMeta {
  id: number;
  reference: string;
  createdAt: string;
  updatedAt: string;
  revision: number;
  noticeVersion: string;
  state: ReviewState;
  assignee: Assignee | null;
  scheduledAt: string | null;
  /** Unread since it arrived, or marked as unread. */
  unread: boolean;
}
/** An e-mail of staff to a visitor. */
export interface ReviewReply {
  /** Id in the list of e-mails. */
  id: number;
  at: string;
  by: string;
  /** Null after erasure. */
  subject: string | null;
  text: string | null;
  state: MailState;
  sentAt: string | null;
  /** Code of the last failure. */
  fault: string | null;
}
/** A submission as staff read it. */
export type ReviewedOf<F extends { fields: Fields }> = ReadOf<F['fields']> &
  SubmissionMeta & {
    notes: ReviewNote[];
    history: ReviewEvent[];
    replies: ReviewReply[];
    /** The last day with personal data; null once erased. */
    retainedUntil: string | null;
    /** Whether a mail server is configured. */
    canReply: boolean;
    /** Possible duplicates, newest first. */
    duplicates: Duplicate[];
    /** Duplicates that were merged into this one. */
    merged: MergedOf<F>[];
  };
/** Of the same form within `DUPLICATE_DAYS`, with the same e-mail address or telephone. */
export type Duplicate = Pick<
  SubmissionMeta,
  'id' | 'reference' | 'createdAt' | 'revision' | 'state'
>;
export const DUPLICATE_DAYS = 30;
/** A duplicate that was merged, complete; lists, counts and exports omit it. */
export type MergedOf<F extends { fields: Fields }> = ReadOf<F['fields']> &
  SubmissionMeta & { notes: ReviewNote[]; history: ReviewEvent[]; replies: ReviewReply[] };
/** Merges submission `other` into this one; `isUndo` separates them again. */
export interface MergeWrite {
  revision: number;
  other: { id: number; revision: number };
  isUndo?: boolean;
}
/** A listed submission, with masked personal data and empty remarks. */
export type ReviewListedOf<F extends { fields: Fields }> = ReadOf<F['fields']> &
  SubmissionMeta & {
    /** Number of submissions of the same school or person, this one included. */
    alike: number;
  };
/** Orders besides newest first: oldest first, by school or person, or by arranged day. */
export const REVIEW_ORDERS = ['oldest', 'alike', 'scheduled', '-scheduled'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];
/** Filters of the inbox; `text` searches reference, school and name; sent from `begin` to `end`. */
export interface ReviewListQuery {
  page?: number;
  perpage?: number;
  state?: ReviewState;
  text?: string;
  begin?: string;
  end?: string;
  city?: string;
  /** The requested college. */
  college?: string;
  /** An account's id, or `none`. */
  assignee?: number | 'none';
  /** Scheduled or booked days (YYYY-MM-DD, Taipei). */
  scheduledBegin?: string;
  scheduledEnd?: string;
  /** Unread only. */
  unread?: 'yes';
  /** A submission's id: others of the same school or person. */
  alike?: number;
  /** `alike`: grouped by school or person, at the position of the newest. */
  order?: ReviewOrder;
}
/** A page of the inbox; `counts` by state ignore the state filter. */
export interface ReviewPageOf<F extends { fields: Fields }> extends Page<ReviewListedOf<F>> {
  counts: Record<ReviewState, number>;
  /** Unread ones in every state. */
  unread: number;
  /** Whether a mail server is configured. */
  canReply: boolean;
}
/** A possible assignee. */
export interface Assignee {
  id: number;
  name: string;
}
/** Endpoint of possible assignees. */
export const ASSIGNEES_PATH = '/api/admin/forms/assignee_list';
/** A template for replies, and the state that a submission has after such a reply. */
export interface StoredLetter {
  name: string;
  state: ReviewState;
  text: string;
}
export const LETTERS_PATH = '/api/admin/forms/letter_list';
/** Changes of a submission; `note` is appended. */
export interface ReviewChange {
  revision: number;
  state?: ReviewState;
  /** Account id. */
  assignee?: number | null;
  scheduledAt?: string | null;
  note?: string;
}

/** `withheld`: the daily limit of that address was reached. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'withheld'] as const;
export type MailState = (typeof MAIL_STATES)[number];
/** A notice to the office, one to the visitor who sent the form (`sender`), or a reply of staff. */
export type MailRole = 'office' | 'sender' | 'reply';
/** A page of a list by state, with the count of each state; those without any are left out. */
export interface StatePage<T, S extends string> extends Page<T> {
  counts: Partial<Record<S, number>>;
  /** False: no mail server is configured. */
  canSend?: boolean | undefined;
  /** Submissions about which no letter was written. */
  unmailed?: number | undefined;
}
/** An e-mail as staff see it. */
export interface ListedMail {
  id: number;
  form: string;
  /** The submission's id. */
  submission: number;
  reference: string;
  role: MailRole;
  state: MailState;
  attempts: number;
  createdAt: string;
  /** The next try, or null. */
  nextAt: string | null;
  sentAt: string | null;
  /** Code of the last failure, such as `ECONNREFUSED` or `550`; `recipient-limit` when withheld. */
  fault: string | null;
}
export interface FormStats {
  total: number;
  byState: Record<ReviewState, number>;
  /** Every month `YYYY-MM` from first to last, by the day of sending in Taipei. */
  byMonth: { month: string; count: number }[];
  /** Counties and cities by number of submissions, descending. */
  byCity: { city: string; count: number }[];
  /** Colleges by key; a submission may name several. */
  byCollege: { college: string; count: number }[];
}
/** An export; the password is the caller's. */
export interface FormExport {
  format: 'xlsx' | 'csv';
  filters?: Omit<ReviewListQuery, 'page' | 'perpage' | 'order'>;
  password: string;
}
/** A logged read or export of personal data; `submissions` are ids such as `4-9,12`. */
export interface AccessLogEntry {
  id: number;
  at: string;
  account: string | null;
  /** Its person; null once it is deleted. */
  name: string | null;
  action: string;
  form: string;
  /** Ids, such as 4-9,12. */
  submissions: string;
  /** Reference of the submission; null for exports and deleted ones. */
  reference: string | null;
}
/** Endpoint of the access log. */
export const ACCESS_PATH = '/api/admin/forms/access_list';
/** Endpoints to list e-mails, and to queue a failed one again. */
export const MAIL_PATHS = {
  list: '/api/admin/forms/mail_list',
  resend: withId('/api/admin/forms/resend_mail'),
};
/** A reply with its changes; it goes to the stored address. */
export interface ReplyWrite {
  revision: number;
  subject: string;
  text: string;
  state?: ReviewState;
  /** Account id. */
  assignee?: number | null;
}
/** Response to a bulk reply. A preview neither sends nor changes anything. */
export interface BulkReplyAnswer {
  /** E-mails that are queued, or would be. */
  count: number;
  /** The first ones of a preview. */
  letters: { reference: string; subject: string; text: string }[];
  /** References without an address: they get no e-mail and stay as they are. */
  without: string[];
}
/** Endpoints to reply and to mark as unread, for any form. */
export const SUBMISSION_PATHS = {
  reply: withId('/api/admin/forms/reply'),
  unread: withId('/api/admin/forms/unread'),
};
/** Endpoints of a form. */
export function formPathsOf(form: Pick<VisitorForm, 'name'>) {
  const at = (verb: string) => `/api/admin/forms/${verb}`;
  return {
    send: `/api/ap/forms/add_${form.name}`,
    list: at(`${form.name}_list`),
    info: withId(at(`${form.name}_info`)),
    edit: withId(at(`edit_${form.name}`)),
    remove: withId(at(`del_${form.name}`)),
    bulk: at(`bulk_${form.name}`),
    bulkReply: at(`bulk_reply_${form.name}`),
    erase: withId(at(`erase_${form.name}`)),
    merge: withId(at(`merge_${form.name}`)),
    stats: at(`${form.name}_stats`),
    export: at(`export_${form.name}`),
  };
}
