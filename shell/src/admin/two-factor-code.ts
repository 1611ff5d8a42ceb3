import { isApiError } from '@admissions/api-client';

/** What the API says about the second step when it wants one, or a better one; null when something else is in the way. */
export const findCodeProblem = (error: unknown): string | null =>
  isApiError(error) && error.status === 401 ? (error.errors.code?.[0] ?? null) : null;
