import { createHash } from 'node:crypto';
import { matchesEtag } from '@admissions/protocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body with its ETag. */
export interface TaggedBody<B extends string | Buffer = string | Buffer> {
  body: B;
  etag: string;
}
export const tagBody = <B extends string | Buffer>(body: B): TaggedBody<B> => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/** Answers 304 if the client has this ETag. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: TaggedBody,
  type: string,
) {
  reply.header('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
