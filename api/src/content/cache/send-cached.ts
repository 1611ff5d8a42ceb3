import { formatKindNames, READ_KINDS_HEADER } from '@admissions/protocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendTagged } from '../../platform/http/tagged-body.ts';
import type { CachedResponse } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The cached answer that is being sent. */
    cached: CachedResponse | null;
  }
}

/** Answers 304 if the client has it. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): FastifyReply {
  reply.cached = answer;
  if (answer.kinds) reply.header(READ_KINDS_HEADER, formatKindNames(answer.kinds));
  reply.header('cache-control', 'no-cache');
  return sendTagged(request, reply, answer, 'application/json; charset=utf-8');
}
