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
