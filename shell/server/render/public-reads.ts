import { PREVIEW_HEADER } from '@admissions/contracts';
import type { Changed } from '@admissions/contracts/server';
import { parseChanged, READ_KINDS_HEADER } from '@admissions/contracts/server';

/** What the API answered: its text as it came; status 0 when no answer came. */
export interface ReadAnswer {
  status: number;
  text: string;
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

const NO_ANSWER: ReadAnswer = { status: 0, text: '' };
const REFUSED: ReadAnswer = { status: 403, text: '' };

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
      const kinds = answer.headers.get(READ_KINDS_HEADER);
      const text = await answer.text();
      return { status: answer.status, text, ...(kinds !== null && { kinds: parseChanged(kinds) }) };
    } catch {
      return NO_ANSWER;
    }
  }
  async function read(path: string): Promise<ReadAnswer> {
    const answer = await ask(path, await token());
    if (answer.status !== 401 || signal.aborted) return answer;
    const renewed = await token(true);
    return renewed === null ? answer : ask(path, renewed);
  }
  return async (path) => {
    if (!isPublicRead(path)) return REFUSED;
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
