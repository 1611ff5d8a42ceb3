import type { FastifyRequest } from 'fastify';
import { malformed } from './http-error.ts';

const FORMATS = {
  'idempotency-key': [/^[\w.:-]{8,128}$/, 'request.header|min=8|max=128|marks=_ . : -'],
  'x-view-id': [/^[\w-]{8,64}$/, 'request.header|min=8|max=64|marks=_ -'],
} as const;

/** Null when absent; throws 400 for any other format. */
export function readKeyHeader(
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: keyof typeof FORMATS,
) {
  const value = headers[name];
  const [format, fault] = FORMATS[name];
  if (value === undefined) return null;
  if (typeof value !== 'string' || !format.test(value)) throw malformed({ [name]: fault });
  return value;
}
