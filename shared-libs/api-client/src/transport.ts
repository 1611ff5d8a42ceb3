import type { ErrorAnswer } from '@admissions/protocol';
import type { AxiosInstance } from 'axios';
import axios, { isAxiosError } from 'axios';
import type { ApiOptions } from './api.ts';
import { ApiError, toApiError } from './api-error.ts';
import { isStillRunning, withRetries } from './retries.ts';

/** The transport: axios with retries and common headers. */
export function createHttp({ baseURL, headers, locale, tokens }: ApiOptions): AxiosInstance {
  const http = withRetries(
    axios.create({ baseURL, headers: { Accept: 'application/json', ...headers } }),
  );
  http.interceptors.request.use(async (config) => {
    const app = await tokens.app();
    const admin = tokens.admin();
    if (app || admin) config.headers.set('Authorization', `Bearer ${app ?? ''}|${admin ?? ''}`);
    if (locale) config.headers.set('Accept-Language', locale());
    if (config.call?.idempotencyKey)
      config.headers.set('Idempotency-Key', config.call.idempotencyKey);
    if (config.call?.viewId) config.headers.set('X-View-Id', config.call.viewId);
    return config;
  });
  http.interceptors.response.use(undefined, (cause: unknown) => {
    // With `arraybuffer` as response type a refusal arrives as bytes, too.
    if (isAxiosError(cause) && cause.response && cause.config?.responseType)
      cause.response.data = parseJson(cause.response.data as ArrayBuffer);
    throw cause;
  });
  return http;
}

export function convertError(cause: unknown): ApiError {
  if (!isAxiosError(cause)) return new ApiError('error.default');
  const answer = cause.response?.data as ErrorAnswer | undefined;
  const status = cause.response?.status ?? 0;
  return answer && typeof answer === 'object' && 'errorCode' in answer
    ? toApiError(answer, status, isStillRunning(cause) ? { isOutcomeUnknown: true } : {})
    : new ApiError(status ? 'error.server' : 'network.failed', { status });
}

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
