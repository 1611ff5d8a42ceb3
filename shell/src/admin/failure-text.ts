import { isApiError } from '@admissions/api-client';
import type { Translate } from '@admissions/store';

/** What to tell a person about a call that failed: the API's own sentence, or the catalogue's. */
export function failureText(error: unknown, t: Translate): string {
  if (!isApiError(error)) return t('error.default');
  return t.error(error.message) || t('error.default');
}
