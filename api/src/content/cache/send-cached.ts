import {
  API_VERSION_HEADER,
  formatChanged,
  namesTag,
  READ_KINDS_HEADER,
} from '@admissions/protocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The kept answer that is being sent. */
    cached: CachedResponse | null;
  }
}

const bytes = new WeakMap<CachedResponse, Buffer>();
/** Encoded once for all who read the answer. */
function toBytes(answer: CachedResponse): Buffer {
  const known = bytes.get(answer) ?? Buffer.from(answer.body);
  bytes.set(answer, known);
  return known;
}

/** Sends a ready answer, or 304 when the caller has it. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): FastifyReply {
  const { etag, kinds } = answer;
  reply.cached = answer;
  if (kinds) reply.header(READ_KINDS_HEADER, formatChanged(kinds));
  reply.header('etag', etag).header('cache-control', 'no-cache');
  if (namesTag(request.headers['if-none-match'], etag)) return unchanged(reply);
  return reply.type('application/json; charset=utf-8').send(toBytes(answer));
}

/** Of an answer that is there already only what such an answer needs; the headers that protect it came with its body. */
const OF_UNCHANGED: ReadonlySet<string> = new Set([
  'etag',
  'cache-control',
  'vary',
  'x-request-id',
  API_VERSION_HEADER,
  READ_KINDS_HEADER,
]);

function unchanged(reply: FastifyReply): FastifyReply {
  for (const name of Object.keys(reply.getHeaders()))
    if (!OF_UNCHANGED.has(name) && !name.startsWith('x-ratelimit-')) reply.removeHeader(name);
  return reply.code(304).send();
}
