import type { FastifyRequest } from 'fastify';

const MAX_COOKIES = 5;

/** All of a name: a script can plant one with a longer path, which browsers send first. */
export const findCookies = ({ headers }: FastifyRequest, name: string) =>
  (headers.cookie ?? '')
    .split(/; */)
    .filter((pair) => pair.startsWith(`${name}=`))
    .slice(0, MAX_COOKIES)
    .map((pair) => {
      const value = pair.slice(name.length + 1);
      try {
        return decodeURIComponent(value);
      } catch {
        return value;
      }
    });

/**
 * Cookie path below the requested version: a browser on /api/v1 would not send a cookie of /api.
 * @param path begins with /api/
 */
export function toRequestedVersion(
  { originalUrl, url }: Pick<FastifyRequest, 'originalUrl' | 'url'>,
  path: string,
) {
  if (originalUrl === url) return path;
  const [, api, version] = originalUrl.split('/');
  return `/${api}/${version}/${path.slice('/api/'.length)}`;
}

export const staffCookie = (request: FastifyRequest, siteOrigin: string | undefined) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  secure: request.protocol === 'https' || (siteOrigin?.startsWith('https://') ?? false),
});
