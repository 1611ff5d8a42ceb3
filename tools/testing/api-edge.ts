import { createApi, installApi } from '@admissions/api-client';
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import axios, { AxiosError, AxiosHeaders } from 'axios';

/** A request as it leaves the browser. */
export interface Sent {
  method: string;
  path: string;
  params: Record<string, unknown>;
  body: unknown;
  headers: Record<string, string>;
}
interface Refusal {
  errorCode: number;
  message: string;
  errors?: Record<string, string[]>;
  data?: unknown;
}
/** The reply: `data` in the envelope, an API error, or a lost connection. */
export type Reply = { data: unknown } | { status: number; refusal: Refusal } | 'lost';

/** An API error, with messages at fields, current data or another code. */
export const apiError = (status: number, message = 'x', more: Partial<Refusal> = {}): Reply => ({
  status,
  refusal: { errorCode: -1, message, ...more },
});

/** A list of the API on one page. */
export const apiList = (list: readonly unknown[]): Reply => ({
  data: { list, total: list.length, page: 1, perpage: 100 },
});

/** Mocks the network behind the browser's real API client. */
export function apiAnswering(answer: (request: Sent, count: number) => Reply | Promise<Reply>) {
  const sent: Sent[] = [];
  axios.defaults.adapter = async (config) => {
    const request = toRequest(config);
    sent.push(request);
    return settled(await answer(request, sent.length), config);
  };
  const api = createApi({ baseURL: '', tokens: { app: async () => 'app', admin: () => 'admin' } });
  installApi(api);
  return { api, sent };
}

function toRequest({
  method = 'get',
  url = '',
  params,
  data,
  headers,
}: InternalAxiosRequestConfig): Sent {
  return {
    method,
    path: url,
    params: Object.fromEntries(
      Object.entries((params ?? {}) as object).filter(
        ([, value]) => value !== null && value !== undefined,
      ),
    ),
    body: typeof data === 'string' ? JSON.parse(data) : data,
    headers: Object.fromEntries(
      Object.entries(headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  };
}

function settled(reply: Reply, config: InternalAxiosRequestConfig): AxiosResponse {
  if (reply === 'lost') throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const isRefused = 'refusal' in reply;
  const status = isRefused ? reply.status : 200;
  const answer = isRefused
    ? { requestId: 'request-1', ...reply.refusal }
    : { errorCode: 1, data: reply.data };
  // File downloads get bytes, also for an error.
  const data =
    config.responseType === 'arraybuffer'
      ? new TextEncoder().encode(JSON.stringify(answer))
      : answer;
  const response: AxiosResponse = {
    status,
    statusText: '',
    headers: new AxiosHeaders(),
    config,
    data,
  };
  if (status >= 400)
    throw new AxiosError('Refused', AxiosError.ERR_BAD_REQUEST, config, null, response);
  return response;
}
