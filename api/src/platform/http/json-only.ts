import { hasBody } from '@admissions/protocol/server';
import type { FastifyRequest } from 'fastify';

/** As which type a route takes a file. */
export type UploadType = 'multipart/form-data' | 'application/gzip';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a file of this type instead of JSON. */
    upload?: UploadType;
  }
}

/** Bodies are JSON, uploads multipart: a form of another site can send neither as it pleases. */
export function requireJson(request: FastifyRequest): void {
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
