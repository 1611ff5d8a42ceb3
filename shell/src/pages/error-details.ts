import { type ErrorMessageKey, findErrorMessageKey, isApiError } from '@admissions/api-client';
import type { errorPagesInEnglish } from '@admissions/model/messages';
import { isRouteErrorResponse } from 'react-router';

export interface ErrorDetails {
  /** HTTP status; 500 when unknown. */
  status: number;
  /** The catalogue's message for the code; "Error" without one. */
  key: keyof typeof errorPagesInEnglish;
  requestId: string | null;
}

/** From a route error, else from the query of the error page. */
export function readErrorDetails(error: unknown, search: string): ErrorDetails {
  if (isRouteErrorResponse(error)) {
    const { requestId = null, key } = (error.data ?? {}) as {
      requestId?: string | null;
      key?: ErrorMessageKey | null;
    };
    return {
      status: error.status,
      key: error.status === 404 ? 'error.notFound' : (key ?? 'error.title'),
      requestId,
    };
  }
  if (isApiError(error)) return buildErrorDetails(error.status >= 400 ? error.status : 500, error);
  if (error !== undefined && error !== null) return buildErrorDetails(500, { requestId: null });
  const query = new URLSearchParams(search);
  const status = query.get('statusCode') ?? '';
  const requestId = query.get('requestId') ?? '';
  return buildErrorDetails(/^[45]\d\d$/.test(status) ? Number(status) : 500, {
    code: Number(query.get('code') ?? Number.NaN),
    requestId: /^[\w-]{1,64}$/.test(requestId) ? requestId : null,
  });
}

function buildErrorDetails(
  status: number,
  error: { code?: number; message?: string; requestId: string | null },
): ErrorDetails {
  const messageKey = findErrorMessageKey(error);
  const key =
    status === 404 && messageKey !== 'error.code.2'
      ? 'error.notFound'
      : (messageKey ?? 'error.title');
  return { status, key, requestId: error.requestId };
}
