import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Replaces the site's origin in cached feeds, because it may differ per request. */
export const ORIGIN_PLACEHOLDER = `origin${randomBytes(12).toString('hex')}`;

const HOST = /^([a-z\d.-]+|\[[a-f\d:.]+\])(:\d{1,5})?$/i;

/** The configured origin, else that of the request if its host is valid. */
export function resolveOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  siteOrigin: string,
) {
  return siteOrigin || `${protocol}://${HOST.test(host ?? '') ? host : 'localhost'}`;
}
