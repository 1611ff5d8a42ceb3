import { isApiError } from './api-error.ts';

/** What finds the words of an error: the interface's `t`. */
interface Words {
  (key: 'error.default'): string;
  error(message: string): string;
}

/** Why a call failed, as one sentence: the API's own, or the catalogue's where no answer came. */
export function errorMessage(error: unknown, t: Words): string {
  if (!isApiError(error)) return t('error.default');
  return t.error(error.message) || t('error.default');
}

/** The same, where a sentence at a field says more than the answer as a whole: that at `field` first, then at any other. */
export function fieldErrorMessage(error: unknown, t: Words, field = ''): string {
  if (!isApiError(error)) return t('error.default');
  const atField = error.errors[field]?.[0] ?? Object.values(error.errors).flat()[0];
  return atField === undefined ? errorMessage(error, t) : t.error(atField);
}
