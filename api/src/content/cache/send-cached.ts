import { formatChanged, READ_KINDS_HEADER } from '@admissions/contracts/server';
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
  const has = request.headers['if-none-match']
    ?.split(',')
    .some((each) => each.trim().replace(/^W\//, '') === etag);
  if (has) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
