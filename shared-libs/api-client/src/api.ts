import type { Answer, Refusal } from '@admissions/protocol';
import { CODE } from '@admissions/protocol';
import type { AxiosInstance, AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import { ApiError, isApiError, toApiError } from './api-error.ts';
import { loadTransport } from './load-transport.ts';
import { writeKeys } from './write-keys.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    call?: CallOptions;
    /** Set once a call was repeated with a new application token. */
    renewed?: boolean;
    /** When the caller began to wait (milliseconds since the epoch), over all repetitions. */
    begun?: number;
  }
}

export interface CallOptions {
  /** Query: key=value pairs; undefined and null are left out. */
  params?: Record<string, string | number | boolean | null | undefined>;
  signal?: AbortSignal;
  /** A background call: its failure never shows in the loading bar nor leads to an error page. */
  silent?: boolean;
  /** The key that makes a write safe to repeat; every write has one, this one instead of its own. */
  idempotencyKey?: string;
  /** Names one view of a page, which counts once however often it is sent. */
  viewId?: string;
  /** Never repeated, whatever happens: what comes again by itself, and what the page does not wait for. */
  once?: boolean;
  /** Repeated only when no answer came at all, and told before each time (sign-in). */
  onUnanswered?: () => void;
  /** Share of an upload that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Milliseconds; 8,000 unless told (uploads and downloads 60,000). */
  timeout?: number;
}
export interface ApiOptions {
  /** Where the API is, without a trailing slash: '' for the same origin. */
  baseURL: string;
  /** The two halves of the bearer; `renew` asks for a new application token after a 401. */
  tokens: { app(renew?: boolean): Promise<string | null>; admin(): string | null };
  /** Headers for every call (on the server: request id). */
  headers?: Record<string, string>;
  /** The language of the interface now, in which the API's messages come. */
  locale?: () => string;
  /** Told when a call that is not silent starts, ends or fails. */
  onActivity?: (event: 'start' | 'end' | 'fail') => void;
  /** Told when the API no longer accepts the admin session, with its refusal, which says why. */
  onSignedOut?: (error: ApiError) => void;
  /** Sees to the fetching of the client's own code, which fails when a newer build is in force: the call waits for what this answers. */
  whileCodeLoads?<T>(loading: Promise<T>): Promise<T>;
}
/** Calls that answer the envelope's data, or throw an ApiError. */
export interface Api {
  get<T>(path: string, options?: CallOptions): Promise<T>;
  post<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  put<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  delete<T>(path: string, body?: unknown, options?: CallOptions): Promise<T>;
  /** The file that a POST answers with. */
  download(path: string, body?: unknown, options?: CallOptions): Promise<Blob>;
}

/** Makes an API client; the browser has one, the server one per request. */
export function createApi(options: ApiOptions): Api {
  let http: AxiosInstance | undefined;
  const { findKey } = writeKeys();
  async function opened(): Promise<AxiosInstance> {
    if (http) return http;
    try {
      const loading = loadTransport();
      const { createHttp } = await (options.whileCodeLoads?.(loading) ?? loading);
      http ??= createHttp(options);
      return http;
    } catch {
      throw new ApiError('network.failed');
    }
  }

  async function send<T>(config: AxiosRequestConfig): Promise<T> {
    const tell = config.call?.silent ? undefined : options.onActivity;
    tell?.('start');
    try {
      const data = await exchange<T>(config);
      tell?.('end');
      return data;
    } catch (error) {
      // "Not there" is an answer, not a failure of the connection.
      tell?.(isApiError(error) && error.code === CODE.notExists ? 'end' : 'fail');
      throw error;
    }
  }

  async function exchange<T>(config: AxiosRequestConfig): Promise<T> {
    try {
      const { data: answer } = await (http ?? (await opened())).request<Answer<T>>(config);
      if (config.responseType) return answer as T;
      if (typeof answer !== 'object' || answer === null || !('errorCode' in answer))
        throw new ApiError('error.default', { status: 502 });
      if (answer.errorCode !== CODE.success) throw toApiError(answer as Refusal, 200);
      return answer.data;
    } catch (cause) {
      const error = isApiError(cause) ? cause : (await loadTransport()).errorFrom(cause);
      if (await shouldRenew(error, config)) return exchange<T>({ ...config, renewed: true });
      throw error;
    }
  }

  async function shouldRenew(error: ApiError, config: AxiosRequestConfig): Promise<boolean> {
    if (error.status !== 401 || error.code !== CODE.unauthorized || config.renewed) return false;
    const isAdminCall = config.url?.startsWith('/api/admin/') ?? false;
    if (!isAdminCall) return (await options.tokens.app(true)) !== null;
    // Also without a token: the browser drops it by itself when its time is over.
    options.onSignedOut?.(error);
    return false;
  }

  /** Sends a write under a key, which it keeps until there is an answer. */
  async function write<T>(config: AxiosRequestConfig, options: CallOptions): Promise<T> {
    const { method = '', url = '', data } = config;
    const { key, settle } = findKey({ method, url, body: data });
    try {
      const answer = await send<T>({ ...config, call: { idempotencyKey: key, ...options } });
      settle(true);
      return answer;
    } catch (error) {
      settle(isApiError(error) && !error.isOpen);
      throw error;
    }
  }
  const isKeyed = (method: string, { once, viewId }: CallOptions) =>
    method !== 'get' && !once && viewId === undefined;

  const call = <T>(
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
      begun: Date.now(),
      params: call.params,
      timeout: call.timeout ?? (call.onProgress || responseType ? 60_000 : 8_000),
      ...(call.onProgress && {
        onUploadProgress: (event: AxiosProgressEvent) => call.onProgress?.(event.progress ?? 0),
      }),
    };
    return isKeyed(method, call) ? write<T>(config, call) : send<T>(config);
  };
  return {
    get: (path, options) => call('get', path, undefined, options),
    post: (path, body, options) => call('post', path, body ?? {}, options),
    put: (path, body, options) => call('put', path, body ?? {}, options),
    delete: (path, body, options) => call('delete', path, body, options),
    download: async (path, body, options) =>
      new Blob([await call<ArrayBuffer>('post', path, body ?? {}, options, 'arraybuffer')]),
  };
}
