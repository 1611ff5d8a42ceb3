import type { FieldErrors } from '@admissions/model';
import { type ErrorAnswer, type ErrorCode, RESULT_CODES } from '@admissions/protocol';

/** Why a call failed; `status` 0: no answer (network, timeout). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldErrors;
  readonly requestId: string | null;
  /** The current entry, after a write with an older revision. */
  readonly current: unknown;
  /** The write may have succeeded: a repetition with the same key returns its result. */
  readonly isOutcomeUnknown: boolean;

  constructor(message: string, details: Partial<Omit<ApiError, keyof Error>> = {}) {
    super(message || 'error.default');
    this.code = details.code ?? RESULT_CODES.failed;
    this.status = details.status ?? 0;
    this.errors = details.errors ?? {};
    this.requestId = details.requestId ?? null;
    this.current = details.current;
    this.isOutcomeUnknown = details.isOutcomeUnknown ?? (this.status === 0 || this.status >= 500);
  }
}
export const toApiError = (
  answer: ErrorAnswer,
  status: number,
  overrides: { isOutcomeUnknown?: boolean } = {},
) =>
  new ApiError(answer.message, {
    code: answer.errorCode,
    status,
    errors: answer.errors ?? {},
    requestId: answer.requestId,
    current: answer.data,
    ...overrides,
  });
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
/** The write had an older revision. */
export const isConflict = (error: unknown): error is ApiError =>
  isApiError(error) &&
  error.status === 409 &&
  error.code === RESULT_CODES.failed &&
  error.current !== undefined;
