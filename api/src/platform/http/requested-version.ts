import type { FastifyRequest } from 'fastify';

/**
 * The path of a cookie as this caller knows it: whoever asks below /api/v1 asks there the next time too, and a browser would leave a cookie for /api at home.
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
