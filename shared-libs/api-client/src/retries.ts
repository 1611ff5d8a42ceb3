import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';

const MAX_RETRIES = 3;
const FIRST_DELAY_MS = 300;
const MAX_DELAY_MS = 5000;
const READ_METHODS = new Set(['get', 'head']);
/** A person waits no longer: then a read without an answer and a failure of the server are final. */
const PATIENCE_MS = 10_000;

/** Adds retries for reads and for writes with a key. */
export function withRetries(http: AxiosInstance): AxiosInstance {
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

function shouldRetry(error: AxiosError): boolean {
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
  // After too many sign-ins the wait is minutes.
  if (response.status === 429) return onRepeat === undefined;
  if (response.status >= 500) return elapsed + retryAfter(error) < PATIENCE_MS;
  return isStillRunning(error);
}

/** The API still processes the first try of this write. */
export const isStillRunning = ({ response }: Pick<AxiosError, 'response'>): boolean =>
  response?.status === 409 && response.headers['retry-after'] !== undefined;
