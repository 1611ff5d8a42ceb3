import type { FieldErrors } from '@admissions/model';

/** Result codes of the API; clients depend on these numbers. */
export const CODE = {
  failed: -1,
  success: 1,
  notExists: 2,
  unauthorized: 100401,
  accountExists: 1001,
  wrongPassword: 1051,
  accountInactive: 1052,
  accountLocked: 1053,
  updatePassword: 1054,
  roleInUse: 1101,
} as const;
export type ErrorCode = (typeof CODE)[keyof typeof CODE];

/** The envelope of a success. */
export interface Success<T> {
  errorCode: typeof CODE.success;
  data: T;
}
/** The envelope of a refusal; `data` is the current entry after a stale revision. */
export interface Refusal {
  errorCode: Exclude<ErrorCode, typeof CODE.success>;
  message: string;
  errors?: FieldErrors;
  requestId: string;
  data?: unknown;
}
export type Answer<T> = Success<T> | Refusal;

/** One page of a list; `page` starts at 1. */
export interface Page<T> {
  list: T[];
  total: number;
  page: number;
  perpage: number;
}
