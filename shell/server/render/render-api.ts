import type { Api, CallOptions } from '@admissions/api-client';
import { ApiError, createApi, isApiError } from '@admissions/api-client';
import { PREVIEW_HEADER } from '@admissions/protocol';

interface Options {
  apiUrl: string;
  token: (renew?: boolean) => Promise<string | null>;
  requestId: string;
  /** Says that this is our own process, which reads for all visitors from one address. */
  internalToken: string;
  /** Whose page this is: what it searches for counts as searched by this address. */
  address: string;
  /** Ends every call of this render. */
  signal: AbortSignal;
  /** The token of a draft that these calls shall see. */
  preview?: string | undefined;
}

/** The API client of one render: its calls end with the render, and only a lost connection is tried again, once. */
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
      // The API believes the address because of the token.
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

// Between the servers: nothing that the visitor's own connection has to do with.
function blameServer(error: unknown): never {
  throw isApiError(error) && error.status === 0 ? new ApiError('error.server') : error;
}
