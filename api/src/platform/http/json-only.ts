import { hasBody } from '@admissions/protocol/server';
import type { FastifyRequest } from 'fastify';

export type UploadType = 'multipart/form-data' | 'application/gzip';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Content type of an upload in place of JSON. */
    upload?: UploadType;
  }
}

/** CSRF: a form of another site can send neither JSON nor these uploads. */
export function requireJson(request: FastifyRequest) {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const type = request.headers['content-type'];
  if (type === undefined && !hasBody(request.headers)) return;
  const expected = request.routeOptions.config.upload ?? 'application/json';
  if (type?.split(';', 1)[0]?.trim().toLowerCase() !== expected) throw new UnsupportedType();
}

class UnsupportedType extends Error {
  override name = 'UnsupportedType';
  readonly statusCode = 415;
}
