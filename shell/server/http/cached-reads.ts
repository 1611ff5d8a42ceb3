import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { PREVIEW_HEADER } from '@admissions/protocol';
import { networkKey } from '@admissions/protocol/addresses';
import { matchesEtag } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../base/encodings.ts';
import { compressCached } from '../cache/page-body.ts';
import { isPublicRead, type ReadAnswer, toReadAnswer } from '../cache/public-reads.ts';
import type { ReadCache } from '../cache/read-cache.ts';

/** Safe, because application tokens end only by expiry. */
const ACCEPTED_MS = 60_000;
const MAX_TOKENS = 20_000;
/** A smaller body fits into the first packet. */
const MIN_COMPRESSED_BYTES = 1024;
/** An application token without a staff token appended. */
const VISITORS_TOKEN = /^Bearer [\w-]{1,200}\|?$/;

export type AcceptedTokens = ReturnType<typeof createAcceptedTokens>;

/** Application tokens recently accepted by the API. */
export function createAcceptedTokens() {
  const until = new Map<string, number>();
  return {
    record(authorization: string, status: number) {
      until.delete(authorization);
      if (status !== 200 && status !== 304) return;
      if (until.size >= MAX_TOKENS) until.delete(until.keys().next().value as string);
      until.set(authorization, Date.now() + ACCEPTED_MS);
    },
    isAccepted: (authorization = '') => (until.get(authorization) ?? 0) > Date.now(),
  };
}

interface Deps {
  cache: ReadCache;
  tokens: AcceptedTokens;
}

/** Runs as a hook, so that earlier hooks can reject the request first. */
export function registerCachedReads(app: FastifyInstance, { cache, tokens }: Deps) {
  app.addHook('onRequest', (request, reply, done) => {
    const found =
      isForEverybody(request) && tokens.isAccepted(request.headers.authorization)
        ? cache.find(request.originalUrl, networkKey(request.ip))
        : undefined;
    if (found) sendRead(request, reply, found).catch(done);
    else done();
  });
}

/** `send` omits conditional headers, because the cache needs a body. */
export function createSharedReads({
  cache,
  tokens,
  send,
}: Deps & { send: (request: FastifyRequest, reply: FastifyReply) => Promise<IncomingMessage> }) {
  function recordToken(request: FastifyRequest, status: number) {
    const { authorization } = request.headers;
    if (authorization && isVisitorsRead(request)) tokens.record(authorization, status);
  }
  async function collect(request: FastifyRequest, reply: FastifyReply): Promise<ReadAnswer> {
    const answer = await send(request, reply);
    const { statusCode: status = 502, headers } = answer;
    recordToken(request, status);
    return toReadAnswer(status, headers, await buffer(answer));
  }
  return {
    /** Whether the response is public and the client's token was accepted. */
    canAnswer: (request: FastifyRequest) =>
      isVisitorsRead(request) && tokens.isAccepted(request.headers.authorization),
    note: recordToken,
    /** Rejects when the API is unreachable. */
    read: (request: FastifyRequest, reply: FastifyReply): Promise<ReadAnswer> =>
      cache.read(request.originalUrl, networkKey(request.ip), () => collect(request, reply)),
  };
}

const isVisitorsRead = (request: FastifyRequest) =>
  isForEverybody(request) &&
  isPublicRead(request.originalUrl) &&
  VISITORS_TOKEN.test(request.headers.authorization ?? '');
/** Neither a draft nor a byte range. */
const isForEverybody = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers[PREVIEW_HEADER] === undefined && headers.range === undefined;

/** Compresses as the client accepts; 304 for a matching tag. */
export async function sendRead(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: ReadAnswer,
) {
  const { 'if-none-match': named, 'accept-encoding': accepted } = request.headers;
  const own: OutgoingHttpHeaders = {
    ...(reply.getHeaders() as Record<string, string>),
    ...headers,
    'x-request-id': request.id,
  };
  reply.hijack();
  if (status === 200 && headers.etag !== undefined && matchesEtag(named, headers.etag)) {
    const about = Object.entries(own).filter(([name]) => !name.startsWith('content-'));
    reply.raw.writeHead(304, Object.fromEntries(about)).end();
    return;
  }
  const encoding =
    status === 200 && body.length >= MIN_COMPRESSED_BYTES ? chooseEncoding(accepted) : undefined;
  const sent = encoding ? await compressCached(body, encoding) : body;
  reply.raw
    .writeHead(status, {
      ...own,
      ...(encoding && {
        'content-encoding': encoding,
        vary: 'accept-encoding',
        // Compressed bytes differ, so the tag is weak.
        ...(headers.etag && { etag: `W/${headers.etag.replace(/^W\//, '')}` }),
      }),
      'content-length': sent.length,
    })
    .end(sent);
}
