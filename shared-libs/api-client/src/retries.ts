import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';

/** Constants of the specification; times in milliseconds. */
const REQUEST_RETRIES = 3;

const FIRST_DELAY = 300;
const LONGEST_DELAY = 5000;
const READS = new Set(['get', 'head']);
/** After this many milliseconds without an answer a read fails instead of another retry. */
const SILENT_FOR = 10_000;

/** Adds the specification's three retries, for reads and for writes with a key. */
export function withRetries(http: AxiosInstance): AxiosInstance {
  axiosRetry(http, {
    retries: REQUEST_RETRIES,
    shouldResetTimeout: true,
    retryCondition: isWorthRepeating,
    onRetry: (_count, _error, { call }) => call?.onUnanswered?.(),
    retryDelay: (count, error) =>
      Math.max(
        retryAfter(error),
        Math.random() * Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** count),
      ),
  });
  return http;
}

function isWorthRepeating(error: AxiosError): boolean {
  const { config, response, code } = error;
  if (!config || code === 'ERR_CANCELED' || config.call?.once || config.signal?.aborted)
    return false;
  const { idempotencyKey, viewId, onUnanswered } = config.call ?? {};
  const isRead = READS.has(config.method ?? 'get');
  const isSafe = isRead || idempotencyKey !== undefined || viewId !== undefined;
  if (!isSafe) return false;
  if (response === undefined) return !isRead || Date.now() - (config.begun ?? 0) < SILENT_FOR;
  return (
    onUnanswered === undefined &&
    (response.status === 429 || response.status >= 500 || isStillRunning(error))
  );
}

/** The API still processes the first try of this write. */
export const isStillRunning = ({ response }: Pick<AxiosError, 'response'>): boolean =>
  response?.status === 409 && response.headers['retry-after'] !== undefined;
