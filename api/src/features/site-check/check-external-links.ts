import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';

const TIMEOUT_MS = 10_000;
/** Between two requests to one host. */
const HOST_INTERVAL_MS = 1000;
const MAX_LINKS = 500;
/** Only these mean a dead link: many sites refuse programs, are slow, or need a password. */
const GONE_STATUSES = new Set([404, 410]);
const WEB_PORTS = new Set(['', '80', '443']);

interface LinkCheckOptions {
  resolve?: (host: string) => Promise<string[]>;
  /** Milliseconds between two requests to one host. */
  apart?: number;
  /** In addition to 80 and 443. */
  ports?: ReadonlySet<string>;
}

/**
 * One request per link, one host after another; undecided links count as alive.
 * So do all when no host is known: then the name server is missing, not the sites.
 */
export async function findDeadExternalLinks(
  links: readonly string[],
  {
    resolve = resolvePublicAddresses,
    apart = HOST_INTERVAL_MS,
    ports = WEB_PORTS,
  }: LinkCheckOptions = {},
) {
  const dead = new Set<string>();
  let lastHost = '';
  let isOnline = false;
  const resolveHost = async (host: string) => {
    const addresses = await resolve(host);
    isOnline = true;
    return addresses;
  };
  for (const link of [...new Set(links)].slice(0, MAX_LINKS).toSorted()) {
    const url = URL.canParse(link) ? new URL(link) : null;
    if (!url || !/^https?:$/.test(url.protocol) || !ports.has(url.port)) continue;
    if (url.username || url.password) continue;
    if (url.host === lastHost) await pause(apart, undefined, { ref: false });
    lastHost = url.host;
    if (await isGone(url, resolveHost)) dead.add(link);
  }
  return isOnline ? dead : new Set<string>();
}

async function isGone(url: URL, resolve: NonNullable<LinkCheckOptions['resolve']>) {
  try {
    const [address] = await resolve(url.hostname);
    if (!address) return false;
    return GONE_STATUSES.has(await requestStatus(url, address));
  } catch (error) {
    // Unknown host name; other errors may be temporary.
    return (error as { code?: unknown }).code === 'ENOTFOUND';
  }
}

/** Connects to the checked address to prevent DNS rebinding; does not follow redirects. */
function requestStatus(url: URL, address: string) {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<number>((done, fail) => {
    const headRequest = request(
      url,
      {
        method: 'HEAD',
        headers: { 'user-agent': 'admissions-site-check (HEAD, once a night)' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
        lookup: (_host, options, callback) => {
          const family = isIP(address);
          if (options.all) callback(null, [{ address, family }]);
          else callback(null, address, family);
        },
      },
      (answer) => {
        answer.destroy();
        done(answer.statusCode ?? 0);
      },
    );
    headRequest.on('error', fail).end();
  });
}

const IPV4_COMPATIBLE_RANGE = ipaddr.parseCIDR('::/96');

/** Excludes loopback, private and special-purpose ranges. */
export function isPublicAddress(address: string) {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  // The library treats the deprecated notation `::127.0.0.1` as public.
  const isCompatible = parsed.kind() === 'ipv6' && parsed.match(IPV4_COMPATIBLE_RANGE);
  return !isCompatible && parsed.range() === 'unicast';
}

/** Empty when any address is private: the owner of the name could select that one. */
async function resolvePublicAddresses(host: string) {
  const hostname = host.replace(/^\[|\]$/g, '');
  const found = await lookup(hostname, { all: true });
  const addresses = found.map(({ address }) => address);
  return addresses.every(isPublicAddress) ? addresses : [];
}
