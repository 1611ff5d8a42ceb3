import type { FieldErrors } from '@admissions/model';
import type { ErrorCode, Refusal } from '@admissions/protocol';
import { CODE } from '@admissions/protocol';

/** Why a call failed. `status` 0 means that no answer came (network, time-out). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldErrors;
  readonly requestId: string | null;
  /** With an older revision: the current entry. */
  readonly current: unknown;
  /** The write may have been done, or may still be: asked again with the same key, the API says what came of it. */
  readonly isOpen: boolean;

  constructor(
    message: string,
    facts: {
      code?: ErrorCode;
      status?: number;
      errors?: FieldErrors;
      requestId?: string | null;
      current?: unknown;
      isOpen?: boolean;
    } = {},
  ) {
    super(message);
    this.code = facts.code ?? CODE.failed;
    this.status = facts.status ?? 0;
    this.errors = facts.errors ?? {};
    this.requestId = facts.requestId ?? null;
    this.current = facts.current;
    this.isOpen = facts.isOpen ?? (this.status === 0 || this.status >= 500);
  }
}
/** The error that a refusal of the API stands for. */
export const toApiError = (answer: Refusal, status: number, facts: { isOpen?: boolean } = {}) =>
  new ApiError(answer.message, {
    code: answer.errorCode,
    status,
    errors: answer.errors ?? {},
    requestId: answer.requestId,
    current: answer.data,
    ...facts,
  });
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
/** A write that was made from an older revision. */
export const isConflict = (error: unknown): error is ApiError =>
  isApiError(error) &&
  error.status === 409 &&
  error.code === CODE.failed &&
  error.current !== undefined;
