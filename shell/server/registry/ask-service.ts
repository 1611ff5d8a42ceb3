const WITHIN = 5000;

export interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds. */
  within?: number;
}
export type AskService = (path: string, asking?: Asking) => Promise<Response>;

interface Options {
  apiUrl: string;
  internalToken: string;
}

/** Asks the release service as one of the installation's own processes. */
export const createAskService =
  ({ apiUrl, internalToken }: Options): AskService =>
  (path, { within = WITHIN, headers = {}, ...options } = {}) =>
    fetch(`${apiUrl}${path}`, {
      ...options,
      headers: { 'x-internal-token': internalToken, 'accept-language': 'en', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(within),
    });

export const asJson = (body: object): Asking => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
