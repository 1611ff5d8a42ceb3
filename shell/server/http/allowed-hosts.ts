import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../base/config.ts';

/** Supervisors, load balancers and metrics collectors may use any host name. */
export const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
const MISDIRECTED_MESSAGE = `這個網站不使用這個網址。 This site is not served under this address.
(For its operator: name the address in SITE_ORIGIN.)
`;

/** Returns 421 for other hosts, so that no page, link or cookie is created for a forged name. */
export function rejectUnknownHosts(
  app: FastifyInstance,
  { siteOrigins }: Pick<Config, 'siteOrigins'>,
) {
  app.addHook('onRequest', (request, reply, done) => {
    if (isOwnHost(request.host, siteOrigins) || PROBES.has(request.url)) return done();
    void reply
      .code(421)
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(MISDIRECTED_MESSAGE);
  });
}

/** Accepts the configured origins or, without any, `localhost` and IP addresses. */
export function isOwnHost(host: string, siteOrigins: readonly string[]) {
  const requested = parseHost(host);
  if (!requested) return false;
  if (siteOrigins.length === 0)
    return isLoopback(requested.hostname) || isIP(requested.hostname.replace(/^\[|\]$/g, '')) !== 0;
  return siteOrigins.some((origin) => {
    const configured = new URL(origin);
    if (isLoopback(configured.hostname) && isLoopback(requested.hostname))
      return findPort(configured) === findPort(requested);
    // Behind TLS termination the header may contain the inner port or none.
    return (
      configured.hostname === requested.hostname &&
      (requested.port === '' || findPort(configured) === findPort(requested))
    );
  });
}

// Excludes user info and anything else besides host and port.
function parseHost(host: string) {
  if (!/^([a-z\d.-]+|\[[a-f\d:.]+\])(:\d{1,5})?$/i.test(host)) return null;
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null;
}
const isLoopback = (name: string) =>
  name === 'localhost' ||
  name.endsWith('.localhost') ||
  name === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(name);
const findPort = ({ port, protocol }: URL) => port || (protocol === 'https:' ? '443' : '80');
