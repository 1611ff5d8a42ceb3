import type { FastifyRequest } from 'fastify';

const MAX_COOKIES = 5;

/** Every cookie of a name: a page's script can plant one at a longer path, which is sent first. */
export const findCookies = ({ headers }: FastifyRequest, name: string): string[] =>
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
