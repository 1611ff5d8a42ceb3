import { type Api, ApiError, type CallOptions } from '@admissions/api-client';
import { type Answer, RESULT_CODES } from '@admissions/protocol';
import type { ReadAnswer, ReadPublic } from '../cache/public-reads.ts';

/** API client for loaders on the server; public reads only. */
export function createReadApi(read: ReadPublic): Api {
  const refuse = () => Promise.reject(new ApiError('error.default', { status: 405 }));
  return {
    get: async <T>(path: string, { params }: CallOptions = {}) =>
      openAnswer<T>(await read(path + formatQuery(params))),
    post: refuse,
    put: refuse,
    delete: refuse,
    download: refuse,
  };
}

function formatQuery(params: CallOptions['params'] = {}) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && value !== null) query.append(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}

function openAnswer<T>({ status, body }: ReadAnswer): T {
  // Status 0 concerns the servers, not the visitor's own connection.
  if (status === 0) throw new ApiError('error.server');
  const answer = parseAnswer<T>(body.toString());
  if (!answer)
    throw status >= 200 && status < 300
      ? new ApiError('error.default', { status: 502 })
      : new ApiError('error.server', { status });
  if (answer.errorCode === RESULT_CODES.success) return answer.data;
  const { message, errorCode, errors, requestId, data } = answer;
  throw new ApiError(message, {
    code: errorCode,
    status,
    errors: errors ?? {},
    requestId,
    current: data,
  });
}

function parseAnswer<T>(text: string): Answer<T> | null {
  try {
    const answer: Answer<T> | null = JSON.parse(text);
    return typeof answer === 'object' && answer !== null && 'errorCode' in answer ? answer : null;
  } catch {
    return null;
  }
}
