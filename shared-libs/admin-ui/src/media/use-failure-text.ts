import { isApiError } from '@admissions/api-client';
import { useMessage } from '@admissions/store';

/** Why a call failed, in words; the API's message at `field` first. */
export function useFailureText(): (error: unknown, field?: string) => string {
  const t = useMessage();
  return (error, field = 'file') => {
    const message = isApiError(error)
      ? (error.errors[field]?.[0] ?? Object.values(error.errors)[0]?.[0] ?? error.message)
      : 'error.default';
    return t.error(message);
  };
}
