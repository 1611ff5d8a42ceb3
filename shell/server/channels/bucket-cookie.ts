import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUCKETS } from './resolve-releases.ts';

/** Random number from 0 to 99; no personal data. */
const COOKIE_NAME = 'bucket';
const MAX_AGE_SECONDS = 30 * 24 * 3600;

/** Null when the browser has no valid bucket. */
export function readBucket(request: Pick<FastifyRequest, 'headers'>) {
  const text = readCookie(request, COOKIE_NAME);
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** Assigns a bucket with this response if the browser has none. */
export function ensureBucket(request: FastifyRequest, reply: FastifyReply) {
  const existing = readBucket(request);
  if (existing !== null) return existing;
  const bucket = randomInt(BUCKETS);
  setCookie(request, reply, { name: COOKIE_NAME, value: String(bucket), seconds: MAX_AGE_SECONDS });
  return bucket;
}

/** Null when absent. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string) {
  const pair = (headers.cookie ?? '')
    .split(';')
    .map((text) => text.trim())
    .find((text) => text.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** HttpOnly, and not sent with forms of other sites. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    name,
    value,
    seconds,
    path = '/',
  }: { name: string; value: string; seconds: number; path?: string },
) {
  const parts = [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  if (request.protocol === 'https') parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}
