import type { Fields, ReadOf } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import type { Page } from './answer.ts';

export const REVIEW_STATES = ['new', 'contacted', 'scheduled', 'done', 'declined'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What the visitor is told: `duplicate` when the same submission had been received before. */
export interface SubmissionReceipt {
  reference: string;
  duplicate: boolean;
  /** True: there were no places left, and the office writes when there is one. */
  waiting?: true;
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
/** What the system and the staff know of a submission. */
export interface ReviewFacts {
  id: number;
  reference: string;
  createdAt: string;
  updatedAt: string;
  revision: number;
  noticeVersion: string;
  state: ReviewState;
  assignee: Assignee | null;
  scheduledAt: string | null;
  /** Nobody has opened it since it came, or since somebody marked it so. */
  unread: boolean;
}
/** A letter that staff wrote to whoever sent a submission. */
export interface ReviewReply {
  /** The letter's, as the list of letters has it. */
  id: number;
  at: string;
  by: string;
  /** Null once the personal data is erased. */
  subject: string | null;
  text: string | null;
  state: MailState;
  sentAt: string | null;
  /** The last failure's code. */
  fault: string | null;
}
/** A submission as staff read it. */
export type ReviewedOf<F extends { fields: Fields }> = ReadOf<F['fields']> &
  ReviewFacts & {
    notes: ReviewNote[];
    history: ReviewEvent[];
    replies: ReviewReply[];
    /** Whether letters can be sent from here: a mail server is set up. */
    canReply: boolean;
  };
/** A submission in the staff's list: personal data (name, phone, mobile, email) masked and remarks left empty by the API. */
export type ReviewListedOf<F extends { fields: Fields }> = ReadOf<F['fields']> &
  ReviewFacts & {
    /** How many submissions there are of the same school or person, this one included. */
    alike: number;
  };
/** The orders of an inbox besides the newest first: those of one school or person together, or by the day for which they are arranged, the earliest or the latest first. */
export const REVIEW_ORDERS = ['alike', 'scheduled', '-scheduled'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];
/** What the staff's list can be narrowed to; `text` is searched in reference, school and name, days are those of sending. */
export interface ReviewListQuery {
  page?: number;
  perpage?: number;
  state?: ReviewState;
  text?: string;
  begin?: string;
  end?: string;
  city?: string;
  /** The college asked for. */
  college?: string;
  /** An account's id, or `none`. */
  assignee?: number | 'none';
  /** The days (YYYY-MM-DD, Taipei) for which it is scheduled or booked. */
  scheduledBegin?: string;
  scheduledEnd?: string;
  /** Only those that nobody has opened. */
  unread?: 'yes';
  /** A submission's id: only those of the same school or person. */
  alike?: number;
  /** `alike`: those of the same school or person stand together, where the newest of them would. */
  order?: ReviewOrder;
}
/** A page of the staff's list; `counts` are by state, for the same filters without the state. */
export interface ReviewPageOf<F extends { fields: Fields }> extends Page<ReviewListedOf<F>> {
  counts: Record<ReviewState, number>;
  /** Those that nobody has opened, in every state. */
  unread: number;
}
/** Somebody who may be put in charge of submissions. */
export interface Assignee {
  id: number;
  name: string;
}
/** Where the possible assignees are. */
export const ASSIGNEES_PATH = '/api/admin/forms/assignee_list';
/** What staff may change of a submission; `note` is added to the notes. */
export interface ReviewChange {
  revision: number;
  state?: ReviewState;
  /** Account id. */
  assignee?: number | null;
  scheduledAt?: string | null;
  note?: string;
}

/** `withheld`: not sent, since that address was sent enough today. */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'withheld'] as const;
export type MailState = (typeof MAIL_STATES)[number];
/** What a letter about a submission is: a notice to the office that handles it or to whoever sent it, or an answer that staff wrote. */
export type MailRole = 'office' | 'sender' | 'reply';
/** A letter, as staff see it. */
export interface MailListed {
  id: number;
  form: string;
  /** The submission's. */
  submission: number;
  reference: string;
  role: MailRole;
  state: MailState;
  attempts: number;
  createdAt: string;
  /** When it is tried next; null when it is not. */
  nextAt: string | null;
  sentAt: string | null;
  /** The last failure's code, such as `ECONNREFUSED` or `550`; `recipient-limit` of one that is withheld. */
  fault: string | null;
}
export interface FormStats {
  total: number;
  byState: Record<ReviewState, number>;
  /** Every month from the first to the last, `YYYY-MM`, by the day of sending in Taipei. */
  byMonth: { month: string; count: number }[];
  /** Counties and cities that sent something, the most first. */
  byCity: { city: string; count: number }[];
  /** Every college by its key; one submission may ask for several. */
  byCollege: { college: string; count: number }[];
}
/** What is exported; the password is that of whoever asks. */
export interface FormExport {
  format: 'xlsx' | 'csv';
  filters?: Omit<ReviewListQuery, 'page' | 'perpage' | 'order'>;
  password: string;
}
/** That somebody read or exported personal data; `submissions` are ids such as `4-9,12`. */
export interface AccessListed {
  id: number;
  at: string;
  account: string | null;
  action: string;
  form: string;
  /** Ids, such as 4-9,12. */
  submissions: string;
  /** What the one that was read is called everywhere else; null of an export, and of what is there no more. */
  reference: string | null;
}
/** Where it is seen who read what. */
export const ACCESS_PATH = '/api/admin/forms/access_list';
/** Where the letters are, and where one that failed is queued again. */
export const MAIL_PATHS = {
  list: '/api/admin/forms/mail_list',
  resend: (id: number | string) => `/api/admin/forms/resend_mail/${id}`,
};
/** A letter to whoever sent a submission, and what changes with it; it goes to the address that was sent. */
export interface ReplyWrite {
  revision: number;
  subject: string;
  text: string;
  state?: ReviewState;
  /** Account id. */
  assignee?: number | null;
}
/** Of a submission of any form: where it is answered, and where it is marked as unread. */
export const SUBMISSION_PATHS = {
  reply: (id: number | string) => `/api/admin/forms/reply/${id}`,
  unread: (id: number | string) => `/api/admin/forms/unread/${id}`,
};
/** The paths of a form's endpoints. */
export function formPathsOf(form: Pick<VisitorForm, 'name'>) {
  const at = (verb: string) => `/api/admin/forms/${verb}`;
  return {
    send: `/api/ap/forms/add_${form.name}`,
    list: at(`${form.name}_list`),
    info: (id: number | string) => at(`${form.name}_info/${id}`),
    edit: (id: number | string) => at(`edit_${form.name}/${id}`),
    remove: (id: number | string) => at(`del_${form.name}/${id}`),
    bulk: at(`bulk_${form.name}`),
    erase: (id: number | string) => at(`erase_${form.name}/${id}`),
    stats: at(`${form.name}_stats`),
    export: at(`export_${form.name}`),
  };
}
