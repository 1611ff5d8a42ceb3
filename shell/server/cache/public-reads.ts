import type { IncomingHttpHeaders } from 'node:http';
import { PREVIEW_HEADER } from '@admissions/protocol';
import type { Changed } from '@admissions/protocol/server';
import { parseChanged, READ_KINDS_HEADER } from '@admissions/protocol/server';
import { filterHeaders, INTERNAL_HEADERS } from '../base/filter-headers.ts';

/** What the API answered; status 0 when no answer came. */
export interface ReadAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The kinds whose change makes it old, where the API says so. */
  kinds?: Changed;
}
/** Asks the API for what is public, at a path with its query; never rejects. */
export type ReadPublic = (path: string) => Promise<ReadAnswer>;

interface Options {
  apiUrl: string;
  token: (renew?: boolean) => Promise<string | null>;
  requestId: string;
  /** Says that this is our own process, which reads for all visitors from one address. */
  internalToken: string;
  /** Whose page this is: what it searches for counts as searched by this address. */
  address: string;
  /** Ends every read of this render. */
  signal: AbortSignal;
  /** The token of a draft that these reads shall see. */
  preview?: string | undefined;
}

const emptyAnswer = (status: number): ReadAnswer => ({
  status,
  headers: {},
  body: Buffer.alloc(0),
});
/** Belong to one request or to one client. */
const PER_REQUEST_HEADERS = /^(?:date|content-length|x-request-id|x-ratelimit-.*)$/;

/** An answer of the API; one that is the same for everybody loses what belongs to one request. */
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
  return { status, headers: Object.fromEntries(shared), body, kinds: parseChanged(kinds) };
}

/** The reads of one render: they end with the render, and only a lost connection is tried again, once. Whatever is no public read is refused unasked. */
export function createPublicReads(options: Options): ReadPublic {
  const { apiUrl, token, requestId, internalToken, address, signal, preview } = options;
  const headers = {
    accept: 'application/json',
    // Of its own, fetch says that any language will do.
    'accept-language': 'zh-TW',
    'accept-encoding': 'identity',
    'x-request-id': requestId,
    // The API believes the address because of the token.
    ...(internalToken && { 'x-internal-token': internalToken, 'x-forwarded-for': address }),
    ...(preview && { [PREVIEW_HEADER]: preview }),
  };
  async function ask(path: string, bearer: string | null): Promise<ReadAnswer> {
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
    const answer = await ask(path, await token());
    if (answer.status !== 401 || signal.aborted) return answer;
    const renewed = await token(true);
    return renewed === null ? answer : ask(path, renewed);
  }
  return async (path) => {
    if (!isPublicRead(path)) return emptyAnswer(403);
    const answer = await read(path);
    return answer.status === 0 && !signal.aborted ? read(path) : answer;
  };
}

/** Whether this is a read of what is public, however it is written. */
export function isPublicRead(path: string): boolean {
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
