import type { Page } from '../answer.ts';
import type { Fields, ReadOf, WriteOf } from '../fields/index.ts';
import type { Localised } from '../locale.ts';

/** A form that visitors send and staff review. */
export interface VisitorForm<F extends Fields = Fields> {
  readonly name: string;
  /** First letter of the reference numbers. */
  readonly letter: string;
  readonly label: Localised;
  readonly fields: F;
}
export const defineForm = <const F extends Fields>(form: VisitorForm<F>): VisitorForm<F> => form;

/** Version of the personal-data notice that visitors consent to. */
export const NOTICE_VERSION = '1.0';

export const REVIEW_STATES = ['new', 'contacted', 'scheduled', 'done', 'declined'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What a visitor sends; the Idempotency-Key header makes it safe to send twice. */
export type SubmissionOf<F extends { fields: Fields }> = WriteOf<F['fields']>;
/** What may come along with a submission to tell people from programs. */
export interface SubmissionGuard {
  /** A field that people do not see: has to be empty. */
  website?: string;
  /** Milliseconds since the form was shown. */
  elapsed?: number;
}
/** What the visitor is told: `duplicate` when the same submission had been received before. */
export interface SubmissionReceipt {
  reference: string;
  duplicate: boolean;
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
}
/** A submission as staff read it. */
export type ReviewedOf<F extends { fields: Fields }> = ReadOf<F['fields']> & ReviewFacts & { notes: ReviewNote[]; history: ReviewEvent[] };
/** A submission in the staff's list: personal data (name, phone, mobile, email) masked and remarks left empty by the API. */
export type ReviewListedOf<F extends { fields: Fields }> = ReadOf<F['fields']> & ReviewFacts;
/** What the staff's list can be narrowed to; `text` is searched in reference, school and name, days are those of sending. */
export interface ReviewListQuery {
  page?: number;
  perpage?: number;
  state?: ReviewState;
  text?: string;
  begin?: string;
  end?: string;
}
/** A page of the staff's list; `counts` are by state, for the same filters without the state. */
export interface ReviewPageOf<F extends { fields: Fields }> extends Page<ReviewListedOf<F>> {
  counts: Record<ReviewState, number>;
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
/** The paths of a form's endpoints. */
export function formPathsOf(form: Pick<VisitorForm, 'name'>) {
  const at = (verb: string) => `/api/admin/forms/${verb}`;
  return {
    send: `/api/ap/forms/add_${form.name}`,
    list: at(`${form.name}_list`),
    info: (id: number | string) => at(`${form.name}_info/${id}`),
    edit: (id: number | string) => at(`edit_${form.name}/${id}`),
    remove: (id: number | string) => at(`del_${form.name}/${id}`),
  };
}
