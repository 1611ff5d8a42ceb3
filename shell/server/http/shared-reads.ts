import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PREVIEW_HEADER } from '@admissions/contracts';
import { namesTag, parseChanged, READ_KINDS_HEADER } from '@admissions/contracts/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptShared, SharedAnswer } from '../cache/kept-reads.ts';
import { isPublicRead } from '../render/public-reads.ts';
import { packAnswer } from './pack-answer.ts';
import type { TakenTokens } from './taken-tokens.ts';
import { toNetwork } from './to-network.ts';

/** Belong to one request or to one sender. */
const OF_ONE = /^(?:date|set-cookie|content-length|x-request-id|x-ratelimit-.*)$/;
/** The application's token without anybody's own behind it. */
const VISITORS_TOKEN = /^Bearer [\w-]{1,200}\|?$/;

interface Deps {
  kept: KeptShared;
  tokens: TakenTokens;
  /** Asks the API, without the conditions under which the asker wants no body. */
  ask: (request: FastifyRequest, reply: FastifyReply) => Promise<IncomingMessage>;
}

/** Answers visitors' reads of what is public from what is kept, for those whose token the API has just taken. */
export function createSharedReads({ kept, tokens, ask }: Deps) {
  /** Hears how the API answered a request. */
  function note(request: FastifyRequest, status: number) {
    const { authorization } = request.headers;
    if (authorization && isForEverybody(request)) tokens.note(authorization, status);
  }
  async function collect(request: FastifyRequest, reply: FastifyReply): Promise<SharedAnswer> {
    const answer = await ask(request, reply);
    note(request, answer.statusCode ?? 502);
    const kinds = answer.headers[READ_KINDS_HEADER];
    const isEverybodys = typeof kinds === 'string' && answer.headers['set-cookie'] === undefined;
    const status = answer.statusCode ?? 502;
    const body = await buffer(answer);
    if (!isEverybodys) return { status, headers: answer.headers, body };
    return packAnswer(
      { status, headers: withoutOnes(answer.headers), body, kinds: parseChanged(kinds) },
      request.headers['accept-encoding'],
    );
  }
  return {
    /** Whether the answer is the same for everybody, and this sender may have it. */
    canAnswer: (request: FastifyRequest): boolean =>
      isForEverybody(request) && tokens.isTaken(request.headers.authorization),
    note,
    /** The answer, kept or asked for; rejects when the API cannot be reached. */
    async read(request: FastifyRequest, reply: FastifyReply): Promise<SharedAnswer> {
      const answer = await kept.read(
        keyOf({ url: request.originalUrl, headers: request.headers }),
        toNetwork(request.ip),
        () => collect(request, reply),
      );
      return isUnchanged(request.headers, answer) ? unchanged(answer) : answer;
    },
  };
}

function isForEverybody({ method, originalUrl, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    isPublicRead(originalUrl) &&
    VISITORS_TOKEN.test(headers.authorization ?? '') &&
    !isForOne(headers)
  );
}
/** Whether it asks for a draft, or for a part. */
export const isForOne = (headers: IncomingHttpHeaders): boolean =>
  headers[PREVIEW_HEADER] !== undefined || headers.range !== undefined;

/** What an answer may differ by. */
export const keyOf = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string =>
  `${url}\n${headers['accept-encoding'] ?? ''}\n${headers['accept-language'] ?? ''}\n${headers.accept ?? ''}`;

const withoutOnes = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE.test(name)));

/** Whether these headers name the answer as the one that is there already. */
export function isUnchanged(
  { 'if-none-match': named }: IncomingHttpHeaders,
  { status, headers: { etag } }: SharedAnswer,
): boolean {
  return status === 200 && etag !== undefined && namesTag(named, etag);
}

/** Nothing but that it is what the asker has. */
function unchanged({ headers }: SharedAnswer): SharedAnswer {
  const about = Object.entries(headers).filter(([name]) => !name.startsWith('content-'));
  return { status: 304, headers: Object.fromEntries(about), body: Buffer.alloc(0) };
}
