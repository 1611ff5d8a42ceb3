import type { Release } from '@admissions/protocol/releases';
import { RELEASE_PARAM } from '@admissions/protocol/releases';
import type { Override } from '@admissions/tools/override-link';
import {
  createLinkPath,
  OVERRIDE_TTL_MS,
  readOverride,
  signOverride,
} from '@admissions/tools/override-link';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './bucket-cookie.ts';

const COOKIE = 'release';
/** Between the remotes that one browser looks at, and how many there can be. */
const SEPARATOR = '~';
const MAX_OVERRIDES = 5;

interface Deps {
  /** Whether anybody may look at releases that are in force for nobody. */
  allowsOverrides: boolean;
  internalToken: string;
  find: (name: string, version: string) => Release | null;
  /** Follows the registry of the API now. */
  pollRegistry: () => Promise<void>;
  /** Fetches the files of a release that are not here yet. */
  fetch: (release: Release) => Promise<void>;
}
/** Lets single people look at releases that are in force for nobody. */
export interface Overrides {
  /** What this browser looks at. */
  read(request: Pick<FastifyRequest, 'headers'>): Release[];
  /** Whether links can be made and are taken. */
  isEnabled: boolean;
  /** Takes what the address asks for, and answers the address to go on with; null when it asks for nothing. */
  acceptLink(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  /** The path of a link to this release; null when there is no such release, or nobody may look. */
  createLink(name: string, version: string): string | null;
}

export function createOverrides({
  allowsOverrides,
  internalToken: secret,
  find,
  pollRegistry: look,
  fetch,
}: Deps): Overrides {
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
  /** Whether the release opens; one that was sent a moment ago is fetched first. */
  async function isReady({ remote, version }: Override): Promise<boolean> {
    if (!find(remote, version)) await look();
    const release = find(remote, version);
    if (release) await fetch(release);
    return release !== null;
  }
  return {
    isEnabled,
    read: (request) =>
      isEnabled
        ? readTokens(request).flatMap(({ remote, version }) => find(remote, version) ?? [])
        : [],
    async acceptLink(request, reply) {
      const { pathname, searchParams } = new URL(request.raw.url ?? '/', 'http://shell.invalid');
      const text = isEnabled ? searchParams.get(RELEASE_PARAM) : null;
      if (text === null) return null;
      searchParams.delete(RELEASE_PARAM);
      // Two slashes at the beginning would name another site.
      const path = pathname.replace(/^\/+/, '/');
      const redirectPath = path + (searchParams.size > 0 ? `?${searchParams}` : '');
      if (text === '') {
        saveOverrides(request, reply, []);
        return redirectPath;
      }
      const requested = readOverride(text, 'link', secret);
      if (!requested || !(await isReady(requested))) {
        request.log.warn('a link to a release that does not open');
        return redirectPath;
      }
      const { remote, version } = requested;
      const until = Date.now() + OVERRIDE_TTL_MS;
      const others = readTokens(request).filter((one) => one.remote !== remote);
      saveOverrides(request, reply, [...others, { remote, version, until }].slice(-MAX_OVERRIDES));
      request.log.warn(
        { remote, version, address: request.ip },
        'a release is looked at by a link',
      );
      return redirectPath;
    },
    createLink(name, version) {
      if (!isEnabled || !find(name, version)) return null;
      return createLinkPath({ remote: name, version }, secret);
    },
  };
}
