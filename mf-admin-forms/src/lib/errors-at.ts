import { isApiError } from '@admissions/api-client';

/** The server's sentences for one field. */
export const errorsAt = (error: unknown, field: string): string[] =>
  isApiError(error) ? (error.errors[field] ?? []) : [];
