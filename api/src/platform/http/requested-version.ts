import type { FastifyRequest } from 'fastify';

/**
 * Cookie path below the requested version: a browser on /api/v1 would not send a cookie of /api.
 * @param path begins with /api/
 */
export function toRequestedVersion(
  { originalUrl, url }: Pick<FastifyRequest, 'originalUrl' | 'url'>,
  path: string,
): string {
  if (originalUrl === url) return path;
  const [, api, version] = originalUrl.split('/');
  return `/${api}/${version}/${path.slice('/api/'.length)}`;
}
