import { question } from '@admissions/model/forms';
import { formPathsOf } from './submissions.ts';
import { withId } from './with-id.ts';

const { send, list, info, edit, remove } = formPathsOf(question);
export const QUESTION_PATHS = {
  send,
  /** GET, public: answered questions of a story. */
  answered: withId('/api/ap/college/share_questions'),
  list,
  info,
  edit,
  remove,
};

/** `hidden`: not answered, or not shown any more. */
export const QUESTION_STATES = ['new', 'answered', 'hidden'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** A published question, in the words of staff. */
export interface AnsweredQuestion {
  id: number;
  /** Null: anonymous. */
  name: string | null;
  question: string;
  answer: string;
  /** The day of the answer, YYYY-MM-DD (Taipei). */
  date: string;
}
/** A question in the staff's list. */
export interface ListedQuestion {
  id: number;
  reference: string;
  /** Null after the story is deleted. */
  story: { id: number; title: string; name: string } | null;
  /** The published text, else the original; null after erasure. */
  question: string | null;
  state: QuestionState;
  createdAt: string;
  answeredAt: string | null;
  updatedBy: string | null;
  revision: number;
}
/** With the original text; `asked` is null after erasure. */
export interface QuestionDetails extends ListedQuestion {
  asked: { name: string | null; question: string } | null;
  name: string | null;
  answer: string | null;
}
