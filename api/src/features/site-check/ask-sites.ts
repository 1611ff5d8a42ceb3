import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { resolvePublicly } from './public-addresses.ts';

const PATIENCE = 10_000;
/** Between two questions to one host. */
const APART = 1000;
const MOST_LINKS = 500;
/** Only these say that nothing is there: many sites refuse programs, are slow, or ask for a password. */
const GONE = new Set([404, 410]);
const USUAL_PORTS = new Set(['', '80', '443']);

interface Asking {
  resolve?: (host: string) => Promise<string[]>;
  /** Milliseconds between two questions to one host. */
  apart?: number;
  /** Ports besides those of the web. */
  ports?: ReadonlySet<string>;
}

/** Those links to other sites at which nothing is any more: each is asked once, hosts one after another, and what cannot be told is taken for alive. */
export async function askSites(
  links: readonly string[],
  { resolve = resolvePublicly, apart = APART, ports = USUAL_PORTS }: Asking = {},
): Promise<Set<string>> {
  const dead = new Set<string>();
  let last = '';
  for (const link of [...new Set(links)].slice(0, MOST_LINKS).toSorted()) {
    const url = URL.canParse(link) ? new URL(link) : null;
    if (!url || !/^https?:$/.test(url.protocol) || !ports.has(url.port)) continue;
    if (url.username || url.password) continue;
    if (url.host === last) await pause(apart, undefined, { ref: false });
    last = url.host;
    if (await isGone(url, resolve)) dead.add(link);
  }
  return dead;
}

async function isGone(url: URL, resolve: NonNullable<Asking['resolve']>): Promise<boolean> {
  try {
    const [address] = await resolve(url.hostname);
    if (!address) return false;
    return GONE.has(await askStatus(url, address));
  } catch (error) {
    // A name that nobody has; anything else may pass.
    return (error as { code?: unknown }).code === 'ENOTFOUND';
  }
}

/** Asks exactly the address that was looked at, so that a name cannot mean another one by then; a redirect is an answer, and is not followed. */
function askStatus(url: URL, address: string): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((done, fail) => {
    const asked = request(
      url,
      {
        method: 'HEAD',
        headers: { 'user-agent': 'admissions-site-check (HEAD, once a night)' },
        signal: AbortSignal.timeout(PATIENCE),
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
    asked.on('error', fail).end();
  });
}
