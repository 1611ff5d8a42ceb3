import { API_VERSION_HEADER, formatChanged, READ_KINDS_HEADER } from '@admissions/contracts/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './response-cache.ts';

/** Sends a ready answer, or 304 when the caller has it. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, kinds }: CachedResponse,
): FastifyReply {
  if (kinds) reply.header(READ_KINDS_HEADER, formatChanged(kinds));
  reply.header('etag', etag).header('cache-control', 'no-cache');
  const named = request.headers['if-none-match'];
  const has =
    named === etag || named?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
  if (has) return unchanged(reply);
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Of an answer that is there already only what such an answer needs; the headers that protect it came with its body. */
const OF_UNCHANGED = new Set([
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
