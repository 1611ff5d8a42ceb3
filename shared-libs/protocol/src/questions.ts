import { question } from '@admissions/model/forms';
import { formPathsOf } from './submissions.ts';

const { send, list, info, edit, remove } = formPathsOf(question);
export const QUESTION_PATHS = {
  send,
  /** GET, for visitors: what was answered under a story. */
  answered: (story: number | string) => `/api/ap/college/share_questions/${story}`,
  list,
  info,
  edit,
  remove,
};

/** `hidden`: not answered, or not shown any more. */
export const QUESTION_STATES = ['new', 'answered', 'hidden'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** A question as everybody reads it, in the words that staff let pass. */
export interface AnsweredQuestion {
  id: number;
  /** Null: somebody. */
  name: string | null;
  question: string;
  answer: string;
  /** The day of the answer, YYYY-MM-DD (Taipei). */
  date: string;
}
/** A question in the staff's list. */
export interface QuestionListed {
  id: number;
  reference: string;
  /** Null once the story is gone. */
  story: { id: number; title: string; name: string } | null;
  /** As it is shown, else as it was asked; null once it is erased. */
  question: string | null;
  state: QuestionState;
  createdAt: string;
  answeredAt: string | null;
  updatedBy: string | null;
  revision: number;
}
/** The same with what was sent; `asked` is null once it is erased. */
export interface QuestionRead extends QuestionListed {
  asked: { name: string | null; question: string } | null;
  name: string | null;
  answer: string | null;
}
