import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PREVIEW_HEADER } from '@admissions/contracts';
import { parseChanged, READ_KINDS_HEADER } from '@admissions/contracts/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptShared, SharedAnswer } from '../cache/kept-reads.ts';
import { isPublicRead } from '../render/public-reads.ts';
import { toNetwork } from './to-network.ts';

/** Belong to one request or to one sender. */
const OF_ONE = /^(?:date|set-cookie|content-length|x-request-id|x-ratelimit-.*)$/;
/** So long (milliseconds) an application token counts as good that the API took: it ends by time alone. */
const TOKEN_GOOD_FOR = 60_000;
const MOST_TOKENS = 20_000;
/** The application's token without anybody's own behind it. */
const VISITORS_TOKEN = /^Bearer [\w-]{1,200}\|?$/;

interface Deps {
  kept: KeptShared;
  /** Asks the API, without the conditions under which the asker wants no body. */
  ask: (request: FastifyRequest, reply: FastifyReply) => Promise<IncomingMessage>;
}

/** Answers visitors' reads of what is public from what is kept, for those whose token the API has just taken. */
export function createSharedReads({ kept, ask }: Deps) {
  const goodUntil = new Map<string, number>();

  /** Hears how the API answered a request. */
  function note(request: FastifyRequest, status: number) {
    const { authorization } = request.headers;
    if (!authorization || !isForEverybody(request)) return;
    goodUntil.delete(authorization);
    if (status !== 200 && status !== 304) return;
    if (goodUntil.size >= MOST_TOKENS) goodUntil.delete(goodUntil.keys().next().value as string);
    goodUntil.set(authorization, Date.now() + TOKEN_GOOD_FOR);
  }
  async function collect(request: FastifyRequest, reply: FastifyReply): Promise<SharedAnswer> {
    const answer = await ask(request, reply);
    note(request, answer.statusCode ?? 502);
    const kinds = answer.headers[READ_KINDS_HEADER];
    const isEverybodys = typeof kinds === 'string' && answer.headers['set-cookie'] === undefined;
    return {
      status: answer.statusCode ?? 502,
      headers: isEverybodys ? withoutOnes(answer.headers) : answer.headers,
      body: await buffer(answer),
      ...(isEverybodys && { kinds: parseChanged(kinds) }),
    };
  }
  return {
    /** Whether the answer is the same for everybody, and this sender may have it. */
    canAnswer: (request: FastifyRequest): boolean =>
      isForEverybody(request) &&
      (goodUntil.get(request.headers.authorization as string) ?? 0) > Date.now(),
    note,
    /** The answer, kept or asked for; rejects when the API cannot be reached. */
    async read(request: FastifyRequest, reply: FastifyReply): Promise<SharedAnswer> {
      const answer = await kept.read(keyOf(request), toNetwork(request.ip), () =>
        collect(request, reply),
      );
      return isUnchanged(request, answer) ? unchanged(answer) : answer;
    },
  };
}

function isForEverybody({ method, originalUrl, headers }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    isPublicRead(originalUrl) &&
    VISITORS_TOKEN.test(headers.authorization ?? '') &&
    headers[PREVIEW_HEADER] === undefined &&
    headers.range === undefined
  );
}

/** What an answer may differ by. */
const keyOf = ({ originalUrl, headers }: FastifyRequest) =>
  [originalUrl, headers['accept-encoding'], headers['accept-language'], headers.accept].join('\n');

const withoutOnes = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE.test(name)));

function isUnchanged({ headers }: FastifyRequest, { status, headers: about }: SharedAnswer) {
  const tag = about.etag && withoutWeak(about.etag);
  const had = headers['if-none-match']?.split(',') ?? [];
  return status === 200 && had.some((each) => withoutWeak(each.trim()) === tag);
}
const withoutWeak = (tag: string) => tag.replace(/^W\//, '');

/** Nothing but that it is what the asker has. */
function unchanged({ headers }: SharedAnswer): SharedAnswer {
  const about = Object.entries(headers).filter(([name]) => !name.startsWith('content-'));
  return { status: 304, headers: Object.fromEntries(about), body: Buffer.alloc(0) };
}
