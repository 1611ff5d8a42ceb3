import type { FieldErrors } from '@admissions/model';

/** Result codes of the API; clients depend on these numbers. */
export const RESULT_CODES = {
  failed: -1,
  success: 1,
  notExists: 2,
  unauthorized: 100401,
  accountExists: 1001,
  wrongPassword: 1051,
  accountInactive: 1052,
  accountLocked: 1053,
  passwordChangeRequired: 1054,
  accountInUse: 1101,
} as const;
export type ErrorCode = (typeof RESULT_CODES)[keyof typeof RESULT_CODES];

/** The envelope of a success. */
export interface Success<T> {
  errorCode: typeof RESULT_CODES.success;
  data: T;
}
/** The envelope of a refusal; `data` is the current entry after a stale revision. */
export interface ErrorAnswer {
  errorCode: Exclude<ErrorCode, typeof RESULT_CODES.success>;
  message: string;
  errors?: FieldErrors;
  requestId: string;
  data?: unknown;
}
export type Answer<T> = Success<T> | ErrorAnswer;

/** One page of a list; `page` starts at 1. */
export interface Page<T> {
  list: T[];
  total: number;
  /** Of a kind's list for staff: its entries by view, under the other filters. */
  states?: Record<'all' | 'draft' | 'scheduled' | 'mine' | 'ending', number>;
  page: number;
  perpage: number;
}
