import type { IncomingHttpHeaders } from 'node:http';
import { PREVIEW_HEADER } from '@admissions/protocol';
import { type KindNames, parseKindNames, READ_KINDS_HEADER } from '@admissions/protocol/server';
import { filterHeaders, INTERNAL_HEADERS } from '../base/filter-headers.ts';

/** Status 0: no response. */
export interface ReadAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Kinds that invalidate it on change, if the API reports them. */
  kinds?: KindNames;
}
/** Reads a public path with its query from the API; never rejects. */
export type ReadPublic = (path: string) => Promise<ReadAnswer>;

export interface PublicReadOptions {
  apiUrl: string;
  token: (renew?: boolean) => Promise<string | null>;
  requestId: string;
  /** Identifies this process, which reads for all visitors from one address. */
  internalToken: string;
  /** The visitor's address, for search statistics. */
  address: string;
  /** Aborts all reads of this render. */
  signal: AbortSignal;
  /** Token of the draft to include. */
  preview?: string | undefined;
}

const emptyAnswer = (status: number): ReadAnswer => ({
  status,
  headers: {},
  body: Buffer.alloc(0),
});
/** Specific to one request or client. */
const PER_REQUEST_HEADERS = /^(?:date|content-length|x-request-id|x-ratelimit-.*)$/;

/** Drops headers of one request from shared responses. */
export function toReadAnswer(
  status: number,
  headers: IncomingHttpHeaders,
  body: Buffer,
): ReadAnswer {
  const kinds = headers[READ_KINDS_HEADER];
  if (typeof kinds !== 'string' || headers['set-cookie'] !== undefined)
    return { status, headers: filterHeaders(headers, INTERNAL_HEADERS), body };
  const shared = Object.entries(filterHeaders(headers, INTERNAL_HEADERS)).filter(
    ([name]) => !PER_REQUEST_HEADERS.test(name),
  );
  return { status, headers: Object.fromEntries(shared), body, kinds: parseKindNames(kinds) };
}

/** Retries once after a lost connection; returns 403 for non-public paths without a request. */
export function createPublicReads(options: PublicReadOptions): ReadPublic {
  const { apiUrl, token, requestId, internalToken, address, signal, preview } = options;
  const headers = {
    accept: 'application/json',
    // By default fetch accepts any language.
    'accept-language': 'zh-TW',
    'accept-encoding': 'identity',
    'x-request-id': requestId,
    // The API trusts the address only with the token.
    ...(internalToken && { 'x-internal-token': internalToken, 'x-forwarded-for': address }),
    ...(preview && { [PREVIEW_HEADER]: preview }),
  };
  async function request(path: string, bearer: string | null): Promise<ReadAnswer> {
    try {
      const answer = await fetch(apiUrl + path, {
        headers: bearer ? { ...headers, authorization: `Bearer ${bearer}|` } : headers,
        redirect: 'error',
        signal,
      });
      const body = Buffer.from(await answer.arrayBuffer());
      return toReadAnswer(answer.status, Object.fromEntries(answer.headers), body);
    } catch {
      return emptyAnswer(0);
    }
  }
  async function read(path: string): Promise<ReadAnswer> {
    const answer = await request(path, await token());
    if (answer.status !== 401 || signal.aborted) return answer;
    const renewed = await token(true);
    return renewed === null ? answer : request(path, renewed);
  }
  return async (path) => {
    if (!isPublicRead(path)) return emptyAnswer(403);
    const answer = await read(path);
    return answer.status === 0 && !signal.aborted ? read(path) : answer;
  };
}

/** Rejects encoded and relative paths to other endpoints. */
export function isPublicRead(path: string) {
  const [pathname = '', ...more] = path.split('?');
  return (
    path.length <= 4096 &&
    more.length <= 1 &&
    /^\/api\/ap(\/[\w.~-]+)+$/.test(pathname) &&
    !pathname.split('/').some((part) => /^\.+$/.test(part)) &&
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
    !/[\s#\\\u0000-\u001f]/.test(path)
  );
}
