import type { ErrorAnswer } from '@admissions/protocol';
import axios, { type AxiosError, type AxiosInstance, isAxiosError } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';
import type { ApiOptions } from './api.ts';
import { ApiError, toApiError } from './api-error.ts';

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

const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 300;
const MAX_DELAY_MS = 5000;
const READ_METHODS = new Set(['get', 'head']);
/** A person waits no longer: after it, a read without an answer or a 5xx is not repeated. */
const PATIENCE_MS = 10_000;

/** Adds retries for reads and for writes with a key. */
function withRetries(http: AxiosInstance): AxiosInstance {
  axiosRetry(http, {
    retries: MAX_RETRIES,
    shouldResetTimeout: true,
    retryCondition: shouldRetry,
    onRetry: (_count, _error, { call }) => (call?.onRepeat ?? call?.onUnanswered)?.(),
    retryDelay: (count, error) =>
      Math.max(
        retryAfter(error),
        Math.random() * Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** count),
      ),
  });
  return http;
}

function shouldRetry(error: AxiosError) {
  const { config, response, code } = error;
  if (!config || code === 'ERR_CANCELED' || config.call?.once || config.signal?.aborted)
    return false;
  const { idempotencyKey, viewId, onUnanswered, onRepeat } = config.call ?? {};
  const isRead = READ_METHODS.has(config.method ?? 'get');
  const isSafe = isRead || idempotencyKey !== undefined || viewId !== undefined;
  if (!isSafe) return false;
  const elapsed = Date.now() - (config.startedAt ?? 0);
  if (response === undefined) return !isRead || elapsed < PATIENCE_MS;
  if (onUnanswered) return false;
  // A person who waits longer needs the sentence with the time instead.
  if (retryAfter(error) > MAX_DELAY_MS) return false;
  // Only the sign-in passes `onRepeat`: its 429 lasts minutes.
  if (response.status === 429) return onRepeat === undefined;
  if (response.status >= 500) return elapsed < PATIENCE_MS;
  return isStillRunning(error);
}

/** The API still processes the first try of this write. */
const isStillRunning = ({ response }: Pick<AxiosError, 'response'>) =>
  response?.status === 409 && response.headers['retry-after'] !== undefined;
