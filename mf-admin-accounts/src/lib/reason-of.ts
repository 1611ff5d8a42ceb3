import { isApiError } from '@admissions/api-client';

/** Why a call was refused, as one sentence: what is said at a field says more than the answer as a whole. */
export function reasonOf(error: unknown, otherwise: string): string {
  if (isApiError(error)) return Object.values(error.errors).flat()[0] ?? error.message;
  return error instanceof Error ? error.message : otherwise;
}
