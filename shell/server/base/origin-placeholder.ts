import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Stands in a kept feed for the address of the site, which may differ from request to request. */
export const ORIGIN_PLACEHOLDER = `origin${randomBytes(12).toString('hex')}`;

const HOST = /^([a-z\d.-]+|\[[a-f\d:.]+\])(:\d{1,5})?$/i;

/** Where the site is reached: as it is set, or else as the request has it, when that is an address at all. */
export function resolveOrigin(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  siteOrigin: string,
): string {
  return siteOrigin || `${protocol}://${HOST.test(host ?? '') ? host : 'localhost'}`;
}
