import { isApiError } from './api-error.ts';

/** The interface's `t`. */
interface ErrorTranslate {
  (key: 'error.default'): string;
  error(message: string): string;
}

/** The API's sentence about a failure, or the catalogue's without an answer. */
export function errorMessage(error: unknown, t: ErrorTranslate): string {
  return isApiError(error) ? t.error(error.message) : t('error.default');
}

/** Prefers the sentence at `field`, then at any other field. */
export function fieldErrorMessage(error: unknown, t: ErrorTranslate, field = ''): string {
  if (!isApiError(error)) return t('error.default');
  const atField = error.errors[field]?.[0] ?? Object.values(error.errors).flat()[0];
  return atField === undefined ? errorMessage(error, t) : t.error(atField);
}
