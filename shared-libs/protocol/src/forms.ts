export type { BookingState, MyVisit } from './my-visit.ts';
export { MY_VISIT_PAGE, MY_VISIT_PATHS } from './my-visit.ts';
export type {
  AnsweredQuestion,
  ListedQuestion,
  QuestionDetails,
  QuestionState,
} from './questions.ts';
export { QUESTION_PATHS, QUESTION_STATES } from './questions.ts';
export type {
  AccessLogEntry,
  Assignee,
  BulkReplyAnswer,
  Duplicate,
  FormExport,
  FormStats,
  ListedMail,
  MailRole,
  MailState,
  MergeWrite,
  ReplyWrite,
  ReviewChange,
  ReviewEvent,
  ReviewedOf,
  ReviewListedOf,
  ReviewListQuery,
  ReviewNote,
  ReviewOrder,
  ReviewPageOf,
  ReviewReply,
  ReviewState,
  StoredLetter,
  SubmissionReceipt,
} from './submissions.ts';
export {
  ACCESS_PATH,
  ASSIGNEES_PATH,
  DUPLICATE_DAYS,
  formPathsOf,
  LETTERS_PATH,
  MAIL_PATHS,
  MAIL_STATES,
  REVIEW_ORDERS,
  REVIEW_STATES,
  SUBMISSION_PATHS,
} from './submissions.ts';
