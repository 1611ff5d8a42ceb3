import { REQUEST_RETRIES } from '@admissions/contracts';
import type { AxiosError, AxiosInstance } from 'axios';
import axiosRetry, { retryAfter } from 'axios-retry';

const FIRST_DELAY = 300;
const LONGEST_DELAY = 5000;
const REPEATABLE = new Set(['get', 'head', 'put', 'delete']);

/** Adds the specification's three retries: GET, PUT, DELETE, and POST only when an idempotency key makes it safe. */
export function withRetries(http: AxiosInstance): AxiosInstance {
  axiosRetry(http, {
    retries: REQUEST_RETRIES,
    shouldResetTimeout: true,
    retryCondition: isWorthRepeating,
    retryDelay: (count, error) => Math.max(retryAfter(error), Math.random() * Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** count)),
  });
  return http;
}

function isWorthRepeating(error: AxiosError): boolean {
  const { config, response, code } = error;
  if (!config || code === 'ERR_CANCELED' || config.call?.once || config.signal?.aborted) return false;
  const isSafe = REPEATABLE.has(config.method ?? 'get') || config.call?.idempotencyKey !== undefined;
  if (!isSafe) return false;
  return response === undefined || response.status === 429 || response.status >= 500;
}
