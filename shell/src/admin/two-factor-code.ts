import { isApiError } from '@admissions/api-client';

/** The API's message about the second factor; null for any other error. */
export const findCodeProblem = (error: unknown): string | null =>
  isApiError(error) && error.status === 401 ? (error.errors.code?.[0] ?? null) : null;
