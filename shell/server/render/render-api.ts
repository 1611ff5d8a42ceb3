import type { Api, CallOptions } from '@admissions/api-client';
import { ApiError, createApi, isApiError } from '@admissions/api-client';
import { PREVIEW_HEADER } from '@admissions/protocol';

interface Options {
  apiUrl: string;
  token: (renew?: boolean) => Promise<string | null>;
  requestId: string;
  /** Identifies this process, which reads for all visitors from one address. */
  internalToken: string;
  /** The visitor's address, for search statistics. */
  address: string;
  /** Aborts all calls of this render. */
  signal: AbortSignal;
  /** Token of the draft to include. */
  preview?: string | undefined;
}

/** Retries once after a lost connection. */
export function createRenderApi({
  apiUrl,
  token,
  requestId,
  internalToken,
  address,
  signal,
  preview,
}: Options): Api {
  const api = createApi({
    baseURL: apiUrl,
    tokens: { app: token, admin: () => null },
    headers: {
      'x-request-id': requestId,
      // The API trusts the address only with the token.
      ...(internalToken && { 'x-internal-token': internalToken, 'x-forwarded-for': address }),
      ...(preview && { [PREVIEW_HEADER]: preview }),
    },
  });
  const bounded = (options: CallOptions = {}): CallOptions => ({
    ...options,
    once: true,
    signal: options.signal ? AbortSignal.any([options.signal, signal]) : signal,
  });
  return {
    async get<T>(path: string, options?: CallOptions): Promise<T> {
      try {
        return await api.get<T>(path, bounded(options));
      } catch (error) {
        if (signal.aborted || !isApiError(error) || error.status !== 0) throw error;
        return api.get<T>(path, bounded(options)).catch(blameServer);
      }
    },
    post: (path, body, options) => api.post(path, body, bounded(options)),
    put: (path, body, options) => api.put(path, body, bounded(options)),
    delete: (path, body, options) => api.delete(path, body, bounded(options)),
    download: (path, body, options) => api.download(path, body, bounded(options)),
  };
}

// Status 0 concerns the servers, not the visitor's own connection.
function blameServer(error: unknown): never {
  throw isApiError(error) && error.status === 0 ? new ApiError('error.server') : error;
}
