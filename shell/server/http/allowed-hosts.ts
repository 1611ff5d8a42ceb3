import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';

/** Asked by the machine's own supervisor, by balancers and by whoever collects the figures, under whatever name they know. */
export const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const MAX_HOSTS = 100;
const MISDIRECTED_MESSAGE = `這個網站不使用這個網址。 This site is not served under this address.
(For its operator: name the address in SITE_ORIGIN.)
`;

/** Answers 421 to a request for another host than the site's own: no page, link or cookie is ever made for a name that a stranger chose. */
export function rejectUnknownHosts(
  app: FastifyInstance,
  { siteOrigins }: Pick<Config, 'siteOrigins'>,
): void {
  const isOwn = createHostCheck(siteOrigins);
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwn(request.host) || PROBES.has(request.url)) return done();
    void reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(MISDIRECTED_MESSAGE);
  });
}

/** The same check for every request: hosts that were found to be ours are remembered. */
function createHostCheck(siteOrigins: readonly string[]): (host: string) => boolean {
  const accepted = new Set<string>();
  return (host) => {
    if (accepted.has(host)) return true;
    if (!isOwnHost(host, siteOrigins)) return false;
    // Of a site that was not told its address any number is one.
    if (accepted.size >= MAX_HOSTS) accepted.clear();
    accepted.add(host);
    return true;
  };
}

/** Whether a Host header names this site: a host of its origins or, while none is set, this machine by `localhost` or by an address. */
export function isOwnHost(host: string, siteOrigins: readonly string[]): boolean {
  const requested = parseHost(host);
  if (!requested) return false;
  if (siteOrigins.length === 0)
    return isLoopback(requested.hostname) || isIP(requested.hostname.replace(/^\[|\]$/g, '')) !== 0;
  return siteOrigins.some((origin) => {
    const configured = new URL(origin);
    if (isLoopback(configured.hostname) && isLoopback(requested.hostname))
      return findPort(configured) === findPort(requested);
    // Behind what ends TLS the port of the inner line may stand in the header, or none.
    return (
      configured.hostname === requested.hostname &&
      (requested.port === '' || findPort(configured) === findPort(requested))
    );
  });
}

// Not everything that an address can hold before its path is a host: no user, no second part.
function parseHost(host: string): URL | null {
  if (!/^([a-z\d.-]+|\[[a-f\d:.]+\])(:\d{1,5})?$/i.test(host)) return null;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
}
const isLoopback = (name: string) =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(name);
const findPort = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80');
