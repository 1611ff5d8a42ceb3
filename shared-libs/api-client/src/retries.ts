import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';

/** Business constants of the specification; times in milliseconds unless the name says otherwise. */
const REQUEST_RETRIES = 3;

const FIRST_DELAY = 300;
const LONGEST_DELAY = 5000;
const READS = new Set(['get', 'head']);
/** A reader who was not answered for so long (milliseconds) is told, and not kept waiting for a third and a fourth silence. */
const SILENT_FOR = 10_000;

/** Adds the specification's three retries: of every read, and of every write that a key makes safe to repeat. */
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

/** The API is at work on the same write that came before. */
export const isStillRunning = ({ response }: Pick<AxiosError, 'response'>): boolean =>
  response?.status === 409 && response.headers['retry-after'] !== undefined;
