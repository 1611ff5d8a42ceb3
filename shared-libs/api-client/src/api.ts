import { type Answer, type ErrorAnswer, RESULT_CODES } from '@admissions/protocol';
import type { AxiosInstance, AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import { ApiError, isApiError, toApiError } from './api-error.ts';
import { loadTransport } from './load-transport.ts';
import { createWriteKeys } from './write-keys.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    call?: CallOptions;
    /** The call was already repeated with a new application token. */
    renewed?: boolean;
    /** Start of the first try, in milliseconds since the epoch. */
    startedAt?: number;
  }
}

export interface CallOptions {
  /** Query; undefined and null are omitted. */
  params?: Record<string, string | number | boolean | null | undefined>;
  /** Parameters that the API of the previous release may refuse; it is then read without them. */
  newParams?: readonly string[];
  signal?: AbortSignal;
  /** A background call: not reported to `onActivity`, so the loading bar ignores it. */
  silent?: boolean;
  /** Idempotency key instead of a generated one. */
  idempotencyKey?: string;
  /** Id of a page view, which counts once. */
  viewId?: string;
  /** Never repeated: the call is periodic, or the page does not wait for it. */
  once?: boolean;
  /** For uploads, which are repeated only without an answer: called before each repetition. */
  onUnanswered?: () => void;
  /** For the sign-in: called before each repetition; a 429 is not repeated. */
  onRepeat?: () => void;
  /** Gets the Date header of the answer. */
  onDate?: (date: unknown) => void;
  /** Progress of an upload, 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Milliseconds; default 8,000, for uploads and downloads 60,000. */
  timeout?: number;
}
export interface ApiOptions {
  /** Base URL without a trailing slash; '' for the same origin. */
  baseURL: string;
  /** For `Bearer <app>|<admin>`; `app(true)` fetches a new application token after a 401. */
  tokens: { app(renew?: boolean): Promise<string | null>; admin(): string | null };
  /** Headers for every call (on the server: request id). */
  headers?: Record<string, string>;
  /** Current language of the interface, for the API's messages. */
  locale?: () => string;
  /** Called when a call that is not silent starts, ends or fails. */
  onActivity?: (event: 'start' | 'end' | 'fail') => void;
  /** Called with the refusal when the API no longer accepts the admin session. */
  onSignedOut?: (error: ApiError) => void;
  /** Wraps the import of the transport, which fails when a newer build replaced it. */
  wrapCodeLoading?<T>(loading: Promise<T>): Promise<T>;
}
/** Calls return the envelope's data, or throw an ApiError. */
export interface Api {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  delete<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  /** POST that returns a file. */
  download(path: string, body?: unknown, options?: CallOptions): Promise<Blob>;
}

/**
 * The browser has one client, the server one per request. `write` adds a key, `send` reports the
 * activity, `exchange` unwraps the envelope and renews the application token after a 401.
 */
export function createApi(options: ApiOptions): Api {
  let http: AxiosInstance | undefined;
  const { beginWrite } = createWriteKeys();
  async function loadHttp(): Promise<AxiosInstance> {
    if (http) return http;
    try {
      const loading = loadTransport();
      const { createHttp } = await (options.wrapCodeLoading?.(loading) ?? loading);
      http ??= createHttp(options);
      return http;
    } catch {
      throw new ApiError('network.failed');
    }
  }

  async function send<T>(config: AxiosRequestConfig): Promise<T> {
    const report = config.call?.silent ? undefined : options.onActivity;
    report?.('start');
    try {
      const data = await exchange<T>(config);
      report?.('end');
      return data;
    } catch (error) {
      // "Not found" is an answer, not a failed connection.
      report?.(isApiError(error) && error.code === RESULT_CODES.notExists ? 'end' : 'fail');
      throw error;
    }
  }

  async function exchange<T>(config: AxiosRequestConfig): Promise<T> {
    try {
      const { data: answer, headers } = await (http ?? (await loadHttp())).request<Answer<T>>(
        config,
      );
      config.call?.onDate?.(headers.date);
      if (config.responseType) return answer as T;
      if (typeof answer !== 'object' || answer === null || !('errorCode' in answer))
        throw new ApiError('error.default', { status: 500 });
      if (answer.errorCode !== RESULT_CODES.success) throw toApiError(answer as ErrorAnswer, 200);
      return answer.data;
    } catch (cause) {
      const error = isApiError(cause) ? cause : (await loadTransport()).convertError(cause);
      if (await shouldRenew(error, config)) return exchange<T>({ ...config, renewed: true });
      throw error;
    }
  }

  async function shouldRenew(error: ApiError, config: AxiosRequestConfig) {
    if (error.status !== 401 || error.code !== RESULT_CODES.unauthorized || config.renewed)
      return false;
    const isAdminCall = config.url?.startsWith('/api/admin/') ?? false;
    if (!isAdminCall) return (await options.tokens.app(true)) !== null;
    // Signed out even if no token was sent: the browser has removed the expired cookie.
    options.onSignedOut?.(error);
    return false;
  }

  /** Sends a write with a key that is reused until there is an answer. */
  async function write<T>(config: AxiosRequestConfig, options: CallOptions): Promise<T> {
    const { method = '', url = '', data } = config;
    const { key, settle } = beginWrite({ method, url, body: data });
    try {
      const answer = await send<T>({ ...config, call: { idempotencyKey: key, ...options } });
      settle(true);
      return answer;
    } catch (error) {
      settle(isApiError(error) && !error.isOutcomeUnknown);
      throw error;
    }
  }
  const isKeyed = (method: string, { once, viewId }: CallOptions) =>
    method !== 'get' && !once && viewId === undefined;

  const request = <T>(
    method: string,
    url: string,
    data: unknown,
    call: CallOptions = {},
    responseType?: 'arraybuffer',
  ) => {
    const config: AxiosRequestConfig = {
      ...(responseType && { responseType }),
      method,
      url,
      data,
      call,
      ...(call.signal && { signal: call.signal }),
      startedAt: Date.now(),
      params: call.params,
      timeout: call.timeout ?? (call.onProgress || responseType ? 60_000 : 8_000),
      ...(call.onProgress && {
        onUploadProgress: (event: AxiosProgressEvent) => call.onProgress?.(event.progress ?? 0),
      }),
    };
    return isKeyed(method, call) ? write<T>(config, call) : send<T>(config);
  };
  return {
    get: <T>(path: string, options: CallOptions = {}) =>
      request<T>('get', path, undefined, options).catch((error) => {
        const call = omitRefused(error, options);
        if (!call) throw error;
        return request<T>('get', path, undefined, call);
      }),
    post: (path, body, options) => request('post', path, body ?? {}, options),
    put: (path, body, options) => request('put', path, body ?? {}, options),
    delete: (path, body, options) => request('delete', path, body, options),
    download: async (path, body, options) =>
      new Blob([await request<ArrayBuffer>('post', path, body ?? {}, options, 'arraybuffer')]),
  };
}

/** The call without its new parameters if these were refused. */
function omitRefused(error: unknown, { newParams = [], ...call }: CallOptions): CallOptions | null {
  if (!isApiError(error) || !newParams.some((name) => name in error.errors)) return null;
  const omitted = Object.fromEntries(newParams.map((name) => [name, undefined]));
  return { ...call, params: { ...call.params, ...omitted } };
}
