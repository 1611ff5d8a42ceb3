import { resolve } from 'node:path';
import { parseRange } from '@admissions/protocol/addresses';
import { parseApiVersion } from '@admissions/protocol/server';

export type Config = ReturnType<typeof readConfig>;

/** Throws an error that names the invalid setting. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string) {
  const dataDir = resolve(root, env.DATA_DIR || 'data');
  return {
    port: parseNumber('PORT', env.PORT ?? '3000', { min: 0, max: 65_535 }),
    host: env.HOST || '127.0.0.1',
    apiUrl: parseAddress('API_URL', env.API_URL || `http://127.0.0.1:${env.API_PORT || 3001}`),
    /** For example v1: /api/v1/… serves /api/…. */
    apiVersion: parseApiVersion(env.API_VERSION),
    releasesDir: resolve(dataDir, 'releases'),
    /** The last good registry, for a start without the API. */
    registryFile: resolve(dataDir, 'registry.json'),
    /** Verified copies of the remotes' server builds. */
    serverCacheDir: env.SERVER_CACHE_DIR
      ? resolve(root, env.SERVER_CACHE_DIR)
      : resolve(import.meta.dirname, '../../.cache/server-builds'),
    app: { key: env.APP_KEY ?? '', secret: env.APP_SECRET ?? '' },
    internalToken: env.INTERNAL_TOKEN ?? '',
    /** Public origins, the canonical one first; without any, absolute URLs are left out. */
    siteOrigins: parseList(env.SITE_ORIGIN).map(
      (text) => new URL(parseAddress('SITE_ORIGIN', text)).origin,
    ),
    /** Addresses or CIDR ranges from which forwarding headers are trusted. */
    trustedProxies: parseProxies(env.TRUSTED_PROXIES),
    /** Whether browsers cache visited pages for offline reading. */
    hasOfflinePages: env.OFFLINE_PAGES !== 'off',
    /** Whether staff may sign in with an identity provider, which the API configures. */
    hasProvider: Boolean(env.OIDC_ISSUER),
    /** Contact for vulnerability reports: a mailto: or https: URL, or empty. */
    securityContact: parseContact(env.SECURITY_CONTACT),
    /** Directory of the log file; standard output if absent. */
    logDir: env.LOG_DIR ? resolve(root, env.LOG_DIR) : undefined,
    logLevel: env.LOG_LEVEL || 'info',
    /** Renderer processes per release. */
    renderers: parseNumber('RENDERERS', env.RENDERERS || '1', { min: 1, max: 8 }),
    /** Whether a failing canary or new release is rolled back automatically. */
    hasAutoRollback: env.RELEASE_FALLBACK !== 'off',
    /** Whether a signed link may open a release that is not live. */
    allowsOverrides: env.RELEASE_OVERRIDE === 'on',
  };
}

function parseNumber(name: string, text: string, { min, max }: { min: number; max: number }) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new Error(`${name} must be a number from ${min} to ${max}, not "${text}".`);
  return number;
}

function parseAddress(name: string, text: string) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`${name} must be an http(s) address, not "${text}".`);
  return url.href.replace(/\/$/, '');
}
const parseList = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function parseContact(text = '') {
  if (text && !/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text))
    throw new Error(`SECURITY_CONTACT must be a mailto: or https: address, not "${text}".`);
  return text;
}
// No range of all addresses: it would let any client forge its address.
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
function parseProxies(text: string | undefined) {
  const all = parseList(text);
  const wrong = all.find((each) => !NAMED_RANGES.includes(each) && parseRange(each) === null);
  if (wrong !== undefined)
    throw new Error(
      `TRUSTED_PROXIES must hold addresses, CIDR ranges, or ${NAMED_RANGES.join(', ')}, not "${wrong}".`,
    );
  return all;
}
