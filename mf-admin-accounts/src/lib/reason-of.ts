import { isApiError } from '@admissions/api-client';
import type { Translate } from '@admissions/store';

/** Why a call was refused, as one sentence: what is said at a field says more than the answer as a whole; where no answer came, the catalogue's words. */
export function reasonOf(error: unknown, t: Translate): string {
  if (!isApiError(error)) return t('error.default');
  return Object.values(error.errors).flat()[0] ?? t.error(error.message);
}
