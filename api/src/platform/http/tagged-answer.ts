import { createHash } from 'node:crypto';
import { namesTag } from '@admissions/protocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body that is sent more than once, with the tag by which a client knows it again. */
export interface Tagged<B extends string | Buffer = string | Buffer> {
  body: B;
  etag: string;
}
export const tagged = <B extends string | Buffer>(body: B): Tagged<B> => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
});

/** Sends it as `type`; 304 to who has it. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: Tagged,
  type: string,
): FastifyReply {
  reply.header('etag', etag);
  if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
