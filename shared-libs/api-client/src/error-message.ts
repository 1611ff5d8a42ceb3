import { isApiError } from './api-error.ts';

/** The interface's `t`. */
interface ErrorTranslate {
  (key: 'error.default'): string;
  error(message: string): string;
}

/** The sentence at `field`, at any other field, or of the whole failure. */
export function errorMessage(error: unknown, t: ErrorTranslate, field = '') {
  if (!isApiError(error)) return t('error.default');
  const { errors, message } = error;
  const sentence = errors[field]?.[0] ?? Object.values(errors).flat()[0] ?? message;
  return t.error(sentence);
}
