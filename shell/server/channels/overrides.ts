import { RELEASE_PARAM, type Release } from '@admissions/protocol/releases';
import { OVERRIDE_TTL_MS, type Override, readOverride, signOverride } from '@admissions/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './bucket-cookie.ts';

const COOKIE = 'release';
/** Separates the overrides of one browser. */
const SEPARATOR = '~';
const MAX_OVERRIDES = 5;

interface Deps {
  /** Whether releases that are not live may be opened. */
  allowsOverrides: boolean;
  internalToken: string;
  find: (name: string, version: string) => Release | null;
  pollRegistry: () => Promise<void>;
  /** Fetches missing files of a release. */
  fetch: (release: Release) => Promise<void>;
}
export type Overrides = ReturnType<typeof createOverrides>;

/** Signed links that show one browser a release that is not live. */
export function createOverrides({
  allowsOverrides,
  internalToken: secret,
  find,
  pollRegistry,
  fetch,
}: Deps) {
  const isEnabled = allowsOverrides && secret !== '';
  const readTokens = (request: Pick<FastifyRequest, 'headers'>): Override[] =>
    (readCookie(request, COOKIE) ?? '')
      .split(SEPARATOR)
      .slice(0, MAX_OVERRIDES)
      .flatMap((text) => readOverride(text, 'cookie', secret) ?? []);
  function saveOverrides(request: FastifyRequest, reply: FastifyReply, all: readonly Override[]) {
    const value = all.map((one) => signOverride({ ...one, use: 'cookie' }, secret)).join(SEPARATOR);
    const seconds = all.length > 0 ? OVERRIDE_TTL_MS / 1000 : 0;
    setCookie(request, reply, { name: COOKIE, value, seconds });
  }
  /** A release that was just sent is fetched first. */
  async function isReady({ remote, version }: Override) {
    if (!find(remote, version)) await pollRegistry();
    const release = find(remote, version);
    if (release) await fetch(release);
    return release !== null;
  }
  return {
    read: (request: Pick<FastifyRequest, 'headers'>) =>
      isEnabled
        ? readTokens(request).flatMap(({ remote, version }) => find(remote, version) ?? [])
        : [],
    /**
     * Applies the link parameter and returns the redirect path; null without a parameter.
     * 410: expired or not a link; 425: its release has not arrived here.
     */
    async acceptLink(request: FastifyRequest, reply: FastifyReply) {
      const { pathname, searchParams } = new URL(request.raw.url ?? '/', 'http://shell.invalid');
      const text = isEnabled ? searchParams.get(RELEASE_PARAM) : null;
      if (text === null) return null;
      searchParams.delete(RELEASE_PARAM);
      // Two leading slashes would name another site.
      const path = pathname.replace(/^\/+/, '/');
      const redirectPath = path + (searchParams.size > 0 ? `?${searchParams}` : '');
      if (text === '') {
        saveOverrides(request, reply, []);
        return redirectPath;
      }
      const requested = readOverride(text, 'link', secret);
      if (!requested) return 410;
      const isHere = await isReady(requested).catch((error: unknown) => {
        request.log.error({ err: error }, 'the release of a link cannot be fetched');
        return false;
      });
      if (!isHere) return 425;
      const { remote, version } = requested;
      const until = Date.now() + OVERRIDE_TTL_MS;
      const others = readTokens(request).filter((one) => one.remote !== remote);
      saveOverrides(request, reply, [...others, { remote, version, until }].slice(-MAX_OVERRIDES));
      request.log.warn({ remote, version, address: request.ip }, 'a release was opened by a link');
      return redirectPath;
    },
  };
}
