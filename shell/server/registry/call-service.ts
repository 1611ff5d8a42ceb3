const TIMEOUT_MS = 5000;

export interface ServiceRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
}
export type CallService = (path: string, request?: ServiceRequest) => Promise<Response>;

interface Options {
  apiUrl: string;
  internalToken: string;
}

/** Calls the release service as an internal process. */
export const createCallService =
  ({ apiUrl, internalToken }: Options): CallService =>
  (path, { timeoutMs = TIMEOUT_MS, headers = {}, ...options } = {}) =>
    fetch(`${apiUrl}${path}`, {
      ...options,
      headers: { 'x-internal-token': internalToken, 'accept-language': 'en', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });

export const buildJsonRequest = (body: object): ServiceRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
